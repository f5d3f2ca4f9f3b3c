/**
 * Where refunded money goes: back through the provider that took it, to a new gift card, or by the owner's own hand,
 * who then only records it.
 */
export const REFUND_DESTINATIONS = ["provider", "gift_card", "by_hand"] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];

/**
 * Where the money of a refund went: one of the destinations, into the order of an exchange, or back through the
 * shopper's bank, which decided a dispute for them.
 */
export const REFUND_WAYS = [...REFUND_DESTINATIONS, "exchange", "dispute"] as const;
type RefundWay = (typeof REFUND_WAYS)[number];

/** `failed`: the provider refused, or gave no answer. It is owed all the same and can be tried again. */
export const REFUND_STATUSES = ["open", "done", "failed"] as const;
type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Why money is refunded: something was cancelled, or the owner has granted it after delivery. */
export const REFUND_CAUSES = ["cancellation", "granted"] as const;
type RefundCause = (typeof REFUND_CAUSES)[number];

/** How much of an item was refunded; the quantity is in hundredths of the item's unit. */
export type RefundedItem = { position: number; quantity: number; amount: number };

/** One refund of an order, done or not. Amounts are in minor units of the base currency. */
export type OrderRefund = {
  id: string;
  cause: RefundCause;
  destination: RefundWay;
  status: RefundStatus;
  amount: number;
  /**
   * The part of what was refunded that gift cards had paid: it went back to them or, in an exchange, into the new order.
   */
  toGiftCards: number;
  /** The amount at the provider, in minor units of the order's currency. */
  chargedAmount: number;
  items: readonly RefundedItem[];
  /** The part of the amount that is shipping. */
  shipping: number;
  reason: string;
  /** Why the last try failed; empty if none did. */
  refusal: string;
  /** The code of the gift card that was issued, to the shopper or for an exchange; empty for other destinations. */
  giftCardCode: string;
  createdAt: Date;
};

/** What to refund of an order: all that is left, an amount, or some of its items, with or without shipping. */
export type RefundRequest =
  | { kind: "whole" }
  | { kind: "amount"; amount: number }
  | { kind: "items"; items: readonly { position: number; quantity: number | null }[]; withShipping: boolean };

/** What a granted refund consists of. */
export type GrantedAmounts = Pick<OrderRefund, "amount" | "toGiftCards" | "items" | "shipping">;

export type GrantRefusal =
  | "order_not_delivered"
  | "item_unknown"
  | "item_repeated"
  | "item_cancelled"
  | "refund_too_high"
  | "order_refund_not_due";
