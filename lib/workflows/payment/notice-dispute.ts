import "server-only";
import { readPaymentAccount, readStore } from "@/lib/cached/read-store";
import { lockOrder } from "@/lib/data/order/orders";
import { findAttemptById, findAttemptByReference, type PaymentAttempt } from "@/lib/data/payment/attempts";
import { saveDispute } from "@/lib/data/payment/disputes";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { formatMoney } from "@/lib/domain/currency/money";
import type { Order } from "@/lib/domain/order/order";
import { toHundredths } from "@/lib/domain/payment/amount";
import type { Dispute } from "@/lib/domain/payment/dispute";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import { ok, type Result } from "@/lib/domain/result";
import { formatMoment } from "@/lib/domain/store/format-moment";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { ProviderDispute } from "@/lib/integrations/payment-provider";
import { PROVIDERS, withSecrets } from "@/lib/integrations/payment-providers";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";
import { bookLostDispute } from "./book-lost-dispute";
import { checkPayment } from "./check";

/**
 * Looks a dispute up at its provider and records it. While it is open, nothing of its payment is refunded. If the
 * shopper's bank decides for the shopper, the money counts as refunded. `ignored`: it is about none of our payments.
 * `unknown`: the provider gave no clear answer.
 */
export async function noticeDispute(
  storeId: StoreId,
  provider: ProviderKind,
  disputeId: string,
  now = clock.now(),
): Promise<"recorded" | "ignored" | "unknown"> {
  const [store, account] = await Promise.all([readStore(storeId), readPaymentAccount(storeId, provider)]);
  if (!store || !account) return "unknown";
  const found = await PROVIDERS[provider].findDispute?.(withSecrets(storeId, account), disputeId);
  if (found?.kind !== "found") return found?.kind === "none" ? "ignored" : "unknown";
  const payment = await paymentOf(storeId, provider, found.dispute);
  if (payment?.provider !== provider) return "ignored";
  // What the owner has refunded in the dashboard meanwhile is recorded first: what the bank took comes on top of it.
  if ((await checkPayment(storeId, payment, { now })) === "unknown") return "unknown";
  const { reference: _, paymentId: __, ...reported } = found.dispute;
  const dispute = { ...reported, provider, orderId: payment.orderId, paymentId: payment.id, createdAt: now };
  await allOrNothing((database) => record(store, dispute, now, database));
  nudgeOutbox();
  return "recorded";
}

async function paymentOf(
  storeId: StoreId,
  provider: ProviderKind,
  { reference, paymentId }: ProviderDispute,
): Promise<PaymentAttempt | null> {
  if (paymentId !== null) return findAttemptById(storeId, paymentId);
  return reference === null ? null : findAttemptByReference(storeId, provider, reference);
}

async function record(store: StoreDetails, dispute: Dispute, now: Date, database: Database): Promise<Result<null>> {
  const order = await lockOrder(store.id, dispute.orderId, database);
  const payment = await findAttemptById(store.id, dispute.paymentId, database);
  if (!order || !payment || !(await saveDispute(store.id, dispute, now, database))) return ok(null);
  await tellOwner(store, order, dispute, now, database);
  if (dispute.status === "lost") await bookLostDispute(store, order, payment, dispute, now, database);
  return ok(null);
}

async function tellOwner(
  store: StoreDetails,
  { number, email, paymentName }: Order,
  { status, reason, answerBy, amount, currencyCode }: Dispute,
  now: Date,
  database: Database,
): Promise<void> {
  const content = {
    number,
    email,
    status,
    payment: paymentName.slice(0, 500),
    reason: reason.slice(0, 500),
    amount: formatMoney(toHundredths({ amount, currencyCode }), currencyCode),
    answerBy: answerBy ? formatMoment(answerBy, store.timeZone) : "",
  };
  await tellShop(store, "orders", { template: "owner_dispute", content }, now, database);
}
