import "server-only";
import { findCustomer } from "@/lib/data/customer/customers";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import { lockQuotation, updateQuotation } from "@/lib/data/quotation/quotations";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { findTransferMethod, newOrderFromQuotation } from "@/lib/domain/order/from-quotation";
import type { Order } from "@/lib/domain/order/order";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { ApprovalRefusal } from "@/lib/domain/quotation/refusals";
import { checkApproval } from "@/lib/domain/quotation/state";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import { placeOf } from "@/lib/workflows/address/country-choices";
import { type CheckoutContext, readCheckoutContext } from "@/lib/workflows/checkout/read-context";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { insertNumberedOrder } from "@/lib/workflows/order/insert-numbered";
import { queueOrderMail } from "@/lib/workflows/order/mail/mails";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { takeStockForOrder } from "@/lib/workflows/order/take-stock-and-reductions";
import { findQuotationForVisitor } from "./find";

/** `revision` is the revision whose prices the shopper has seen. */
type Approval = { quotationId: string; key: string | null; revision: number };

/** If the quotation belongs to somebody else, the reason is `quotation_unknown`, as if it did not exist. */
type ApproveRefusal = ApprovalRefusal | "quotation_unknown" | "item_unavailable" | "billing_inactive";

/** `orderKey` is the secret in links to the order: anyone who has the key can see the order. */
export type ApprovedQuotation = { quotation: Quotation; order: Order; orderKey: string };

/**
 * Places the order of a quotation whose prices the shopper approves: only once, and completely or not at all. The
 * prices are always those the owner has set. Refused if an item no longer has enough stock.
 *
 * Source: docs/domain.md#quotations. Rows are locked in the same order as in `placeOrder`, with the quotation's row in
 *         place of the checkout's.
 */
export async function approveQuotation(
  { store, visitor }: { store: StoreDetails; visitor: Visitor },
  { quotationId, key, revision }: Approval,
): Promise<Result<ApprovedQuotation, ApproveRefusal>> {
  const found = await findQuotationForVisitor(store, visitor, quotationId, key);
  if (!found) return fail("quotation_unknown");
  const customer = found.customerId === null ? null : await findCustomer(store.id, found.customerId);
  const terms = { context: await readCheckoutContext(store, visitor), customerNumber: customer?.number ?? null };
  const approved = await allOrNothing((database) => approve(found.id, revision, terms, database));
  if (approved.ok) nudgeOutbox();
  return approved;
}

async function approve(
  id: string,
  revision: number,
  { context, customerNumber }: { context: CheckoutContext; customerNumber: number | null },
  database: Database,
): Promise<Result<ApprovedQuotation, ApproveRefusal>> {
  const { store, pricing, settings } = context;
  const now = clock.now();
  const quotation = await lockQuotation(store.id, id, database);
  if (!quotation) return fail("quotation_unknown");
  const allowed = checkApproval(quotation, revision);
  if (!allowed.ok) return allowed;
  if (allowed.value === "done") return ok(await repeatApproval(store, quotation, now, database));
  if (!store.isBillingActive) return fail("billing_inactive");
  if (!quotation.billingAddress) throw new Error(`The open quotation ${id} of ${store.id} has no address`);

  const payment = findTransferMethod(settings.payments, quotation.currency.code);
  const billingPlace = placeOf(quotation.billingAddress);
  const { transferHoldHours } = settings;
  const terms = { id: newId(), payment, billingPlace, taxRates: pricing.taxRates, transferHoldHours, now };
  const draft = newOrderFromQuotation(quotation, terms);
  const stock = await takeStockForOrder(store.id, draft.items, { reason: "sold", orderId: draft.id }, database);
  if (!stock.ok) return fail("item_unavailable", `items.${stock.shortAt}`);
  const invoice = await numberInvoice(store, draft, now, database);
  const unnumbered = { ...draft, items: stock.value.items, ...invoice };
  const order = await insertNumberedOrder(store, unnumbered, customerNumber, now, database);
  const confirmed = { status: "confirmed", orderId: order.id, confirmedAt: now } as const;
  await updateQuotation(store.id, id, confirmed, now, database);
  const orderKey = await insertOrderLink(store.id, order.id, now, database);
  await queueOrderMail(store, order, { kind: "placed", payment }, now, database, orderKey);
  await recordStockChanges(store, stock.value.changes, database);
  return ok({ quotation: { ...quotation, ...confirmed }, order, orderKey });
}

async function repeatApproval(
  store: StoreDetails,
  quotation: Quotation,
  now: Date,
  database: Database,
): Promise<ApprovedQuotation> {
  const order = quotation.orderId === null ? null : await findOrder(store.id, quotation.orderId, database);
  if (!order) throw new Error(`The confirmed quotation ${quotation.id} of ${store.id} has no order`);
  return { quotation, order, orderKey: await insertOrderLink(store.id, order.id, now, database) };
}
