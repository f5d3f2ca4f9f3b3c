import { withCharge } from "../currency/currency";
import { fail, ok, type Result } from "../result";
import { quotationAmounts, quotedTotal } from "./price";
import type { Quotation, QuotationItem } from "./quotation";
import type { ReviseRefusal } from "./refusals";
import { openRefusal } from "./state";

/** What the shop names; what it leaves out stays as it stands. Minor units of the base without the charge. */
export type NamedPrices = {
  items: readonly { position: number; unitPrice: number | null; addonPrice: number | null }[];
  /** Null leaves it. */
  shippingPrice: number | null;
  /** To the shopper; may be empty. */
  message: string;
};

/**
 * The quotation at other prices, which the shopper has to answer. The first revision may leave all as it is: then the
 * shop agrees to what was asked for. A later one has to change something, if only what it says.
 *
 * Units:  as in `Quotation`; the charge of its currency is put on what is named.
 * Errors: refuses what is at its end, and prices of items or addons that are not in it.
 * Source: domain §4.17.
 */
export function reviseQuotation(
  quotation: Quotation,
  { items: named, shippingPrice, message }: NamedPrices,
  now: Date,
): Result<Quotation, ReviseRefusal> {
  const refusal = openRefusal(quotation);
  if (refusal) return fail(refusal);
  const { currency } = quotation;
  for (const { position, addonPrice } of named) {
    const item = quotation.items.find((each) => each.position === position);
    if (!item) return fail("item_unknown", "items");
    if (addonPrice !== null && !hasAddonOfItsOwn(item)) return fail("addon_not_priced", "items");
  }
  const isSaid = named.length > 0 || shippingPrice !== null || message !== "";
  if (quotation.revision > 0 && !isSaid) return fail("prices_needed", "items");

  const items = quotation.items.map((item) => {
    const price = named.find(({ position }) => position === item.position);
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

/** Work on cloth sold by length or weight is paid once for the item; that on a piece is in the price of the piece. */
function hasAddonOfItsOwn({ addonId, unit }: Pick<QuotationItem, "addonId" | "unit">): boolean {
  return addonId !== "" && unit !== "Pcs";
}
