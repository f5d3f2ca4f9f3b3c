import { divideHalfUp } from "../currency/rational";
import { totalOf } from "../pricing/total";
import { fail, ok, type Result } from "../result";
import type { Order, OrderItem } from "./order";
import type { GrantedAmounts, GrantRefusal, RefundedItem, RefundRequest } from "./refund";

type Refunded = Pick<
  Order,
  | "status"
  | "items"
  | "refunds"
  | "finalPrice"
  | "refundAmount"
  | "giftCardAmount"
  | "shippingCost"
  | "grandTotal"
  | "manualDiscount"
  | "offerDiscount"
>;

/**
 * The amounts of a refund of a delivered order. Items before that are cancelled instead, which refunds them as well.
 * First the shopper gets back what was paid in money, then what was paid with gift cards; never more than either.
 *
 * Units:  minor units of the base currency. A part of an item is its share of the item's price, rounded; the last part
 *         is what is left, so that all parts add up to the price.
 * Source: pricing rules 19 and 21; decision 73.
 */
export function refundAmounts(order: Refunded, request: RefundRequest): Result<GrantedAmounts, GrantRefusal> {
  if (order.status !== "delivered") return fail("order_not_delivered");
  const left = leftToRefund(order);
  const granted = granting(order, request, left);
  if (!granted.ok) return granted;
  const { amount, toGiftCards } = granted.value;
  if (amount > left.money || toGiftCards > left.giftCards) return fail("refund_too_high");
  return amount + toGiftCards > 0 ? granted : fail("order_refund_not_due");
}

type Left = { money: number; giftCards: number };

/** What can still be refunded of an order: what was paid in money and with gift cards, less all earlier refunds. */
export function leftToRefund(order: Omit<Refunded, "status">): Left {
  const { items, refunds, finalPrice, refundAmount, giftCardAmount } = order;
  const granted = totalOf(refunds.filter(({ cause }) => cause === "granted").map(({ amount }) => amount));
  const cancelled = totalOf(items.filter(isCancelled).map(({ net }) => net));
  const returned = Math.max(0, cancelled - (refundAmount - granted));
  const regranted = totalOf(refunds.map(({ toGiftCards }) => toGiftCards));
  return { money: finalPrice - refundAmount, giftCards: Math.max(0, giftCardAmount - returned - regranted) };
}

function granting(order: Refunded, request: RefundRequest, left: Left): Result<GrantedAmounts, GrantRefusal> {
  switch (request.kind) {
    case "amount":
      return ok({ amount: request.amount, toGiftCards: 0, items: [], shipping: 0 });
    case "whole": {
      const rest = order.items.filter((item) => !isCancelled(item) && quantityLeft(order, item) > 0);
      const items = rest.map((item) => partOf(order, item, quantityLeft(order, item)));
      return ok({ amount: left.money, toGiftCards: left.giftCards, items, shipping: shippingLeft(order) });
    }
    case "items": {
      const items = partsOf(order, request.items);
      if (!items.ok) return items;
      const shipping = request.withShipping ? shippingLeft(order) : 0;
      const worth = totalOf(items.value.map(({ amount }) => amount)) + shipping;
      const amount = Math.min(worth, left.money);
      return ok({ amount, toGiftCards: worth - amount, items: items.value, shipping });
    }
  }
}

function partsOf(
  order: Refunded,
  chosen: readonly { position: number; quantity: number | null }[],
): Result<RefundedItem[], GrantRefusal> {
  if (new Set(chosen.map(({ position }) => position)).size < chosen.length) return fail("item_repeated", "items");
  const parts: RefundedItem[] = [];
  for (const { position, quantity } of chosen) {
    const item = order.items.find((candidate) => candidate.position === position);
    if (!item) return fail("item_unknown", "items");
    if (isCancelled(item)) return fail("item_cancelled", "items");
    const rest = quantityLeft(order, item);
    const wanted = quantity ?? rest;
    if (wanted <= 0 || wanted > rest) return fail("refund_too_high", "items");
    parts.push(partOf(order, item, wanted));
  }
  return ok(parts);
}

function partOf(order: Pick<Order, "refunds">, item: OrderItem, quantity: number): RefundedItem {
  const { position, net } = item;
  const isLast = quantity === quantityLeft(order, item);
  const before = totalOf(earlierParts(order, item).map(({ amount }) => amount));
  const share = divideHalfUp(BigInt(net) * BigInt(quantity), BigInt(item.quantity));
  return { position, quantity, amount: isLast ? net - before : Math.min(share, net - before) };
}

function quantityLeft(order: Pick<Order, "refunds">, item: OrderItem): number {
  return item.quantity - totalOf(earlierParts(order, item).map(({ quantity }) => quantity));
}

function earlierParts({ refunds }: Pick<Order, "refunds">, { position }: OrderItem): RefundedItem[] {
  return refunds.flatMap(({ items }) => items.filter((part) => part.position === position));
}

/** The shipping cost that is not refunded yet; an offer may have lowered what was charged for it. */
function shippingLeft(order: Refunded): number {
  const { items, shippingCost, grandTotal, manualDiscount, offerDiscount, refunds } = order;
  const charges = grandTotal - manualDiscount - offerDiscount - totalOf(items.map(({ net }) => net));
  const before = totalOf(refunds.map(({ shipping }) => shipping));
  return Math.max(0, Math.min(shippingCost, charges) - before);
}

function isCancelled({ status }: Pick<OrderItem, "status">): boolean {
  return status === "c_confirmed";
}
