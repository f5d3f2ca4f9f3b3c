import "server-only";
import { readCheckoutSettings } from "@/lib/cached/read-store";
import { lockCheckoutOfOrder, setOrderOfCheckout } from "@/lib/data/checkout/checkouts";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { letPay } from "@/lib/data/order/payers";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { providerHoldEnd } from "@/lib/domain/order/hold";
import type { Order } from "@/lib/domain/order/order";
import { isAwaited, nextState } from "@/lib/domain/order/state";
import { checkTakeUp, type TakeUpRefusal } from "@/lib/domain/order/take-up";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { findOrderForVisitor } from "@/lib/workflows/order/read";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { releaseOrder } from "@/lib/workflows/order/release";
import { retakeOrder } from "@/lib/workflows/order/retake";
import { admitPayment } from "./admit";
import { checkAttempts } from "./check-attempts";
import { canPayNow, isPayable, type Payer } from "./payable-order";

/** What a lapsed order had, and somebody else has now. */
type GoneRefusal = "order_items_gone" | "order_reductions_gone";
type Refusal = TakeUpRefusal | GoneRefusal | "order_unknown" | "order_replaced";

/**
 * Opens the payment of an order again whose payment was begun and not finished, for its customer or whoever has its
 * link. It is the same order at the same prices; if it has lapsed, it takes its stock, offer and gift cards again, or
 * nothing at all. A payment that was begun before is asked about first, so that nobody pays twice.
 *
 * Source: docs/domain.md#unfinished-payments. Rows are locked in the same sequence as in `placeOrder`.
 */
export async function takeUpPayment(
  payer: Payer,
  { orderId, key }: { orderId: string; key: string | null },
  now = clock.now(),
): Promise<Result<Order, Refusal | "payment_unavailable" | "payment_under_way"> | TooManyAttempts> {
  const { store, visitor } = payer;
  const order = await findOrderForVisitor(store, visitor, orderId, key);
  if (!order) return fail("order_unknown");
  const allowed = checkTakeUp(order, now);
  if (!allowed.ok) return allowed;
  const settings = await readCheckoutSettings(store.id);
  // What awaits a transfer is paid here only by the link that the owner has made for it.
  if (!settings || !canPayNow(order, settings, now))
    return fail(isAwaited(order) ? "order_not_payable" : "payment_unavailable");
  const refused = await admitPayment(payer);
  if (refused) return refused;
  const checked = await checkAttempts(store.id, orderId);
  if (!checked.ok) return fail(checked.code === "payment_under_way" ? "payment_under_way" : "order_paid");
  return allOrNothing((database) => takeUp(payer, order, now, database));
}

async function takeUp(
  { store, visitor }: Payer,
  { id, checkoutId }: Order,
  now: Date,
  database: Database,
): Promise<Result<Order, Refusal>> {
  const checkout = checkoutId ? await lockCheckoutOfOrder(store.id, checkoutId, database) : null;
  const order = await lockOrder(store.id, id, database);
  if (!order) return fail("order_unknown");
  const allowed = checkTakeUp(order, now);
  if (!allowed.ok) return allowed;
  if (checkout && checkout.orderId !== null && checkout.orderId !== id) return fail("order_replaced");
  const isHeld = isPayable(order, now) || isAwaited(order);
  const held = isHeld ? ok(order) : await holdAgain(store, order, now, database);
  if (!held.ok) return held;
  if (checkout) await setOrderOfCheckout(store.id, checkoutId, id, now, database);
  await letPay(store.id, id, visitor, now, database);
  return held;
}

/** Gives the order the time of a new hold. What it has not given back yet, it gives back first. */
async function holdAgain(
  store: StoreDetails,
  order: Order,
  now: Date,
  database: Database,
): Promise<Result<Order, TakeUpRefusal | GoneRefusal>> {
  const released = (await releaseOrder(store.id, order, now, database)) ?? [];
  const next = nextState<"taken_up">({ status: "lapsed", paymentStatus: "failed" }, { kind: "taken_up" });
  if (!next.ok) return next;
  const update = { ...next.value, holdUntil: providerHoldEnd(now) };
  const retaken = await retakeOrder(store, { ...order, ...update }, next.value, now, database);
  if (!retaken.ok) return fail(retaken.code === "item_unavailable" ? "order_items_gone" : "order_reductions_gone");
  await updateOrder(store.id, order.id, update, now, database);
  await recordStockChanges(store, [...released, ...retaken.value.changes], database);
  return ok({ ...order, ...update, items: retaken.value.items });
}
