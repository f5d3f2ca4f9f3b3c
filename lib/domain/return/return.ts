import type { Order, OrderItem } from "../order/order";
import { totalOf } from "../pricing/total";
import type { Unit } from "../product/unit";
import { fail, ok, type Result } from "../result";
import type { ReturnTerms } from "./terms";

/**
 * The state of a return. The owner approves or refuses what a shopper asks for; once it has arrived, it is `received`
 * in good order and its refund is granted, or it is `rejected` and nothing is.
 */
export const RETURN_STATUSES = ["asked", "approved", "refused", "received", "rejected"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** What the shopper would like for it. */
export const RETURN_WISHES = ["refund", "gift_card"] as const;
type ReturnWish = (typeof RETURN_WISHES)[number];

/** How much of an item comes back; the quantity is in hundredths of the item's unit. */
export type ReturnedItem = { position: number; quantity: number };

export type OrderReturn = {
  id: string;
  orderId: string;
  status: ReturnStatus;
  items: readonly ReturnedItem[];
  /** One of the reasons that the shop offered when it was asked for. */
  reason: string;
  /** What the shopper adds; may be empty. */
  note: string;
  wish: ReturnWish;
  /** What the owner said last; may be empty. */
  answer: string;
  /** The refund of the order that was granted for it; null before that. */
  refundId: string | null;
  askedAt: Date;
  decidedAt: Date | null;
  receivedAt: Date | null;
};

/** What of an order can come back: `most` is in hundredths of the item's unit. */
export type ReturnableItem = { item: OrderItem; most: number };

export type ReturnRequest = Pick<OrderReturn, "items" | "reason" | "note" | "wish">;

export type AskReturnRefusal =
  | "returns_off"
  | "return_items_needed"
  | "item_not_returnable"
  | "return_reason_unknown"
  | "gift_cards_off";

/** What decides about returns: the store's terms, and within how many days of delivery an item of each unit is taken. */
export type ReturnRules = { terms: ReturnTerms; days: Readonly<Record<Unit, number>> };

type ReturnableOrder = Pick<Order, "status" | "deliveredAt" | "items" | "refunds">;

const DAY_MS = 24 * 60 * 60_000;

/**
 * What a shopper may still ask to return: items of a delivered order whose days are not over, that were not made for
 * this shopper alone and that the shop takes back, less what was asked for or refunded before. What the owner refused
 * is not asked for again.
 *
 * Source: docs/domain.md#returns.
 */
export function returnableItems(
  order: ReturnableOrder,
  returns: readonly OrderReturn[],
  { terms, days }: ReturnRules,
  now: Date,
): ReturnableItem[] {
  const { status, deliveredAt, items } = order;
  if (!terms.isOffered || status !== "delivered" || deliveredAt === null) return [];
  return items
    .filter((item) => isTakenBack(item, terms))
    .filter(({ unit }) => now.getTime() < deliveredAt.getTime() + days[unit] * DAY_MS)
    .map((item) => ({ item, most: quantityLeft(order, returns, item) }))
    .filter(({ most }) => most > 0);
}

function isTakenBack({ status, customization, personalization, slug }: OrderItem, terms: ReturnTerms): boolean {
  const isForOneShopper = customization !== null || personalization !== null;
  return status !== "c_confirmed" && !isForOneShopper && !terms.excludedProducts.includes(slug);
}

function quantityLeft(
  { refunds }: Pick<Order, "refunds">,
  returns: readonly OrderReturn[],
  { position, quantity }: OrderItem,
): number {
  // The refund of a received return counts already.
  const asked = returns.filter(({ refundId }) => refundId === null);
  const before = [...refunds, ...asked].flatMap(({ items }) => items.filter((part) => part.position === position));
  return Math.max(0, quantity - totalOf(before.map((part) => part.quantity)));
}

/**
 * Whether this can be returned. Items sold by the piece come back in whole pieces, all others as a whole, because what
 * is cut off a length cannot be sold.
 */
export function checkReturn(
  order: ReturnableOrder,
  returns: readonly OrderReturn[],
  rules: ReturnRules,
  { items, reason, wish }: ReturnRequest,
  now: Date,
): Result<null, AskReturnRefusal> {
  const { terms } = rules;
  if (!terms.isOffered) return fail("returns_off");
  if (items.length === 0) return fail("return_items_needed", "items");
  const possible = new Map(returnableItems(order, returns, rules, now).map((each) => [each.item.position, each]));
  const isPossible = ({ position, quantity }: ReturnedItem) => {
    const found = possible.get(position);
    if (!found || quantity <= 0 || quantity > found.most) return false;
    return quantity === found.most || (found.item.unit === "Pcs" && quantity % 100 === 0);
  };
  const isRepeated = new Set(items.map(({ position }) => position)).size < items.length;
  if (isRepeated || !items.every(isPossible)) return fail("item_not_returnable", "items");
  if (!terms.reasons.includes(reason)) return fail("return_reason_unknown", "reason");
  if (wish === "gift_card" && !terms.offersGiftCard) return fail("gift_cards_off", "wish");
  return ok(null);
}

/** The quantities from which a shopper chooses, in hundredths of the unit, without 0. */
export function quantitiesToReturn({ item, most }: ReturnableItem): number[] {
  if (item.unit !== "Pcs") return [most];
  const pieces = Array.from({ length: Math.floor(most / 100) }, (_, index) => (index + 1) * 100);
  return most % 100 === 0 ? pieces : [...pieces, most];
}
