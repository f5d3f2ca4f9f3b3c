import { totalOf } from "../pricing/total";
import type { OrderRow } from "./display";
import type { Order } from "./order";

/** The names of the sums of a bill: on pages, in mails and on the command line. */
export const SUM_LABELS = {
  sub_total: "Subtotal",
  shipping: "Shipping",
  packaging: "Packaging",
  gift_wrapping: "Gift wrap",
  cash_on_delivery: "Cash on delivery",
  grand_total: "Total",
  manual_discount: "Discount",
  final_price: "To pay",
  refund: "Cancelled or refunded",
} as const satisfies Record<Exclude<OrderRow["part"], "offer" | "gift_card">, string>;

/** `code` is empty if the offer applied by itself. */
export const GIFT_LABELS = {
  wrapped: "Gift wrap",
  message: "Gift message:",
  noPrices: "No prices in the parcel",
} as const;

export function offerLabel(code: string): string {
  return code ? `Offer ${code}` : "Offer";
}

/** How many products an offer's label names. */
const MAX_NAMES = 3;

/**
 * What an offer reduces, after its label: "on shipping", "on all items", "on Silk stole and Scarf". `names` are the
 * names of the reduced items, one for each; empty for an offer on shipping.
 */
export function offerTarget(names: readonly string[], itemCount: number): string {
  if (names.length === 0) return "on shipping";
  if (names.length === itemCount && itemCount > 1) return "on all items";
  const different = [...new Set(names)];
  const hidden = different.length - MAX_NAMES;
  const shown = [...different.slice(0, MAX_NAMES), ...(hidden > 0 ? [`${hidden} more`] : [])];
  return `on ${new Intl.ListFormat("en-GB").format(shown)}`;
}

type OfferedOrder = Pick<Order, "items" | "subTotal" | "manualDiscount">;

/** True if the order's offer, if it has one, lowered the shipping cost: then no item was reduced by it. */
export function isOfferOnShipping({ items, subTotal, manualDiscount }: OfferedOrder): boolean {
  return totalOf(items.map(({ net }) => net)) === subTotal - manualDiscount;
}

/** `offerTarget` of an order; null for orders made before their items recorded it. */
function targetOfOrder(order: OfferedOrder): string | null {
  const names = order.items.filter(({ offerDiscount }) => offerDiscount > 0).map(({ name }) => name);
  return names.length > 0 || isOfferOnShipping(order) ? offerTarget(names, order.items.length) : null;
}

/** `ending` are the last characters of the code, because anyone who has the whole code can spend the card. */
export function giftCardLabel(ending: string): string {
  return `Gift card ending in ${ending}`;
}

/** The name of a row of an order's bill. */
export function rowLabel(row: OrderRow, order: OfferedOrder & Pick<Order, "paymentStatus" | "status">): string {
  if (row.part === "offer") return [offerLabel(row.code), targetOfOrder(order)].filter(Boolean).join(" ");
  if (row.part === "gift_card") return giftCardLabel(row.ending);
  if (row.part !== "final_price") return SUM_LABELS[row.part];
  if (order.paymentStatus === "paid") return "Paid";
  return order.status === "cancelled" ? "Order total" : SUM_LABELS.final_price;
}
