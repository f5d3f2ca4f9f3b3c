import "server-only";
import { lockCheckout } from "@/lib/data/checkout/checkouts";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { cartOwner } from "@/lib/domain/cart/cart";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { releaseOrder } from "@/lib/workflows/order/release";
import { checkAttempts } from "./check-attempts";
import { findOwnOrder, type Payer } from "./payable-order";

/**
 * Ends a pending order whose shopper wants another payment method, and releases its stock immediately. Refused while a
 * payment attempt may still succeed.
 */
export async function cancelPendingPayment(
  { store, visitor }: Omit<Payer, "address">,
  orderId: string,
): Promise<Result<{ checkoutId: string }, "order_unknown" | "order_not_payable" | "payment_under_way">> {
  const order = await findOwnOrder({ store, visitor }, orderId);
  if (!order) return fail("order_unknown");
  const checked = await checkAttempts(store.id, orderId);
  if (!checked.ok) return checked;
  const isReleased = await getDatabase().transaction(async (database) => {
    await lockCheckout(store.id, cartOwner(visitor), order.checkoutId, database);
    const locked = await lockOrder(store.id, orderId, database);
    // Whoever chooses another way to pay is in the checkout, and is not reminded of this one.
    if (locked) await updateOrder(store.id, orderId, { remindAt: null }, clock.now(), database);
    const changes = locked && (await releaseOrder(store.id, locked, clock.now(), database));
    if (changes) await recordStockChanges(store, changes, database);
    return changes !== null;
  });
  return isReleased ? ok({ checkoutId: order.checkoutId }) : fail("order_not_payable");
}
