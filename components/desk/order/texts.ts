import type { OrderStatus } from "@/lib/domain/order/order";
import type { RefundDestination } from "@/lib/domain/order/refund";
import type { TimelineEvent } from "@/lib/domain/order/timeline";
import type { PaymentStatus } from "@/lib/domain/payment/payment";

export const ORDER_STATUS_NAMES: Record<OrderStatus, string> = {
  pending: "Waits for the payment",
  placed: "Placed",
  confirmed: "Being packed",
  dispatched: "Sent",
  delivered: "Delivered",
  cancelled: "Cancelled",
  lapsed: "Not paid in time",
};

export const PAYMENT_STATUS_NAMES: Record<PaymentStatus, string> = {
  none: "Nothing to pay",
  due: "To be paid on delivery",
  awaited: "Not paid yet",
  pending: "Being paid",
  paid: "Paid",
  failed: "Payment failed",
  refund_due: "Refund due",
  refunded: "Refunded",
};

export const orderTexts = {
  search: "Search orders",
  searchHint: "Number, name, e-mail or item",
  all: "All orders",
  status: "Status",
  anyPayment: "Any payment",
  none: "No orders yet. They appear here as soon as someone buys.",
  noMatch: "No order matches.",
  total: (count: number) => (count === 1 ? "1 order" : `${count} orders`),
  back: "Orders",
  order: (number: string) => `Order ${number}`,
  placed: "Placed",
  customer: "Customer",
  payment: "Payment",
  sum: "Total",
  items: "Items",
  quantity: "Quantity",
  money: "Money",
  delivery: "Delivery",
  pickup: "Pickup",
  note: "Order note",
  giftMessage: "Gift message",
  hidesPrices: "No prices in the parcel",
  parcels: "Parcels",
  sent: "sent",
  subtotal: "Subtotal",
  shipping: "Shipping",
  free: "Free",
  packaging: "Packaging",
  giftWrap: "Gift wrap",
  codFee: "Cash on delivery",
  discount: "Discount",
  giftCards: "Gift cards",
  refunded: "Refunded",
  refundDue: "Refund due",
} as const;

export const stepTexts = {
  title: "Next",
  nothing: "Nothing is left to do.",
  noRight: "You may look at orders, but not change them.",
  confirm: "Start packing",
  confirmWhy: "The customer reads that it is being prepared.",
  paid: "The money has arrived",
  paidWhy: (sum: string) => `Records ${sum} as paid.`,
  dispatch: "Send",
  dispatchWhy: "Everything that is left goes in one parcel. The customer gets an e-mail.",
  part: "Only a part of it",
  partWhy: "Choose what lies in the parcel.",
  dispatchPartWhy: "The rest can follow in another parcel. The customer gets an e-mail for each.",
  ready: "Ready for pickup",
  carrier: "Carrier",
  tracking: "Tracking number",
  optional: "optional",
  deliver: "Delivered",
  deliverWhy: "Ends the order. What was to be paid on delivery counts as paid.",
  cancel: "Cancel the order",
  cancelWhy: "Its stock is sold again. The customer reads the reason.",
  reason: "Reason for the customer",
  keep: "Keep the order",
  cancelItems: "Only these items",
  cancelPart: (count: number) => (count === 1 ? "Cancel 1 item" : `Cancel ${count} items`),
  cancelPartWhy: "Their stock is sold again, and what was paid for them is owed back. The customer reads the reason.",
  refundDue: (sum: string) => `Refund ${sum}`,
  refundDueWhy: "The money goes back the way it came. If you have returned it yourself, say so.",
  refundByHand: "I have returned it",
  grant: "Refund",
  grantWhat: "How much",
  scopes: { whole: "Everything that is left", items: "What some items cost", amount: "An amount" },
  grantShipping: "And the shipping",
  grantAmount: "Amount",
  grantTo: "To where",
  grantNothing: "Choose what is refunded.",
  grantWhy: "The customer reads the reason. It is owed from now on, even if the provider fails.",
  keepMoney: "Refund nothing",
  done: "Done.",
} as const;

export const chooseTexts = {
  items: "Which items",
  quantityOf: (name: string) => `Quantity of ${name}`,
  of: (quantity: string) => `of ${quantity}`,
} as const;

export const REFUND_DESTINATION_TEXTS: Record<RefundDestination, string> = {
  provider: "The way it came",
  gift_card: "A new gift card",
  by_hand: "I have returned it myself",
};

export const timelineTexts = {
  title: "History",
  kinds: {
    ordered: "Ordered",
    placed: "Placed",
    paid: "Marked as paid",
    confirmed: "Packing began",
    parcel: "Parcel sent",
    delivered: "Delivered",
    cancelled: "Cancelled",
    came_back: "Parcel came back",
    invoice: "Invoice",
    credit_note: "Credit note",
    refund: "Refund",
    note: "Note",
  } satisfies Record<TimelineEvent["kind"], string>,
  by: (name: string) => `by ${name}`,
  note: "Note for your people",
  noteHint: "The customer never sees it.",
  add: "Add the note",
} as const;

export const paperTexts = {
  title: "To print and send",
  slip: "Packing slip",
  invoice: "Invoice",
  creditNote: (number: string) => `Credit note ${number}`,
  tailor: "Tailor’s sheet",
  blocked: "The browser did not open another tab. Allow it for this page and try again.",
  resend: "Send the last e-mail again",
  resent: "The e-mail is on its way.",
} as const;

export const bulkTexts = {
  title: "Chosen orders",
  all: "All orders of this page",
  chosen: (count: number) => (count === 1 ? "1 order is chosen" : `${count} orders are chosen`),
  confirm: (count: number) => `Start packing ${count}`,
  print: "Print packing slips",
  none: "Choose none",
  done: (count: number) => (count === 1 ? "1 order is being packed." : `${count} orders are being packed.`),
} as const;
