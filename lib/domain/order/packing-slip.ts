import { addressLines } from "../address/lines";
import { slotText } from "../checkout/slot-text";
import { quantityText } from "../product/unit";
import { formatDate } from "../store/format-date";
import type { Order } from "./order";
import { itemsToDispatch } from "./parcel";

/** What lies in a parcel beside the goods, for the one who packs and the one who unpacks. It has no prices. */
export type PackingSlip = {
  storeName: string;
  number: string;
  /** Facts about the order, such as its date and how it leaves. */
  facts: readonly string[];
  /** Who gets it, and where; for a pickup, who comes for it. */
  recipient: readonly string[];
  lines: readonly { name: string; detail: string; sku: string; quantity: string }[];
  /** What the shopper says to whom the parcel is for; empty if nothing. */
  giftMessage: string;
  /** What only the one who packs needs: the shopper's note, gift wrapping. */
  hints: readonly string[];
};

/**
 * The packing slip of what is left to send or, if everything has left, of the whole order. Cancelled items are on
 * neither.
 */
export function packingSlip(order: Order, store: { name: string; timeZone: string }): PackingSlip {
  const left = itemsToDispatch(order);
  const isPacked = ({ position, status }: Order["items"][number]) =>
    left.length > 0 ? left.some((item) => item.position === position) : status !== "c_confirmed";
  const { shipping, shippingAddress: to } = order;
  const collector = shipping.collector?.name ?? order.customerName;
  return {
    storeName: store.name,
    number: order.number,
    facts: [
      `Ordered on ${formatDate(order.placedAt ?? order.createdAt, store.timeZone)}`,
      [shipping.methodName, shipping.slot && slotText(shipping.slot, store.timeZone)].filter(Boolean).join(", "),
    ].filter(Boolean),
    recipient: to ? [to.name, ...addressLines(to)] : [collector, shipping.branch?.name ?? ""].filter(Boolean),
    lines: order.items.filter(isPacked).map((item) => ({
      name: item.name,
      detail: [...item.options, item.addonName].filter(Boolean).join(", "),
      sku: item.sku,
      quantity: quantityText(
        left.find(({ position }) => position === item.position)?.quantity ?? item.quantity,
        item.unit,
      ),
    })),
    giftMessage: order.giftMessage,
    hints: [
      ...(order.isGiftWrapped ? ["Wrap as a gift."] : []),
      ...(order.hidesPrices ? ["No prices in the parcel: leave the invoice out."] : []),
      ...(order.note ? [`Note of the customer: ${order.note}`] : []),
    ],
  };
}
