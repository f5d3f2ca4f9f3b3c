import "server-only";
import { readPaymentAccount } from "@/lib/cached/read-store";
import { findOrder } from "@/lib/data/order/orders";
import { findAttemptById, type PaymentAttemptStatus } from "@/lib/data/payment/attempts";
import { claimPaymentsToCompare, removeDifference, saveDifference } from "@/lib/data/payment/differences";
import { listOpenDisputes } from "@/lib/data/payment/disputes";
import { UnreadableRowError } from "@/lib/data/readable-rows";
import type { RefundDestination } from "@/lib/domain/order/refund";
import { differenceOf, type ProviderSums, type RecordedPayment } from "@/lib/domain/payment/difference";
import { totalOf } from "@/lib/domain/pricing/total";
import type { StoreId } from "@/lib/domain/store/id";
import type { PaymentLookupResult } from "@/lib/integrations/payment-provider";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";
import { clock } from "@/lib/server/clock";
import { settleReportedPayment } from "./check";
import { noticeDispute } from "./notice-dispute";

/**
 * Compares payments with what their providers say, each once a day, and every hour while both differ. What can be put right is: a payment that was never
 * recorded is settled, a refund that the owner made in the dashboard is recorded, an open dispute is looked up. What
 * still differs then is listed for the owner.
 */
export async function comparePayments({
  now = clock.now(),
  signal,
}: {
  now?: Date;
  signal?: AbortSignal;
} = {}): Promise<{ compared: number; different: number }> {
  const counts = { compared: 0, different: 0 };
  for (const { storeId, id } of await claimPaymentsToCompare(now)) {
    if (signal?.aborted) break;
    const outcome = await comparePayment(storeId, id, now).catch(unknownIfUnreadable);
    if (outcome !== "unknown") counts.compared += 1;
    if (outcome === "different") counts.different += 1;
  }
  if (counts.different > 0) console.warn(`${counts.different} payments differ from what their providers say`);
  return counts;
}

/** An order that cannot be read is in the log; the other payments are compared all the same. */
function unknownIfUnreadable(error: unknown): "unknown" {
  if (error instanceof UnreadableRowError) return "unknown";
  throw error;
}

async function comparePayment(storeId: StoreId, id: string, now: Date): Promise<"same" | "different" | "unknown"> {
  const payment = await findAttemptById(storeId, id);
  const kind = payment && toProviderKind(payment.provider);
  const account = kind && (await readPaymentAccount(storeId, kind));
  if (!payment || !kind || !account) return "unknown";
  for (const { id: disputeId } of await listOpenDisputes(storeId, id))
    await noticeDispute(storeId, kind, disputeId, now);
  const found = await PROVIDERS[kind].find(withSecrets(storeId, account), { ...payment, paymentId: id });
  if (found.kind === "unknown") return "unknown";
  if (found.kind === "found")
    await settleReportedPayment(storeId, kind, found.payment, { isExpected: (known) => known.id === id });
  const theirs = sumsOf(found);
  const ours = await recordedPayment(storeId, id);
  const difference = ours && differenceOf(ours, theirs);
  if (!difference) {
    await removeDifference(storeId, id);
    return "same";
  }
  const nothing = { amount: 0, refunded: 0, currencyCode: payment.currencyCode };
  await saveDifference(storeId, { paymentId: id, kind: difference, theirs: theirs ?? nothing }, now);
  return "different";
}

/** What the provider has taken; null if it took nothing, or does not know yet. */
function sumsOf(found: PaymentLookupResult): ProviderSums | null {
  if (found.kind !== "found" || found.payment.outcome !== "succeeded") return null;
  const { amount, currencyCode, refunded = 0 } = found.payment;
  return { amount, currencyCode, refunded };
}

const STATES: Record<PaymentAttemptStatus, RecordedPayment["state"]> = {
  created: "none",
  failed: "none",
  succeeded: "kept",
  refund_due: "due",
  refunded: "returned",
};

/** The payment as it is recorded now; null if it is gone. */
async function recordedPayment(storeId: StoreId, id: string): Promise<RecordedPayment | null> {
  const payment = await findAttemptById(storeId, id);
  const order = payment && (await findOrder(storeId, payment.orderId));
  if (!payment || !order) return null;
  const { amount, currencyCode, status } = payment;
  const sumOf = (wanted: RefundDestination, { isDone }: { isDone: boolean }) =>
    totalOf(
      order.refunds
        .filter(({ destination, status: made }) => destination === wanted && (made === "done") === isDone)
        .map(({ chargedAmount }) => chargedAmount),
    );
  const refunded = {
    throughProvider: sumOf("provider", { isDone: true }),
    byHand: sumOf("by_hand", { isDone: true }),
    waiting: sumOf("provider", { isDone: false }),
  };
  return { amount, currencyCode, state: STATES[status], refunded };
}
