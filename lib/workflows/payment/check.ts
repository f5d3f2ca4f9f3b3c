import "server-only";
import { readPaymentAccount } from "@/lib/cached/read-store";
import { failOpenPayment, findPaymentById, namePayment } from "@/lib/data/payment/attempts";
import type { PaymentAttempt } from "@/lib/data/payment/payments";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import type { ProviderPayment } from "@/lib/integrations/payment-provider";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";
import { settlePayment } from "./settle";

/**
 * What has become of a try. `to_be_returned`: money was taken, and the order could not have it, being over or of another
 * amount. `unknown`: the provider does not say.
 */
export type CheckedPayment = {
  outcome: "succeeded" | "failed" | "pending" | "to_be_returned" | "unknown";
  /** Tags of what pages show and has changed. */
  touched: readonly string[];
};

const nothing = (outcome: CheckedPayment["outcome"]): CheckedPayment => ({ outcome, touched: [] });

/** A request that was cut off may reach the provider after we have asked about it; longer than that it does not take. */
const SETTLED_AFTER_MILLISECONDS = 2 * 60_000;

/**
 * Asks the provider what has become of a try, and settles it by the answer. `reference` is what somebody says that the
 * provider calls it: it is asked about, never believed.
 */
export async function checkPayment(
  storeId: StoreId,
  payment: PaymentAttempt,
  {
    reference = payment.reference,
    eventId,
    now = new Date(),
  }: { reference?: string | null; eventId?: string; now?: Date } = {},
): Promise<CheckedPayment> {
  const kind = toProviderKind(payment.provider);
  const account = kind && (await readPaymentAccount(storeId, kind));
  if (!kind || !account) return nothing("unknown");
  const { id: paymentId, amount, currencyCode, createdAt } = payment;
  const sought = { paymentId, reference, amount, currencyCode, createdAt };
  const found = await PROVIDERS[kind].find(withSecrets(storeId, account), sought);
  if (found.kind === "found")
    return settleFound(storeId, kind, found.payment, { isIt: ({ id }) => id === payment.id, eventId });
  const isOver = now.getTime() - createdAt.getTime() > SETTLED_AFTER_MILLISECONDS;
  if (found.kind === "unknown" || !isOver || reference !== payment.reference) return nothing("unknown");
  await failOpenPayment(storeId, paymentId, now);
  return nothing("failed");
}

/**
 * Settles what a provider has told our server. It counts for the try that the provider names, when that is the one that
 * was asked about, and for no other: so nobody pays twice with one payment, or with somebody else's.
 */
export async function settleFound(
  storeId: StoreId,
  provider: ProviderKind,
  found: ProviderPayment,
  { isIt, eventId }: { isIt: (payment: PaymentAttempt) => boolean; eventId?: string | undefined },
): Promise<CheckedPayment> {
  const { reference, paymentId, amount, currencyCode, outcome } = found;
  const payment = paymentId === null ? null : await findPaymentById(storeId, paymentId);
  const isTheirs = payment?.provider === provider && isIt(payment);
  if (!isTheirs || !(await namePayment(storeId, payment, reference))) {
    console.warn(`The payment ${reference} of ${provider} in ${storeId} is not for what it was brought for`);
    return nothing("unknown");
  }
  if (outcome === "pending") return nothing("pending");
  const { orderId } = payment;
  const told = { provider, reference, orderId, amount, currencyCode, outcome, eventId: eventId ?? null };
  const settled = await settlePayment(storeId, told);
  if (!settled.ok) return nothing("unknown");
  const { order, touched } = settled.value;
  const isKept = outcome === "failed" || order.paymentStatus === "paid";
  return { outcome: isKept ? outcome : "to_be_returned", touched };
}
