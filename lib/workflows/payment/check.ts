import "server-only";
import { readPaymentAccount } from "@/lib/cached/read-store";
import type { PaymentAttempt } from "@/lib/data/payment/attempts";
import { claimPaymentReference, failOpenAttempt, findAttemptById } from "@/lib/data/payment/attempts";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import type { ProviderPayment } from "@/lib/integrations/payment-provider";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";
import { clock } from "@/lib/server/clock";
import { noticeRefunds } from "./notice-refunds";
import { settlePayment } from "./settle";

/**
 * The outcome of a payment attempt. `to_be_returned`: money was charged but must be refunded, because the order is
 * closed or the amount differs. `unknown`: the provider gave no clear answer.
 */
export type PaymentOutcome = "succeeded" | "failed" | "pending" | "to_be_returned" | "unknown";

/** How long after a request was cut off the provider may still receive it. */
const LATE_REQUEST_MS = 2 * 60_000;

/**
 * Asks the provider for the outcome of an attempt, and settles the attempt. `reference` may come from an untrusted
 * caller, because only the provider's answer about that reference is trusted.
 */
export async function checkPayment(
  storeId: StoreId,
  payment: PaymentAttempt,
  {
    reference = payment.reference,
    eventId,
    now = clock.now(),
  }: { reference?: string | null; eventId?: string; now?: Date } = {},
): Promise<PaymentOutcome> {
  const kind = toProviderKind(payment.provider);
  const account = kind && (await readPaymentAccount(storeId, kind));
  if (!kind || !account) return "unknown";
  const { id: paymentId, amount, currencyCode, createdAt } = payment;
  const lookup = { paymentId, reference, amount, currencyCode, createdAt };
  const found = await PROVIDERS[kind].find(withSecrets(storeId, account), lookup);
  if (found.kind === "found")
    return settleReportedPayment(storeId, kind, found.payment, { isExpected: ({ id }) => id === payment.id, eventId });
  const isTooOld = now.getTime() - createdAt.getTime() > LATE_REQUEST_MS;
  if (found.kind === "unknown" || !isTooOld || reference !== payment.reference) return "unknown";
  await failOpenAttempt(storeId, paymentId, now);
  return "failed";
}

/**
 * Settles the attempt that a payment found at the provider belongs to. The provider's data must contain the attempt's
 * id, and `isExpected` must accept the attempt; otherwise somebody could pay an order with the payment made for another
 * order.
 */
export async function settleReportedPayment(
  storeId: StoreId,
  provider: ProviderKind,
  found: ProviderPayment,
  { isExpected, eventId }: { isExpected: (payment: PaymentAttempt) => boolean; eventId?: string | undefined },
): Promise<PaymentOutcome> {
  const { reference, paymentId, amount, currencyCode, outcome } = found;
  const payment = paymentId === null ? null : await findAttemptById(storeId, paymentId);
  const isMatch = payment?.provider === provider && isExpected(payment);
  if (!isMatch || !(await claimPaymentReference(storeId, payment, reference))) {
    console.warn(`The payment ${reference} of ${provider} in ${storeId} belongs to another payment attempt`);
    return "unknown";
  }
  if (outcome === "pending") return "pending";
  const { orderId } = payment;
  const reported = { provider, reference, orderId, amount, currencyCode, outcome, eventId: eventId ?? null };
  const settled = await settlePayment(storeId, reported);
  if (!settled.ok) return "unknown";
  if (found.refunded) await noticeRefunds(storeId, payment, found.refunded);
  const isKept = outcome === "failed" || settled.value.paymentStatus === "paid";
  return isKept ? outcome : "to_be_returned";
}
