import { fail, ok, type Result } from "../result";
import { isLapsedTransfer } from "./hold";
import type { Order } from "./order";
import type { OrderState } from "./state";

/** How long after ordering a payment that was not finished can be taken up, at the prices of the order. */
const TAKE_UP_MS = 7 * 24 * 60 * 60_000;

/**
 * Why an order is not paid through its provider: it is paid already; it was cancelled; its time is over, or its money
 * came too late; or no provider is to take its money.
 */
export type TakeUpRefusal = "order_paid" | "order_cancelled" | "order_ended" | "order_not_payable";

/** Until when the order can be paid although its payment was not finished in time. */
export function takeUpEnd({ createdAt }: Pick<Order, "createdAt">): Date {
  return new Date(createdAt.getTime() + TAKE_UP_MS);
}

/**
 * Whether the shopper may pay the order through its provider: it waits for the money, or waited in vain.
 *
 * Source: docs/domain.md#stock-holds.
 */
export function checkTakeUp(
  order: OrderState & Pick<Order, "createdAt" | "placedAt">,
  now: Date,
): Result<null, TakeUpRefusal> {
  const { status, paymentStatus } = order;
  if (status === "pending") return ok(null);
  if (status === "cancelled") return fail("order_cancelled");
  if (status === "lapsed") {
    const isOver = paymentStatus !== "failed" || isLapsedTransfer(order) || now >= takeUpEnd(order);
    return isOver ? fail("order_ended") : ok(null);
  }
  return fail(paymentStatus === "paid" || paymentStatus === "refund_due" ? "order_paid" : "order_not_payable");
}
