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
import type { StoreDetails } from "@/lib/domain/store/store";
import type { PaymentRequest } from "@/lib/integrations/payment-provider";
import { clock } from "@/lib/server/clock";
import { isPayable, type OrderToPay, type PayableOrder } from "./payable-order";

/**
 * Derives the id of a payment attempt from the order and the idempotency key. A repeated request has the same key and
 * therefore the same id, so it does not charge again.
 */
export function paymentIdOf(storeId: StoreId, orderId: string, key: string): string {
  return createHash("sha256").update(`payment ${storeId} ${orderId} ${key}`).digest("base64url").slice(0, 32);
}

/**
 * Saves the attempt before the provider is called, so that its outcome can be looked up if the provider's answer gets
 * lost. With `isOnlyOne` the attempt is refused while the order has another open attempt: if each attempt charges
 * immediately, a second attempt could charge twice.
 */
export async function beginPayment(
  storeId: StoreId,
  { order, kind }: PayableOrder,
  id: string,
  { isOnlyOne }: { isOnlyOne: boolean },
): Promise<Result<{ payment: PaymentAttempt; isNew: boolean }, "order_not_payable" | "payment_under_way">> {
  const now = clock.now();
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

/** Builds the request that asks the provider to start or charge this attempt. */
export function paymentRequest(
  { id: paymentId, amount, currencyCode }: PaymentAttempt,
  { order, paymentPath }: OrderToPay,
  { origin }: Pick<StoreDetails, "origin">,
  sourceToken: string | null,
): PaymentRequest {
  const returnUrl = `${origin}${paymentPath}`;
  return { paymentId, amount, currencyCode, sourceToken, orderNumber: order.number, returnUrl, payer: payerOf(order) };
}

/** What a provider asks about the person who pays. */
export function payerOf({ email, customerName, billingAddress, shippingAddress, shipping }: Order) {
  const contact = billingAddress ?? shippingAddress ?? shipping.collector;
  return {
    name: customerName || contact?.name || "",
    email,
    mobile: contact ? `${contact.dialCode}${contact.mobile}` : "",
  };
}
