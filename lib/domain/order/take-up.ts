import { fail, ok, type Result } from "../result";
import { isLapsedTransfer } from "./hold";
import type { Order } from "./order";
import { isAwaited, type OrderState } from "./state";

/** How long after ordering a payment that was not finished can be taken up, at the prices of the order. */
const TAKE_UP_MS = 7 * 24 * 60 * 60_000;

/**
 * Why an order is not paid through its provider: it is paid already; it was cancelled; its time is over, or its money
 * came too late; or no provider is to take its money.
 */
export type TakeUpRefusal = "order_paid" | "order_cancelled" | "order_ended" | "order_not_payable";

/** Until when an order can be paid whose payment was not finished in time. */
export function takeUpEnd({ createdAt }: Pick<Order, "createdAt">): Date {
  return new Date(createdAt.getTime() + TAKE_UP_MS);
}

/**
 * Whether the order awaits its whole price. A provider takes nothing else, so an order of which a part was cancelled
 * before it was paid can only be paid by transfer.
 */
export function awaitsAll(order: OrderState & Pick<Order, "refundAmount">): boolean {
  return isAwaited(order) && order.refundAmount === 0;
}

/**
 * Whether the shopper may pay the order through its provider: it waits for the money, or waited in vain. An order that
 * awaits its money has a provider as its method once the owner has made a payment link for it.
 *
 * Source: docs/domain.md#unfinished-payments.
 */
export function checkTakeUp(
  order: OrderState & Pick<Order, "createdAt" | "placedAt" | "refundAmount" | "isTest">,
  now: Date,
): Result<null, TakeUpRefusal> {
  const { status, paymentStatus, isTest } = order;
  if (isTest) return fail("order_not_payable");
  if (status === "pending" || awaitsAll(order)) return ok(null);
  if (status === "cancelled") return fail("order_cancelled");
  if (status === "lapsed") {
    const isOver = paymentStatus !== "failed" || isLapsedTransfer(order) || now >= takeUpEnd(order);
    return isOver ? fail("order_ended") : ok(null);
  }
  return fail(paymentStatus === "paid" || paymentStatus === "refund_due" ? "order_paid" : "order_not_payable");
}
