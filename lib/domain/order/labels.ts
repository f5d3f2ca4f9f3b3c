import type { OrderRow } from "./display";
import type { Order } from "./order";

/** The names of the sums of a bill: on pages, in mails and on the command line. */
export const SUM_LABELS = {
  sub_total: "Subtotal",
  shipping: "Shipping",
  packaging: "Packaging",
  gift_wrapping: "Gift wrapping",
  cash_on_delivery: "Cash on delivery",
  grand_total: "Total",
  manual_discount: "Discount",
  final_price: "To pay",
  refund: "Cancelled items",
} as const satisfies Record<Exclude<OrderRow["part"], "offer" | "gift_card">, string>;

/** `code` is empty if the offer applied by itself. */
export function offerLabel(code: string): string {
  return code ? `Offer ${code}` : "Offer";
}

/** `ending` are the last characters of the code, because anyone who has the whole code can spend the card. */
export function giftCardLabel(ending: string): string {
  return `Gift card ending in ${ending}`;
}

/** The name of a row of an order's bill. */
export function rowLabel(row: OrderRow, { paymentStatus }: Pick<Order, "paymentStatus">): string {
  if (row.part === "offer") return offerLabel(row.code);
  if (row.part === "gift_card") return giftCardLabel(row.ending);
  return row.part === "final_price" && paymentStatus === "paid" ? "Paid" : SUM_LABELS[row.part];
}
