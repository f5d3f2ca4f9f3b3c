import { withCharge } from "../currency/currency";
import { fail, ok, type Result } from "../result";
import { quotationAmounts, quotedTotal } from "./price";
import type { Quotation, QuotationItem } from "./quotation";
import type { ReviseRefusal } from "./refusals";
import { closedRefusal } from "./state";

/**
 * The prices that the owner sends. A price that is null stays as it is. Minor units of the base currency without the
 * additional charge.
 */
export type OfferedPrices = {
  items: readonly { position: number; unitPrice: number | null; addonPrice: number | null }[];
  /** Null leaves the shipping price unchanged. */
  shippingPrice: number | null;
  /** The shop's message to the shopper; may be empty. */
  message: string;
};

/**
 * The quotation with new prices, which the shopper has to answer. The first revision may leave all prices as they are:
 * the owner then offers the list prices. Every later revision must change a price or contain a message.
 *
 * Units:  as in `Quotation`; the additional charge of the quotation's currency is added to the offered prices.
 * Errors: refuses closed quotations, and prices for items or addons that the quotation does not contain.
 * Source: docs/domain.md#quotations.
 */
export function reviseQuotation(
  quotation: Quotation,
  { items: offered, shippingPrice, message }: OfferedPrices,
  now: Date,
): Result<Quotation, ReviseRefusal> {
  const refusal = closedRefusal(quotation);
  if (refusal) return fail(refusal);
  const { currency } = quotation;
  for (const { position, addonPrice } of offered) {
    const item = quotation.items.find((candidate) => candidate.position === position);
    if (!item) return fail("item_unknown", "items");
    if (addonPrice !== null && !hasSeparateAddonPrice(item)) return fail("addon_not_priced", "items");
  }
  const changesSomething = offered.length > 0 || shippingPrice !== null || message !== "";
  if (quotation.revision > 0 && !changesSomething) return fail("prices_needed", "items");

  const items = quotation.items.map((item) => {
    const price = offered.find(({ position }) => position === item.position);
    const next = { unitPrice: price?.unitPrice ?? item.unitPrice, addonPrice: price?.addonPrice ?? item.addonPrice };
    return { ...item, ...next, total: quotedTotal({ ...item, ...next }) };
  });
  const shippingCost = shippingPrice === null ? quotation.shippingCost : withCharge(shippingPrice, currency);
  const amounts = quotationAmounts(items, shippingCost, currency);
  const number = quotation.revision + 1;
  const prices = items.map(({ position, unitPrice, addonPrice }) => ({ position, unitPrice, addonPrice }));
  return ok({
    ...quotation,
    ...amounts,
    status: "processing",
    revision: number,
    revisedAt: now,
    items,
    revisions: [...quotation.revisions, { number, prices, ...amounts, message, createdAt: now, request: null }],
  });
}

/**
 * Whether the price of the item's addon, and of what is written on it, is stored separately. That is so for items sold
 * by length or weight; for pieces the unit price includes both.
 */
function hasSeparateAddonPrice({
  addonId,
  personalization,
  unit,
}: Pick<QuotationItem, "addonId" | "personalization" | "unit">): boolean {
  return (addonId !== "" || personalization !== null) && unit !== "Pcs";
}
