import { convertFromBase, convertPlain } from "../currency/currency";
import type { Order } from "./order";

/**
 * A row of an order's bill. `amount` is in minor units of the base currency; it is negative if the row reduces the
 * total.
 */
export type OrderRow = { amount: number } & (
  | { part: "sub_total" | "shipping" | "packaging" | "gift_wrapping" | "cash_on_delivery" | "grand_total" }
  | { part: "manual_discount" | "final_price" | "refund" }
  | { part: "offer"; code: string }
  /** The last characters of the code. The whole code is not shown, because anyone who has it can spend the card. */
  | { part: "gift_card"; ending: string }
);

type BilledOrder = Pick<
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

/**
 * The rows of an order's bill, from top to bottom. Rows with the amount 0 are left out, except for shipping.
 *
 * @internal Exported for tests.
 */
export function orderRows(order: BilledOrder): OrderRow[] {
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
  const isShipped = order.kind === "delivery" || order.shippingCost > 0;
  return [
    { part: "sub_total", amount: order.subTotal },
    ...(isShipped ? [{ part: "shipping", amount: order.shippingCost } as const] : []),
    ...charges.filter(({ amount }) => amount > 0),
    { part: "grand_total", amount: order.grandTotal },
    ...reductions.filter(({ amount }) => amount < 0),
    { part: "final_price", amount: order.finalPrice },
    ...(order.refundAmount > 0 ? [{ part: "refund", amount: 0 - order.refundAmount } as const] : []),
  ];
}

/** The bill of an order in the order's currency. `shown` is in hundredths of that currency. */
export type ShownOrder = {
  currencyCode: string;
  /** One entry per order item, in the order of the items. */
  items: { position: number; unitPrice: number; total: number }[];
  rows: (OrderRow & { shown: number })[];
};

/**
 * Converts the bill of an order to the order's own currency, at the exchange rate stored when the order was made.
 *
 * Units:  hundredths of the order's currency. The sums of an order already include the additional charge; its items do
 *         not, so here the charge is added to them.
 * Errors: RangeError if the rate is not positive.
 * Source: pricing rules 1, 2, 3 and 9: if items and total differ by a cent, the total is correct.
 */
export function showOrder(order: BilledOrder & Pick<Order, "currency" | "items">): ShownOrder {
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

/**
 * Converts an amount of an order to the order's currency. Negative amounts are rounded by their absolute value, like
 * positive ones: -10.5 becomes -11, never -10.
 */
export function showOrderAmount(amount: number, currency: Order["currency"]): number {
  const shown = convertPlain(Math.abs(amount), currency);
  return amount < 0 ? 0 - shown : shown;
}
