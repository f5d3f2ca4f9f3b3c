import "server-only";
import { lockCheckout } from "@/lib/data/checkout/checkouts";
import { lockOrder } from "@/lib/data/order/orders";
import { listOpenAttempts } from "@/lib/data/payment/attempts";
import { getDatabase } from "@/lib/database/connection";
import { cartOwner } from "@/lib/domain/cart/cart";
import { fail, ok, type Result } from "@/lib/domain/result";
import { PROVIDERS, toProviderKind } from "@/lib/integrations/payment-providers";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { releaseOrder } from "@/lib/workflows/order/release";
import { checkPayment } from "./check";
import { findOwnOrder, type Payer } from "./payable-order";

/**
 * Cancels a pending order whose shopper wants another payment method, and releases its stock immediately. Refused while
 * a payment attempt is pending or its outcome is unknown. Exception: an unknown outcome of a hosted payment, which the
 * shopper may simply have abandoned; if it succeeds after all, it is refunded.
 */
export async function cancelPendingPayment(
  { store, visitor }: Omit<Payer, "address">,
  orderId: string,
): Promise<Result<{ checkoutId: string }, "order_unknown" | "order_not_payable" | "payment_under_way">> {
  const order = await findOwnOrder({ store, visitor }, orderId);
  if (!order) return fail("order_unknown");
  for (const payment of await listOpenAttempts(store.id, orderId)) {
    const outcome = await checkPayment(store.id, payment);
    const kind = toProviderKind(payment.provider);
    const isHosted = kind !== null && !PROVIDERS[kind].chargesTokens;
    if (outcome === "succeeded" || outcome === "to_be_returned") return fail("order_not_payable");
    if (outcome === "pending" || (outcome === "unknown" && !isHosted)) return fail("payment_under_way");
  }
  const isReleased = await getDatabase().transaction(async (database) => {
    await lockCheckout(store.id, cartOwner(visitor), order.checkoutId, database);
    const locked = await lockOrder(store.id, orderId, database);
    const changes = locked && (await releaseOrder(store.id, locked, new Date(), database));
    if (changes) await recordStockChanges(store, changes, database);
    return changes !== null;
  });
  return isReleased ? ok({ checkoutId: order.checkoutId }) : fail("order_not_payable");
}
