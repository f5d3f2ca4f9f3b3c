import "server-only";
import { readPaymentAccount, readStore } from "@/lib/cached/read-store";
import { findOrder } from "@/lib/data/order/orders";
import { listAttemptsToRefund, type PaymentAttempt, setPaymentAttemptStatus } from "@/lib/data/payment/attempts";
import { getDatabase } from "@/lib/database/connection";
import { convertPlain } from "@/lib/domain/currency/currency";
import type { Order } from "@/lib/domain/order/order";
import { toMinorUnits } from "@/lib/domain/payment/amount";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";
import { clock } from "@/lib/server/clock";
import { recordRefund } from "@/lib/workflows/order/change";

export type RefundRefusal =
  | "order_unknown"
  | "order_refund_not_due"
  /**
   * Only the owner can make the refund, in the provider's dashboard. After that, the owner calls again with
   * `isDoneByHand` to record it.
   */
  | "refund_by_hand"
  | "refund_refused"
  | "provider_silent";

/** A payment to refund. `owed` is the part to refund for cancelled items; null means the whole payment. */
type DueRefund = { payment: PaymentAttempt; owed: number | null };

/**
 * Refunds what an order owes its customer: cancelled items, and payments that came too late, twice or with a wrong
 * amount. Card payments are refunded through the provider; with other payment methods the owner makes the refund, which
 * is only recorded here. Safe to repeat after a failure: nothing is refunded twice.
 */
export async function refundOrder(
  storeId: StoreId,
  orderId: string,
  { isDoneByHand = false }: { isDoneByHand?: boolean } = {},
): Promise<Result<null, RefundRefusal>> {
  const [store, order] = await Promise.all([readStore(storeId), findOrder(storeId, orderId)]);
  if (!store || !order) return fail("order_unknown");
  const isOwed = order.paymentStatus === "refund_due";
  const dueRefunds = toDueRefunds(order, await listAttemptsToRefund(storeId, orderId));
  if (!isOwed && dueRefunds.length === 0) return fail("order_refund_not_due");
  if (!isDoneByHand) {
    if (dueRefunds.length === 0) return fail("refund_by_hand");
    for (const dueRefund of dueRefunds) {
      const refunded = await refundPayment(storeId, order, dueRefund);
      if (!refunded.ok) return refunded;
    }
  }
  // If another call has recorded the refund in the meantime, this fails. That is harmless: with the same idempotency
  // key the provider refunds only once.
  if (isOwed) await recordRefund(store, orderId);
  for (const { payment } of dueRefunds.filter(({ payment, owed }) => owed === null || owed === payment.amount)) {
    await setPaymentAttemptStatus(storeId, payment.id, "refunded", clock.now(), getDatabase());
  }
  return ok(null);
}

function toDueRefunds(order: Order, payments: readonly PaymentAttempt[]): DueRefund[] {
  const { paymentStatus, refundAmount, refundedAmount, currency } = order;
  const base = paymentStatus === "refund_due" ? refundAmount - refundedAmount : 0;
  return payments.flatMap((payment) => {
    if (payment.status === "refund_due") return { payment, owed: null };
    if (base <= 0) return [];
    const shown = toMinorUnits(convertPlain(base, currency), currency.code);
    return { payment, owed: Math.min(shown, payment.amount) };
  });
}

async function refundPayment(
  storeId: StoreId,
  { refundedAmount }: Order,
  { payment, owed }: DueRefund,
): Promise<Result<null, RefundRefusal>> {
  const { id: paymentId, reference } = payment;
  const kind = toProviderKind(payment.provider);
  const known = kind && (await readPaymentAccount(storeId, kind));
  if (!kind || !known || reference === null) return fail("refund_by_hand");
  const [provider, account] = [PROVIDERS[kind], withSecrets(storeId, known)];
  const found = await provider.find(account, { ...payment, paymentId });
  if (found.kind !== "found") return fail("provider_silent");
  // A wrong amount may have been charged, so refund the charged amount. For cancelled items refund only the part owed.
  const { currencyCode } = found.payment;
  const amount = owed === null ? found.payment.amount : Math.min(owed, found.payment.amount);
  // The provider's idempotency key contains `occasion`. A partial refund uses the amount refunded before as its
  // occasion, so each partial refund has its own key.
  const occasion = owed === null ? "whole" : String(refundedAmount);
  switch (await provider.refund(account, { paymentId, reference, amount, currencyCode, occasion })) {
    case "refunded":
      return ok(null);
    case "refused":
      return fail("refund_refused");
    case "unknown":
      return fail("provider_silent");
    case "by_hand":
      return fail("refund_by_hand");
  }
}
