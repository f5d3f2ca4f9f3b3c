import type { Order, OrderItem } from "../order/order";
import { totalOf } from "../pricing/total";
import type { Unit } from "../product/unit";
import { fail, ok, type Result } from "../result";
import { exchangeDifference, exchangeVariants, type ReturnExchange, type SoldVariant } from "./exchange";
import type { ReturnTerms } from "./terms";

/**
 * The state of a return. The owner approves or refuses what a shopper asks for; once it has arrived, it is `received`
 * in good order and its refund is granted, or it is `rejected` and nothing is.
 */
export const RETURN_STATUSES = ["asked", "approved", "refused", "received", "rejected"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** So many are on a page of the owner's list. */
export const RETURNS_PER_PAGE = 50;

/** What the shopper would like for what is not exchanged. */
export const RETURN_WISHES = ["refund", "gift_card"] as const;
type ReturnWish = (typeof RETURN_WISHES)[number];

/** How much of an item comes back; the quantity is in hundredths of the item's unit. `exchange`: null if for money. */
export type ReturnedItem = { position: number; quantity: number; exchange: ReturnExchange | null };

export type OrderReturn = {
  id: string;
  orderId: string;
  status: ReturnStatus;
  items: readonly ReturnedItem[];
  /** One of the reasons that the shop offered when it was asked for. */
  reason: string;
  /** What the shopper adds; may be empty. */
  note: string;
  /** The shopper's picture of what comes back; null if there is none. */
  pictureId: string | null;
  wish: ReturnWish;
  /** What the owner said last; may be empty. */
  answer: string;
  /** The refund of the order that was granted for it; null before that. */
  refundId: string | null;
  /** The order with what it was exchanged for; null before that, and if nothing was exchanged. */
  exchangeOrder: { id: string; number: string } | null;
  askedAt: Date;
  decidedAt: Date | null;
  receivedAt: Date | null;
};

/** What of an order can come back: `most` is in hundredths of the item's unit. */
export type ReturnableItem = { item: OrderItem; most: number };

/** What a shopper asks for; `exchangeFor` is the id of a variant. */
export type ReturnRequest = Pick<OrderReturn, "reason" | "note" | "wish" | "pictureId"> & {
  items: readonly { position: number; quantity: number; exchangeFor: string | null }[];
};

export type AskReturnRefusal =
  | "returns_off"
  | "return_items_needed"
  | "item_not_returnable"
  | "return_reason_unknown"
  | "gift_cards_off"
  | "exchanges_off"
  | "exchange_unavailable";

/** What decides about returns: the store's terms, and within how many days of delivery an item of each unit is taken. */
export type ReturnRules = { terms: ReturnTerms; days: Readonly<Record<Unit, number>> };

type ReturnableOrder = Pick<Order, "status" | "deliveredAt" | "items" | "refunds" | "currency" | "isTest">;

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
  const { status, deliveredAt, items, isTest } = order;
  if (isTest || !terms.isOffered || status !== "delivered" || deliveredAt === null) return [];
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
 * What comes back, if this can be returned; the stock of exchanges is still to be taken. Items sold by the piece come
 * back in whole pieces, all others as a whole, because what is cut off a length cannot be sold. `variants` are those
 * sold now of the products in the order.
 */
export function checkReturn(
  order: ReturnableOrder,
  returns: readonly OrderReturn[],
  rules: ReturnRules & { variants: readonly SoldVariant[] },
  { items, reason, wish }: ReturnRequest,
  now: Date,
): Result<ReturnedItem[], AskReturnRefusal> {
  const { terms } = rules;
  if (!terms.isOffered) return fail("returns_off");
  if (items.length === 0) return fail("return_items_needed", "items");
  const possible = new Map(returnableItems(order, returns, rules, now).map((each) => [each.item.position, each]));
  const isPossible = ({ position, quantity }: Pick<ReturnedItem, "position" | "quantity">) => {
    const found = possible.get(position);
    if (!found || quantity <= 0 || quantity > found.most) return false;
    return quantity === found.most || (found.item.unit === "Pcs" && quantity % 100 === 0);
  };
  const isRepeated = new Set(items.map(({ position }) => position)).size < items.length;
  if (isRepeated || !items.every(isPossible)) return fail("item_not_returnable", "items");
  if (!terms.reasons.includes(reason)) return fail("return_reason_unknown", "reason");
  if (wish === "gift_card" && !terms.offersGiftCard) return fail("gift_cards_off", "wish");
  if (items.some(({ exchangeFor }) => exchangeFor !== null) && !terms.offersExchange) return fail("exchanges_off");
  const returned: ReturnedItem[] = [];
  for (const { position, quantity, exchangeFor } of items) {
    const item = possible.get(position)?.item;
    if (!item) return fail("item_not_returnable", "items");
    const exchange = exchangeFor === null ? null : exchangeOf(order, item, { quantity, exchangeFor }, rules.variants);
    if (exchangeFor !== null && !exchange) return fail("exchange_unavailable", "items");
    returned.push({ position, quantity, exchange });
  }
  return ok(returned);
}

function exchangeOf(
  { currency }: Pick<Order, "currency">,
  item: OrderItem,
  { quantity, exchangeFor }: { quantity: number; exchangeFor: string },
  variants: readonly SoldVariant[],
): ReturnExchange | null {
  const wanted = exchangeVariants(item, quantity, variants).find(({ variantId }) => variantId === exchangeFor);
  if (!wanted) return null;
  const { variantId, sku, options, image } = wanted;
  const difference = exchangeDifference(item, quantity, { wanted, variants }, currency);
  return { variantId, sku, options, image, difference, stockTaken: 0 };
}

/** The quantities from which a shopper chooses, in hundredths of the unit, without 0. */
export function quantitiesToReturn({ item, most }: ReturnableItem): number[] {
  if (item.unit !== "Pcs") return [most];
  const pieces = Array.from({ length: Math.floor(most / 100) }, (_, index) => (index + 1) * 100);
  return most % 100 === 0 ? pieces : [...pieces, most];
}
