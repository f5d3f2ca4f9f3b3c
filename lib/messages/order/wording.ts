import type { Address } from "@/lib/domain/address/address";
import { addressLines } from "@/lib/domain/address/lines";
import { slotText } from "@/lib/domain/checkout/slot-text";
import { formatMoney } from "@/lib/domain/currency/money";
import { customizationText } from "@/lib/domain/customization/text";
import { showOrder, showOrderAmount } from "@/lib/domain/order/display";
import { GIFT_LABELS, rowLabel } from "@/lib/domain/order/labels";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import { personalizationText } from "@/lib/domain/personalization/text";
import { quantityText } from "@/lib/domain/product/unit";
import { openingHoursLines } from "@/lib/domain/store/opening-hours";
import type { OpeningDay } from "@/lib/domain/store/store";
import type { OrderContent } from "./content";

export type OrderMail = {
  /** The link for this recipient. */
  link: string;
  /** The time zone of the store, in which the chosen slot is written. */
  timeZone: string;
  /** The opening hours of the store's branches. */
  openingDays: readonly OpeningDay[];
};

/** An order as content of a mail, with amounts in the order's own currency. */
export function orderContent(order: Order, { link, timeZone, openingDays }: OrderMail): OrderContent {
  const { number, customerName, currency, items } = order;
  return {
    number,
    name: customerName,
    link,
    items: itemRows(order, items),
    bill: showOrder(order).rows.map((row) => ({
      label: rowLabel(row, order).slice(0, 500),
      ...(row.part === "final_price" && { isTotal: true }),
      amount: row.part === "shipping" && row.amount === 0 ? "Free" : formatMoney(row.shown, currency.code),
    })),
    destination: destinationOf(order, { timeZone, openingDays }),
    gift: giftLines(order),
  };
}

/** What makes the parcel a gift, in lines; the message keeps its own. */
function giftLines({ isGiftWrapped, giftMessage, hidesPrices }: Order): string[] {
  const message = giftMessage ? [GIFT_LABELS.message, ...giftMessage.split("\n").filter((line) => line.trim())] : [];
  const lines = [isGiftWrapped && GIFT_LABELS.wrapped, hidesPrices && GIFT_LABELS.noPrices, ...message];
  return lines.filter((line) => line !== false).slice(0, 30);
}

/** Mail rows for some of the order's items. */
export function itemRows(order: Order, items: readonly OrderItem[]): OrderContent["items"] {
  const shown = new Map(showOrder(order).items.map((item) => [item.position, item.total]));
  return items.map((item) => ({
    label: item.name.slice(0, 500),
    detail: itemDetail(item).slice(0, 500),
    ...(item.slug && item.slug.length <= 500 && { slug: item.slug }),
    ...(item.image && item.image.length <= 2_000 && { image: item.image }),
    amount: formatMoney(shown.get(item.position) ?? 0, order.currency.code),
  }));
}

/** An amount of the order, formatted in its own currency. */
export function orderAmount(amount: number, { currency }: Pick<Order, "currency">): string {
  return formatMoney(showOrderAmount(amount, currency), currency.code);
}

type DetailedItem = Pick<
  OrderItem,
  "options" | "addonName" | "quantity" | "unit" | "additionalQuantity" | "customization" | "personalization"
>;

/**
 * The details of an item in one line, for example "Indigo, L · Fall and pico · 2 pieces". If it is made to measure, what
 * it is made to follows: "Asha; Neck: Round; Upper body: Chest 38 in".
 */
export function itemDetail(item: DetailedItem): string {
  const { options, addonName, quantity, unit, additionalQuantity, customization, personalization } = item;
  const extra = additionalQuantity > 0 ? ` with ${quantityText(additionalQuantity, unit)} of extra cloth` : "";
  return [
    options.join(", "),
    addonName,
    quantityText(quantity, unit) + extra,
    personalization && personalizationText(personalization),
    customization && customizationText(customization),
  ]
    .filter(Boolean)
    .join(" · ");
}

function destinationOf(
  { kind, shipping, shippingAddress, billingAddress }: Order,
  { timeZone, openingDays }: Omit<OrderMail, "link">,
): OrderContent["destination"] {
  const { branch, slot } = shipping;
  const slotLine = slot ? `${kind === "pickup" ? "Pickup" : "Delivery"} slot: ${slotText(slot, timeZone)}` : "";
  if (kind === "pickup" && branch) {
    const { collector } = shipping;
    const collectedBy = collector ? `Collected by ${collector.name}, ${collector.dialCode} ${collector.mobile}` : "";
    const hours = openingHoursLines(openingDays);
    const lines = [branch.name, branch.address, branch.mobile, ...hours, collectedBy, slotLine].filter(Boolean);
    return { heading: "Pickup at", lines: lines.map((line) => line.slice(0, 500)) };
  }
  return {
    heading: "Delivery address",
    lines: [...placeLines(shippingAddress ?? billingAddress), slotLine].filter(Boolean),
  };
}

/** The lines of an address: name, address and telephone number. */
export function placeLines(address: Address | null): string[] {
  if (!address) return [];
  const lines = [address.name, ...addressLines(address), `${address.dialCode} ${address.mobile}`.trim()];
  return lines.filter(Boolean).map((line) => line.slice(0, 500));
}
