import { type RefreshedItem, workPrice } from "../cart/refresh";
import type { PricedCheckout } from "../checkout/checkout";
import { lineItem } from "../order/line-item";
import { quotationAmounts } from "./price";
import type { Quotation, QuotationItem } from "./quotation";

/** The parts of a new quotation that do not come from its checkout. */
export type NewQuotation = Pick<
  Quotation,
  "id" | "number" | "customerId" | "email" | "contactMobile" | "customerName"
> & { now: Date };

/**
 * Makes a quotation from a checkout. It stores the names and list prices of this moment.
 *
 * Units:  minor units of the base currency, as in `Quotation`.
 * Errors: throws if the checkout is incomplete; callers must have checked `quotationRefusal` before.
 * Source: docs/domain.md#quotations.
 */
export function newQuotation(priced: PricedCheckout, quotation: NewQuotation): Quotation {
  const { checkout, bill } = priced;
  const { now, customerName, ...known } = quotation;
  if (!checkout.shippingAddress) throw new Error(`The checkout ${checkout.id} is not complete`);
  const currency = {
    code: bill.currency.code,
    rateMillionths: bill.currency.rateMillionths,
    chargeBasisPoints: bill.currency.chargeBasisPoints,
  };
  const items = priced.items.flatMap((item, position) =>
    item.sold && item.total !== null ? [quotationItem(item, item.sold, item.total, position)] : [],
  );
  return {
    ...known,
    checkoutId: checkout.id,
    customerName: customerName || checkout.shippingAddress.name,
    status: "placed",
    revision: 0,
    currency,
    ...quotationAmounts(items, 0, currency),
    companyAddress: checkout.shippingAddress,
    billingAddress: checkout.billingAddress ?? checkout.shippingAddress,
    gst: checkout.gst,
    note: checkout.note,
    cancellation: null,
    orderId: null,
    createdAt: now,
    revisedAt: null,
    confirmedAt: null,
    cancelledAt: null,
    items,
    revisions: [],
  };
}

function quotationItem(
  item: RefreshedItem,
  sold: NonNullable<RefreshedItem["sold"]>,
  total: number,
  position: number,
): QuotationItem {
  const { unit, unitPrice } = item;
  const listPrice = { unitPrice: unitPrice ?? 0, addonPrice: unit === "Pcs" ? 0 : workPrice(item) };
  return { ...lineItem(item, sold, position), asked: listPrice, ...listPrice, total };
}
