import { convertFromBase } from "../currency/currency";
import { showOrderAmount } from "../order/display";
import type { Quotation, QuotationAmounts } from "./quotation";

/**
 * A row of a quotation's totals: `amount` in minor units of the base currency, and the same amount as `shown` in
 * hundredths of the quotation's currency.
 */
export type QuotationRow = { part: "sub_total" | "shipping" | "final_price"; amount: number; shown: number };

/** A quotation's prices for display, in hundredths of its currency. */
export type ShownQuotation = {
  currencyCode: string;
  /**
   * One entry per item, in the same order. `askedUnitPrice` is the list price on the day the quotation was requested.
   */
  items: { position: number; unitPrice: number; askedUnitPrice: number; addonPrice: number; total: number }[];
  rows: QuotationRow[];
};

/**
 * The prices of a quotation in its own currency, at the exchange rate of the day it was requested.
 *
 * Units:  hundredths of that currency. The stored totals already include the additional charge; the items' prices do
 *         not, so it is added to them here.
 * Errors: RangeError if the exchange rate is not positive.
 * Source: pricing rules 1, 2, 3 and 9: if the items' sum differs from the total by a cent, the total is correct.
 */
export function showQuotation(quotation: Quotation): ShownQuotation {
  const { currency, items, revision } = quotation;
  return {
    currencyCode: currency.code,
    items: items.map(({ position, unitPrice, asked, addonPrice, total }) => ({
      position,
      unitPrice: convertFromBase(unitPrice, currency),
      askedUnitPrice: convertFromBase(asked.unitPrice, currency),
      addonPrice: convertFromBase(addonPrice, currency),
      total: convertFromBase(total, currency),
    })),
    rows: quotationRows(quotation, { currency, revision }),
  };
}

/**
 * The totals of a quotation, or of one of its revisions, from top to bottom. There is no row for the shipping cost
 * before the first revision, because the cost is unknown until then.
 */
function quotationRows(
  { subTotal, shippingCost, finalPrice }: QuotationAmounts,
  { currency, revision }: Pick<Quotation, "currency" | "revision">,
): QuotationRow[] {
  const row = (part: QuotationRow["part"], amount: number) => ({
    part,
    amount,
    shown: showOrderAmount(amount, currency),
  });
  return [
    row("sub_total", subTotal),
    ...(revision > 0 ? [row("shipping", shippingCost)] : []),
    row("final_price", finalPrice),
  ];
}
