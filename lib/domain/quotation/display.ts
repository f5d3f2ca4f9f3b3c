import { convertFromBase } from "../currency/currency";
import { showOrderAmount } from "../order/display";
import type { Quotation, QuotationAmounts } from "./quotation";

/** A line of a quotation's sums; `amount` in minor units of the base, `shown` in hundredths of its currency. */
export type QuotationRow = { part: "sub_total" | "shipping" | "final_price"; amount: number; shown: number };

/** Hundredths of the quotation's currency. */
export type ShownQuotation = {
  currencyCode: string;
  /** By position. `askedUnitPrice` is what the shop asked on that day. */
  items: { position: number; unitPrice: number; askedUnitPrice: number; addonPrice: number; total: number }[];
  rows: QuotationRow[];
};

/**
 * What a quotation costs in its own currency, at the terms of the day it was asked for.
 *
 * Units:  hundredths of its currency. Its sums carry the charge already; its items get it here.
 * Errors: RangeError when the rate is not positive.
 * Source: pricing rules 1, 2, 3 and 9: where a cent differs between items and total, the total is the truth.
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
 * The sums of a quotation, or of one of its revisions, from top to bottom. What shipping costs is not known before the
 * shop has named it.
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
