import "server-only";
import { lockCheckout } from "@/lib/data/checkout/checkouts";
import { lockOrder } from "@/lib/data/order/orders";
import { listOpenPayments } from "@/lib/data/payment/attempts";
import { getDatabase } from "@/lib/database/connection";
import { cartOwner } from "@/lib/domain/cart/cart";
import { fail, ok, type Result } from "@/lib/domain/result";
import { PROVIDERS, toProviderKind } from "@/lib/integrations/payment-providers";
import { releaseOrder } from "@/lib/workflows/order/release";
import { touchedByStock } from "@/lib/workflows/order/touched-by-stock";
import { checkPayment } from "./check";
import { findOwnOrder, type Payer } from "./payable-order";

/** `touched` are tags of pages. */
export type CancelledPayment = { checkoutId: string; touched: readonly string[] };

/**
 * Ends an order that waits for money, because the shopper wants to pay otherwise: what it has taken can be had again at
 * once, by them too. Money of which nobody knows yet whether it has moved keeps the order; what a provider's script was
 * handed over and never brought back does not, and should it come after all, it is returned.
 */
export async function cancelPendingPayment(
  { store, visitor }: Omit<Payer, "address">,
  orderId: string,
): Promise<Result<CancelledPayment, "order_unknown" | "order_not_payable" | "payment_under_way">> {
  const order = await findOwnOrder({ store, visitor }, orderId);
  if (!order) return fail("order_unknown");
  for (const payment of await listOpenPayments(store.id, orderId)) {
    const { outcome } = await checkPayment(store.id, payment);
    const kind = toProviderKind(payment.provider);
    const isHandedOver = kind !== null && !PROVIDERS[kind].chargesTokens;
    if (outcome === "succeeded" || outcome === "to_be_returned") return fail("order_not_payable");
    if (outcome === "pending" || (outcome === "unknown" && !isHandedOver)) return fail("payment_under_way");
  }
  const changes = await getDatabase().transaction(async (database) => {
    await lockCheckout(store.id, cartOwner(visitor), order.checkoutId, database);
    const locked = await lockOrder(store.id, orderId, database);
    return locked && releaseOrder(store.id, locked, new Date(), database);
  });
  if (!changes) return fail("order_not_payable");
  return ok({ checkoutId: order.checkoutId, touched: await touchedByStock(store, changes) });
}
