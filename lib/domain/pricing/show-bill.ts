import { convertFromBase, convertPlain } from "../currency/currency";
import type { Currency } from "../store/store";
import type { AppliedOffer } from "./apply-offer";
import type { Bill } from "./bill";
import type { Discount } from "./discount";
import type { PackagingCost, WrappingCost } from "./extra-charges";
import type { ShippingReason } from "./shipping";

/** A row of the bill; `amount` is in minor units of the base currency, and negative for discounts. */
export type BillRow = { amount: number } & (
  | { part: "sub_total" | "cash_on_delivery" }
  | { part: "grand_total" | "grand_total_so_far" | "final_price" | "final_price_so_far" }
  | { part: "shipping"; reason: ShippingReason }
  | { part: "packaging"; reason: PackagingCost["reason"] }
  | { part: "gift_wrapping"; reason: WrappingCost["reason"] }
  | { part: "manual_discount"; reason: Discount }
  | { part: "offer"; reason: AppliedOffer["reason"]; code: string }
  | { part: "gift_card"; code: string }
);

/** The rows of the bill from top to bottom: charges, grand total, reductions, final price. */
export function billRows(bill: Omit<Bill, "tax">): BillRow[] {
  const { shipping, packaging, giftWrapping, cashOnDelivery, manualDiscount, offer, giftCards, totals } = bill;
  const isOnDelivery = cashOnDelivery.isCharged && cashOnDelivery.charge > 0;
  return [
    { part: "sub_total", amount: bill.subTotal },
    ...(shipping.status === "known" ? [{ part: "shipping", ...shipping.cost } as const] : []),
    ...(packaging.amount > 0 ? [{ part: "packaging", ...packaging } as const] : []),
    ...(giftWrapping ? [{ part: "gift_wrapping", ...giftWrapping } as const] : []),
    ...(isOnDelivery ? [{ part: "cash_on_delivery", amount: cashOnDelivery.charge } as const] : []),
    totals.isComplete
      ? { part: "grand_total", amount: totals.grandTotal }
      : { part: "grand_total_so_far", amount: totals.grandTotalSoFar },
    ...(manualDiscount && manualDiscount.amount > 0
      ? [{ part: "manual_discount", amount: -manualDiscount.amount, reason: manualDiscount.reason } as const]
      : []),
    ...(offer.applied
      ? [
          {
            part: "offer",
            amount: -offer.applied.amount,
            reason: offer.applied.reason,
            code: offer.applied.code,
          } as const,
        ]
      : []),
    ...giftCards.used
      .filter(({ amount }) => amount > 0)
      .map(({ code, amount }) => ({ part: "gift_card", amount: -amount, code }) as const),
    totals.isComplete
      ? { part: "final_price", amount: totals.finalPrice }
      : { part: "final_price_so_far", amount: totals.finalPriceSoFar },
  ];
}

/** A bill with its amounts converted for display; `shown` in hundredths of the currency, a whole number. */
export type ShownBill = {
  currencyCode: string;
  items: { id: string; unitPrice: number; total: number }[];
  rows: (BillRow & { shown: number })[];
};

/**
 * The bill as screens and invoices show it.
 *
 * Units:  hundredths of `currency`, which is the order's currency or, in the store's accounts, the base currency. The
 *         totals in `bill` already include the additional charge; unit prices and item totals do not, so it is added to
 *         them here.
 * Errors: RangeError if the exchange rate is not positive.
 * Source: pricing rules 1, 2 and 9: totals and items are converted separately; if the items' sum differs from the total
 *         by a cent, the total is correct.
 */
export function showBill(
  bill: Omit<Bill, "tax">,
  currency: Pick<Currency, "code" | "rateMillionths"> = bill.currency,
): ShownBill {
  const withCharge = { ...currency, chargeBasisPoints: bill.currency.chargeBasisPoints };
  return {
    currencyCode: currency.code,
    items: bill.items.map(({ id, unitPrice, total }) => ({
      id,
      unitPrice: convertFromBase(unitPrice, withCharge),
      total: convertFromBase(total, withCharge),
    })),
    rows: billRows(bill).map((row) => ({ ...row, shown: showAmount(row.amount, currency) })),
  };
}

/**
 * Converts an amount for display. A discount, which is negative, is rounded as if it were positive: 10.5 is shown as
 * 11, never as 10.
 */
function showAmount(amount: number, currency: Pick<Currency, "code" | "rateMillionths">): number {
  const shown = convertPlain(Math.abs(amount), currency);
  // The unary minus would turn 0 into negative zero, which is formatted as "-0".
  return amount < 0 ? 0 - shown : shown;
}
