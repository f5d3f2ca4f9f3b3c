import "server-only";
import { createHash } from "node:crypto";
import { lockOrder } from "@/lib/data/order/orders";
import { findPaymentById, insertOpenPayment, listOpenPayments } from "@/lib/data/payment/attempts";
import type { PaymentAttempt } from "@/lib/data/payment/payments";
import { getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { chargedAmount } from "@/lib/domain/payment/amount";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { PaymentRequest } from "@/lib/integrations/payment-provider";
import { isPayable, type PayableOrder } from "./payable-order";

/** The same key of the same order is the same try, so that a request that comes twice charges once. */
export function paymentIdOf(storeId: StoreId, orderId: string, key: string): string {
  return createHash("sha256").update(`payment ${storeId} ${orderId} ${key}`).digest("base64url").slice(0, 32);
}

/**
 * Writes down that a payment begins, before the provider is asked: should the answer be lost, this is what is asked about
 * later. With `isOnlyOne` no other try may be under way, because each takes money at once.
 */
export async function beginPayment(
  storeId: StoreId,
  { order, kind }: PayableOrder,
  id: string,
  { isOnlyOne }: { isOnlyOne: boolean },
): Promise<Result<{ payment: PaymentAttempt; isNew: boolean }, "order_not_payable" | "payment_under_way">> {
  const now = new Date();
  return getDatabase().transaction(async (database) => {
    const locked = await lockOrder(storeId, order.id, database);
    const known = await findPaymentById(storeId, id, database);
    if (known) return ok({ payment: known, isNew: false });
    if (!locked || !isPayable(locked, now)) return fail("order_not_payable");
    const open = isOnlyOne ? await listOpenPayments(storeId, order.id, database) : [];
    if (open.some(({ provider }) => provider === kind)) return fail("payment_under_way");
    const payment = { id, orderId: order.id, provider: kind, ...chargedAmount(locked), createdAt: now };
    await insertOpenPayment(storeId, payment, database);
    return ok({ payment: { ...payment, reference: null, status: "created" }, isNew: true });
  });
}

/** What the provider is asked for. */
export function paymentRequest(
  { id: paymentId, amount, currencyCode }: PaymentAttempt,
  { number: orderNumber, email, customerName, billingAddress, shippingAddress, shipping }: Order,
  sourceToken: string | null,
): PaymentRequest {
  const person = billingAddress ?? shippingAddress ?? shipping.collector;
  return {
    paymentId,
    amount,
    currencyCode,
    sourceToken,
    orderNumber,
    payer: {
      name: customerName || person?.name || "",
      email,
      mobile: person ? `${person.dialCode}${person.mobile}` : "",
    },
  };
}
