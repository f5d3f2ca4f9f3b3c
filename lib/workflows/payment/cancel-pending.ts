import "server-only";
import { lockCheckout } from "@/lib/data/checkout/checkouts";
import { lockOrder } from "@/lib/data/order/orders";
import { listOpenAttempts } from "@/lib/data/payment/attempts";
import { getDatabase } from "@/lib/database/connection";
import { cartOwner } from "@/lib/domain/cart/cart";
import { fail, ok, type Result } from "@/lib/domain/result";
import { PROVIDERS, toProviderKind } from "@/lib/integrations/payment-providers";
import { releaseOrder } from "@/lib/workflows/order/release";
import { touchedByStock } from "@/lib/workflows/order/touched-by-stock";
import { checkPayment } from "./check";
import { findOwnOrder, type Payer } from "./payable-order";

/** `touched`: cache tags to expire. */
export type CancelledPayment = { checkoutId: string; touched: readonly string[] };

/**
 * Releases a pending order because the shopper wants another payment method, so that its stock is available
 * immediately. An attempt whose outcome is unknown prevents this, except a hosted payment from which the shopper never
 * came back; if that payment succeeds after all, it is refunded.
 */
export async function cancelPendingPayment(
  { store, visitor }: Omit<Payer, "address">,
  orderId: string,
): Promise<Result<CancelledPayment, "order_unknown" | "order_not_payable" | "payment_under_way">> {
  const order = await findOwnOrder({ store, visitor }, orderId);
  if (!order) return fail("order_unknown");
  for (const payment of await listOpenAttempts(store.id, orderId)) {
    const { outcome } = await checkPayment(store.id, payment);
    const kind = toProviderKind(payment.provider);
    const isHosted = kind !== null && !PROVIDERS[kind].chargesTokens;
    if (outcome === "succeeded" || outcome === "to_be_returned") return fail("order_not_payable");
    if (outcome === "pending" || (outcome === "unknown" && !isHosted)) return fail("payment_under_way");
  }
  const changes = await getDatabase().transaction(async (database) => {
    await lockCheckout(store.id, cartOwner(visitor), order.checkoutId, database);
    const locked = await lockOrder(store.id, orderId, database);
    return locked && releaseOrder(store.id, locked, new Date(), database);
  });
  if (!changes) return fail("order_not_payable");
  return ok({ checkoutId: order.checkoutId, touched: await touchedByStock(store, changes) });
}
