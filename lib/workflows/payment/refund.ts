import "server-only";
import { readPaymentAccount, readStore } from "@/lib/cached/read-store";
import { findOrder } from "@/lib/data/order/orders";
import { listPaymentsToReturn } from "@/lib/data/payment/attempts";
import { type PaymentAttempt, setPaymentAttemptStatus } from "@/lib/data/payment/payments";
import { getDatabase } from "@/lib/database/connection";
import { convertPlain } from "@/lib/domain/currency/currency";
import type { Order } from "@/lib/domain/order/order";
import { toMinorUnits } from "@/lib/domain/payment/amount";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";
import { noteRefund } from "@/lib/workflows/order/change";

export type RefundRefusal =
  | "order_unknown"
  | "order_refund_not_due"
  /** Only the owner can return it; asked again with `isDoneByHand`, it is written down. */
  | "refund_by_hand"
  | "refund_refused"
  | "provider_silent";

/** A payment that has to be returned: `owed` of it for a part of the order that was cancelled, or null for all of it. */
type Debt = { payment: PaymentAttempt; owed: number | null };

/**
 * Returns the money that an order owes its customer, through the provider that took it: what was cancelled of it, and
 * payments that should not have been taken, being too late, for the second time or of another amount. What was paid
 * otherwise the owner transfers and says so. Asked again after a failure it returns nothing twice.
 */
export async function refundOrder(
  storeId: StoreId,
  orderId: string,
  { isDoneByHand = false }: { isDoneByHand?: boolean } = {},
): Promise<Result<null, RefundRefusal>> {
  const [store, order] = await Promise.all([readStore(storeId), findOrder(storeId, orderId)]);
  if (!store || !order) return fail("order_unknown");
  const isOwed = order.paymentStatus === "refund_due";
  const debts = toDebts(order, await listPaymentsToReturn(storeId, orderId));
  if (!isOwed && debts.length === 0) return fail("order_refund_not_due");
  if (!isDoneByHand) {
    if (debts.length === 0) return fail("refund_by_hand");
    for (const debt of debts) {
      const returned = await giveBack(storeId, order, debt);
      if (!returned.ok) return returned;
    }
  }
  // Written down by somebody else meanwhile, it is not owed any more: the provider has returned it once.
  if (isOwed) await noteRefund(store, orderId);
  for (const { payment } of debts.filter(({ payment, owed }) => owed === null || owed === payment.amount)) {
    await setPaymentAttemptStatus(storeId, payment.id, "refunded", new Date(), getDatabase());
  }
  return ok(null);
}

function toDebts(order: Order, payments: readonly PaymentAttempt[]): Debt[] {
  const { paymentStatus, refundAmount, refundedAmount, currency } = order;
  const base = paymentStatus === "refund_due" ? refundAmount - refundedAmount : 0;
  return payments.flatMap((payment) => {
    if (payment.status === "refund_due") return { payment, owed: null };
    if (base <= 0) return [];
    const shown = toMinorUnits(convertPlain(base, currency), currency.code);
    return { payment, owed: Math.min(shown, payment.amount) };
  });
}

async function giveBack(
  storeId: StoreId,
  { refundedAmount }: Order,
  { payment, owed }: Debt,
): Promise<Result<null, RefundRefusal>> {
  const { id: paymentId, reference } = payment;
  const kind = toProviderKind(payment.provider);
  const known = kind && (await readPaymentAccount(storeId, kind));
  if (!kind || !known || reference === null) return fail("refund_by_hand");
  const [provider, account] = [PROVIDERS[kind], withSecrets(storeId, known)];
  const found = await provider.find(account, { ...payment, paymentId });
  if (found.kind !== "found") return fail("provider_silent");
  // What was taken, which need not be what was asked for, and of an order's own payment the part that is owed.
  const { currencyCode } = found.payment;
  const amount = owed === null ? found.payment.amount : Math.min(owed, found.payment.amount);
  // What was returned before tells one part of an order from the next.
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
