import "server-only";
import { createHash } from "node:crypto";
import { lockOrder } from "@/lib/data/order/orders";
import type { PaymentAttempt } from "@/lib/data/payment/attempts";
import { findAttemptById, insertOpenAttempt, listOpenAttempts } from "@/lib/data/payment/attempts";
import { getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { chargedAmount } from "@/lib/domain/payment/amount";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { PaymentRequest } from "@/lib/integrations/payment-provider";
import { isPayable, type PayableOrder } from "./payable-order";

/**
 * The id of a payment attempt. The same key for the same order gives the same id, so that a repeated request charges
 * only once.
 */
export function paymentIdOf(storeId: StoreId, orderId: string, key: string): string {
  return createHash("sha256").update(`payment ${storeId} ${orderId} ${key}`).digest("base64url").slice(0, 32);
}

/**
 * Saves the attempt before the provider is called, so that its outcome can be looked up if the provider's answer gets
 * lost. With `isOnlyOne` no other attempt of the order may be open, because each attempt charges immediately.
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
    const known = await findAttemptById(storeId, id, database);
    if (known) return ok({ payment: known, isNew: false });
    if (!locked || !isPayable(locked, now)) return fail("order_not_payable");
    const open = isOnlyOne ? await listOpenAttempts(storeId, order.id, database) : [];
    if (open.some(({ provider }) => provider === kind)) return fail("payment_under_way");
    const payment = { id, orderId: order.id, provider: kind, ...chargedAmount(locked), createdAt: now };
    await insertOpenAttempt(storeId, payment, database);
    return ok({ payment: { ...payment, reference: null, status: "created" }, isNew: true });
  });
}

/** The request to the provider. */
export function paymentRequest(
  { id: paymentId, amount, currencyCode }: PaymentAttempt,
  { number: orderNumber, email, customerName, billingAddress, shippingAddress, shipping }: Order,
  sourceToken: string | null,
): PaymentRequest {
  const contact = billingAddress ?? shippingAddress ?? shipping.collector;
  return {
    paymentId,
    amount,
    currencyCode,
    sourceToken,
    orderNumber,
    payer: {
      name: customerName || contact?.name || "",
      email,
      mobile: contact ? `${contact.dialCode}${contact.mobile}` : "",
    },
  };
}
