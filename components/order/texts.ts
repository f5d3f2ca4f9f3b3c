import { formatMoney } from "@/lib/domain/currency/money";
import { showOrderAmount } from "@/lib/domain/order/display";
import { isLapsedTransfer } from "@/lib/domain/order/hold";
import type { OrderType } from "@/lib/domain/order/list";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import { isPartlyDispatched } from "@/lib/domain/order/parcel";
import type { OrderRefund } from "@/lib/domain/order/refund";
import type { OrderReturn } from "@/lib/domain/return/return";

/** The status of an order in a few words for shoppers. */
export function statusText(order: Pick<Order, "status" | "kind" | "parcels">): string {
  return isPartlyDispatched(order) ? parcelTexts.partly : stepText(order);
}

/** A step of an order as one or two words. */
export function stepText({ status, kind }: Pick<Order, "status" | "kind">): string {
  switch (status) {
    case "pending":
      return "Waiting for payment";
    case "placed":
      return "Placed";
    case "confirmed":
      return "Preparing";
    case "dispatched":
      return kind === "pickup" ? "Ready for pickup" : "On its way";
    case "delivered":
      return kind === "pickup" ? "Collected" : "Delivered";
    case "cancelled":
      return "Cancelled";
    case "lapsed":
      return "Not paid in time";
  }
}

/** How an order is paid, with the state of the payment: "UPI: Waiting for your transfer". */
export function paymentStatusText({
  paymentLabel,
  paymentStatus,
}: Pick<Order, "paymentLabel" | "paymentStatus">): string {
  return [paymentLabel, PAYMENT_STATUS_TEXTS[paymentStatus]].filter(Boolean).join(": ");
}

const PAYMENT_STATUS_TEXTS: Record<Order["paymentStatus"], string> = {
  none: "Nothing to pay",
  due: "Pay when you receive your order",
  awaited: "Waiting for your transfer",
  pending: "Being confirmed",
  paid: "Paid",
  failed: "Not paid",
  refund_due: "Refund on its way",
  refunded: "Refunded",
};

export const ITEM_STATUS_TEXTS: Record<Exclude<OrderItem["status"], "">, string> = {
  c_requested: "Cancellation requested",
  c_confirmed: "Cancelled",
  c_declined: "Could not be cancelled",
};

/** The sentences that say what happens next with an order: its payment first, then its delivery. */
export function nextTexts(order: Order): string[] {
  if (isLapsedTransfer(order)) return LAPSED_TRANSFER_TEXTS;
  return [paymentText(order), deliveryText(order)].filter((text) => text !== "");
}

const LAPSED_TRANSFER_TEXTS = [
  "Your transfer did not arrive in time, so we could not keep your items any longer. Nothing will be sent.",
  "If you have sent the money already, reply to your order e-mail with the reference of the transfer. If the items are still there, we will send them. Otherwise we will return your money.",
];

function paymentText({ paymentStatus, finalPrice, currency, kind }: Order): string {
  const amount = formatMoney(showOrderAmount(finalPrice, currency), currency.code);
  switch (paymentStatus) {
    case "none":
      return "There is nothing left to pay.";
    case "due":
      return kind === "pickup"
        ? `Please bring ${amount} when you collect your order.`
        : `Please have ${amount} ready when your order is delivered.`;
    case "awaited":
      return `We will prepare your order once your payment of ${amount} arrives.`;
    case "pending":
      return "Your payment is being confirmed. We will e-mail you once it is complete.";
    case "paid":
      return `You have paid ${amount}.`;
    case "failed":
      return "The payment failed. You have not been charged.";
    case "refund_due":
      return "Your refund is on its way.";
    case "refunded":
      return "Your payment has been refunded.";
  }
}

function deliveryText(order: Order): string {
  const { status, kind, shipping } = order;
  if (isPartlyDispatched(order)) return parcelTexts.rest;
  switch (status) {
    case "placed":
    case "confirmed":
      if (kind === "pickup")
        return `We will e-mail you when your order is ready for pickup${shipping.branch ? ` at ${shipping.branch.name}` : ""}.`;
      return "We will e-mail you a tracking link when your order ships.";
    case "dispatched":
      return kind === "pickup" ? "Your order is ready for pickup." : "Your order is on its way.";
    case "delivered":
      return "We hope you enjoy your order.";
    case "cancelled":
      return "This order was cancelled.";
    case "pending":
      return "";
    case "lapsed":
      return "This order was not paid in time. The items are still in your bag if you would like to order again.";
  }
}

export const cancelTexts = {
  open: "Cancel items",
  items: "Which items?",
  reason: "Why?",
  details: "Details",
  submit: "Request cancellation",
  note: "We will check whether we can still cancel these items, and e-mail you. If you have paid for them, you will get a refund.",
  unpaidNote: "If you choose all items, we cancel the order at once. Otherwise we'll check and e-mail you.",
} as const;

export const returnTexts = {
  heading: "Returns",
  open: "Return items",
  items: "What would you like to return?",
  keep: "Keep it",
  reason: "Why?",
  note: "Details",
  picture: "A picture of it",
  pictureHint: "JPEG, PNG, WebP or HEIF, up to 10 MB. It helps if something is damaged or wrong.",
  hasPicture: "You sent a picture.",
  exchange: (name: string) => `Exchange ${name} for`,
  perPiece: (difference: string) => `${difference} each`,
  noExchange: "Nothing, I would like it refunded",
  exchangeHint: "We keep it for you until your parcel has arrived.",
  exchangedFor: (variant: string) => `In exchange: ${variant}`,
  exchangeOrder: (number: string) => `Your exchange is order ${number}.`,
  wish: "What would you like instead?",
  wishes: { refund: "A refund", gift_card: "A gift card" },
  submit: "Request return",
  noteBelow: {
    customer: "We will check your request and e-mail you how to send the parcel. You pay for sending it.",
    shop: "We will check your request and e-mail you how to send the parcel. We pay for sending it.",
  },
  asked: "Requested",
  approved: "Approved",
  refused: "Declined",
  arrived: "Arrived",
  answer: (text: string) => `The shop says: ${text}`,
} as const;

/** The state of a return; `refund` is that of the refund of its money, null if it has none. */
export function returnStateText(
  { status, exchangeOrder }: Pick<OrderReturn, "status" | "exchangeOrder">,
  refund: OrderRefund["status"] | null,
): string {
  switch (status) {
    case "asked":
      return "You have asked for a return. We will e-mail you.";
    case "approved":
      return "Your return is approved. Please send it back as our e-mail says.";
    case "refused":
      return "We could not take this back.";
    case "received":
      if (exchangeOrder) return "Your return has arrived and is exchanged.";
      return refund === "done" ? "Your return is refunded." : "Your return has arrived. Your refund is on its way.";
    case "rejected":
      return "Your return did not arrive in good order, so it was not refunded.";
  }
}

export const withdrawTexts = {
  open: "Cancel this order",
  note: "The whole order is cancelled at once. You cannot undo this.",
  transfer: "If you have already sent the transfer, tell us after cancelling, and we will return it.",
  submit: "Cancel the order",
} as const;

export const findOrderTexts = {
  title: "Find your order",
  intro: "Enter the order number and the e-mail address of your order, and we will send you a link to it.",
  number: "Order number",
  numberHint: "It is in the subject of your order e-mail, such as 4821937-1126.",
  send: "Send me the link",
  sendAgain: "Send it again",
} as const;

/** The labels that several pages about orders share. */
export const orderTexts = {
  number: (number: string) => `Order ${number}`,
  pickup: "Pickup at",
  collector: "Collected by",
  slot: (isPickup: boolean) => (isPickup ? "Pickup slot" : "Delivery slot"),
  method: "Delivery method",
  shippingAddress: "Delivery address",
  billingAddress: "Billing address",
  gift: "Gift",
  note: "Order note",
  free: "Free",
  noLongerAvailable: "No longer available",
} as const;

export const parcelTexts = {
  heading: (count: number) => (count === 1 ? "Parcel" : "Parcels"),
  name: (ordinal: number) => `Parcel ${ordinal}`,
  sent: "Sent on",
  carrier: "Carrier",
  trackingNumber: "Tracking number",
  track: "Track parcel",
  trackNamed: (name: string) => `Track parcel: ${name}`,
  toCome: "Still to come",
  partly: "Partly on its way",
  rest: "A part of your order is on its way. We will e-mail you when the rest ships.",
} as const;

export const orderPageTexts = {
  title: "Order",
  orderAgain: "Order again",
  payment: "Payment",
  howToPay: "How to pay",
  items: "Items",
  addresses: "Addresses",
} as const;

export const orderSummaryTexts = {
  title: "Your order",
  thanks: (firstName: string | undefined) => (firstName ? `Thank you, ${firstName}` : "Thank you"),
  closed: "This order is no longer active",
  unfinished: "This order is not paid yet",
  /** The texts before and after the customer's e-mail address. */
  sentTo: ["We have e-mailed these details to ", "."],
  delivery: (isPickup: boolean) => (isPickup ? "Pickup" : "Delivery"),
  items: "Ordered items",
} as const;

export const summaryLinkTexts = {
  account: "View details in your account",
  createAccount: "Create an account",
  shop: "Back to the shop",
} as const;

export const orderListTexts = {
  title: "Orders",
  types: { live: "In progress", completed: "Completed", cancelled: "Cancelled" } satisfies Record<OrderType, string>,
  labels: { kinds: "Orders by status", search: "Search your orders", placeholder: "Order number or product" },
  empty: {
    live: "You have no open orders.",
    completed: "You have no completed orders yet.",
    cancelled: "You have no cancelled orders.",
  } satisfies Record<OrderType, string>,
  noMatch: "No orders match your search.",
  showAll: "Show all orders",
  browse: "Browse the shop",
} as const;
