import type { OrderRow } from "@/lib/domain/order/display";
import type { CancelReason, OrderType } from "@/lib/domain/order/list";
import type { Order } from "@/lib/domain/order/order";

/** Where an order stands, in a word or two. */
export function statusText({ status, kind }: Pick<Order, "status" | "kind">): string {
  switch (status) {
    case "pending":
      return "Waiting for the payment";
    case "placed":
      return "Placed";
    case "confirmed":
      return "Being made ready";
    case "dispatched":
      return kind === "pickup" ? "Ready for you" : "On its way";
    case "delivered":
      return kind === "pickup" ? "Collected" : "Delivered";
    case "cancelled":
      return "Cancelled";
    case "lapsed":
      return "Not paid in time";
  }
}

/** How the money of an order stands. */
export const PAYMENT_TEXTS: Record<Order["paymentStatus"], string> = {
  none: "Nothing to pay",
  due: "To be paid on delivery",
  awaited: "We are waiting for your transfer",
  pending: "On its way",
  paid: "Paid",
  failed: "Not paid",
  refund_due: "Paid; what you get back is on its way",
  refunded: "Given back",
};

const ROW_TEXTS: Record<Exclude<OrderRow["part"], "offer" | "gift_card">, string> = {
  sub_total: "Sub total",
  shipping: "Shipping",
  packaging: "Packaging",
  gift_wrapping: "Gift wrapping",
  cash_on_delivery: "Cash on delivery",
  grand_total: "Total",
  manual_discount: "Discount",
  final_price: "To pay",
  refund: "Cancelled of it",
};

export function rowText(row: OrderRow, { paymentStatus }: Pick<Order, "paymentStatus">): string {
  if (row.part === "final_price" && paymentStatus === "paid") return "Paid";
  if (row.part === "offer") return row.code ? `Offer ${row.code}` : "Offer";
  if (row.part === "gift_card") return `Gift card ending in ${row.ending}`;
  return ROW_TEXTS[row.part];
}

export const TYPE_NAMES: Record<OrderType, string> = { live: "Live", completed: "Completed", cancelled: "Cancelled" };

/** Domain §4.16. */
export const CANCEL_REASON_TEXTS: Record<CancelReason, string> = {
  by_mistake: "I ordered it by mistake",
  too_late: "It will not arrive in time",
  shipping_too_dear: "Shipping costs too much",
  item_too_dear: "The item costs too much",
  cheaper_elsewhere: "I found it cheaper elsewhere",
  change_address: "I want to change the address",
  change_payment: "I want to pay in another way",
  other: "Another reason",
};
