import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { listInvoicedOrders } from "@/lib/data/order/lists";
import { toCreditNoteDocument } from "@/lib/domain/invoice/credit-note-document";
import { type GstDocument, type GstMonth, toGstMonth } from "@/lib/domain/invoice/gst-month";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import type { Order } from "@/lib/domain/order/order";
import { isCountry } from "@/lib/domain/pricing/place";
import { fail, ok, type Result } from "@/lib/domain/result";
import { monthSpan } from "@/lib/domain/store/calendar-day";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { placeOf } from "@/lib/workflows/address/country-choices";

const ORDERS_PER_BATCH = 200;

/** `unreadable` are the numbers of orders that belong here and cannot be read. */
export type ReadGstMonth = { month: GstMonth; unreadable: readonly string[] };

/** The month of a shop for its accountant: every invoice and credit note that was issued in it, in the shop's days. */
export async function readGstMonth(
  storeId: StoreId,
  wanted: { year: number; month: number },
): Promise<Result<ReadGstMonth, "store_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown", "store_id");
  const { from, to } = monthSpan(wanted, store.timeZone);
  const documents: GstDocument[] = [];
  const unreadable: string[] = [];
  let after: string | null = "";
  while (after !== null) {
    const batch = await listInvoicedOrders(storeId, { from, to, after, limit: ORDERS_PER_BATCH });
    unreadable.push(...batch.unreadable);
    for (const order of batch.values) {
      const isInMonth = ({ issuedAt }: GstDocument) => issuedAt >= from && issuedAt < to;
      documents.push(...documentsOf(order, store).filter(isInMonth));
    }
    after = batch.next;
  }
  return ok({ month: toGstMonth(documents), unreadable });
}

/** The invoice and the credit notes of an order, as the summary of a month reads them. */
function documentsOf(order: Order, store: StoreDetails): GstDocument[] {
  const invoice = toInvoice(order, store);
  if (!invoice) return [];
  const of = { number: invoice.number, issuedAt: invoice.issuedAt, total: invoice.total };
  const shared = { invoice: of, buyerGstNumber: order.gst.number, ...supplyOf(order, store) };
  const notes = order.creditNotes.flatMap(({ ordinal }) => toCreditNoteDocument(order, ordinal, store) ?? []);
  return [invoice, ...notes].map(({ kind, number, issuedAt, groups, total }) => ({
    ...{ kind, number, issuedAt, groups, total },
    ...shared,
  }));
}

/** Where what was sold counts as supplied: where the buyer is billed; an order without an address is the shop's own. */
function supplyOf({ billingAddress, shippingAddress }: Order, store: StoreDetails) {
  const billed = billingAddress ?? shippingAddress;
  if (!billed) return { placeOfSupply: store.company.state, isAbroad: false };
  const { country, state } = placeOf(billed);
  const isAbroad = !isCountry(store.country, country);
  return { placeOfSupply: isAbroad ? country.name : state, isAbroad };
}
