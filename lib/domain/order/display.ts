import { convertFromBase, convertPlain } from "../currency/currency";
import type { Order } from "./order";

/** A line of an order's bill; `amount` in minor units of the base, what is taken off below 0. */
export type OrderRow = { amount: number } & (
  | { part: "sub_total" | "shipping" | "packaging" | "gift_wrapping" | "cash_on_delivery" | "grand_total" }
  | { part: "manual_discount" | "final_price" | "refund" }
  | { part: "offer"; code: string }
  /** Who has the code has the money: only its end is shown. */
  | { part: "gift_card"; ending: string }
);

type Billed = Pick<
  Order,
  | "subTotal"
  | "shippingCost"
  | "packagingCharges"
  | "giftWrapping"
  | "codCharges"
  | "grandTotal"
  | "manualDiscount"
  | "offerDiscount"
  | "offerCode"
  | "giftCards"
  | "finalPrice"
  | "refundAmount"
  | "kind"
>;

/** The bill of an order from top to bottom; what costs nothing and takes nothing off is left out, but not the posting. */
export function orderRows(order: Billed): OrderRow[] {
  const charges = [
    { part: "packaging", amount: order.packagingCharges },
    { part: "gift_wrapping", amount: order.giftWrapping },
    { part: "cash_on_delivery", amount: order.codCharges },
  ] as const;
  const cards = order.giftCards.map(({ code, amount }) => ({
    part: "gift_card" as const,
    amount: 0 - amount,
    ending: code.slice(-4),
  }));
  const reductions: OrderRow[] = [
    { part: "manual_discount", amount: 0 - order.manualDiscount },
    { part: "offer", amount: 0 - order.offerDiscount, code: order.offerCode },
    ...cards,
  ];
  const isPosted = order.kind === "delivery" || order.shippingCost > 0;
  return [
    { part: "sub_total", amount: order.subTotal },
    ...(isPosted ? [{ part: "shipping", amount: order.shippingCost } as const] : []),
    ...charges.filter(({ amount }) => amount > 0),
    { part: "grand_total", amount: order.grandTotal },
    ...reductions.filter(({ amount }) => amount < 0),
    { part: "final_price", amount: order.finalPrice },
    ...(order.refundAmount > 0 ? [{ part: "refund", amount: 0 - order.refundAmount } as const] : []),
  ];
}

/** `shown` in whole hundredths of the order's currency. */
export type ShownOrder = {
  currencyCode: string;
  /** By position. */
  items: { position: number; unitPrice: number; total: number }[];
  rows: (OrderRow & { shown: number })[];
};

/**
 * What an order costs in its own currency, at the terms of the day it was made.
 *
 * Units:  hundredths of the order's currency. The order's amounts carry the charge already; its items get it here.
 * Errors: RangeError when the rate is not positive.
 * Source: pricing rules 1, 2, 3 and 9: where a cent differs between items and total, the total is the truth.
 */
export function showOrder(order: Billed & Pick<Order, "currency" | "items">): ShownOrder {
  const { currency, items } = order;
  return {
    currencyCode: currency.code,
    items: items.map(({ position, unitPrice, total }) => ({
      position,
      unitPrice: convertFromBase(unitPrice, currency),
      total: convertFromBase(total, currency),
    })),
    rows: orderRows(order).map((row) => ({ ...row, shown: showOrderAmount(row.amount, currency) })),
  };
}

/** An amount of an order in its currency, rounded alike on both sides of zero: 10.5 off shows as 11 less, never as 10. */
export function showOrderAmount(amount: number, currency: Order["currency"]): number {
  const shown = convertPlain(Math.abs(amount), currency);
  return amount < 0 ? 0 - shown : shown;
}
