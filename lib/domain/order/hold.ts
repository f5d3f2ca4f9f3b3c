import type { CheckoutSettings } from "../checkout/settings";
import type { Order } from "./order";
import type { OrderState } from "./state";

/**
 * How long stock stays reserved for a pending order while its provider's payment is awaited. See
 * docs/domain.md#stock-holds; decision 20.
 */
const PROVIDER_HOLD_MS = 7 * 60_000;

const HOUR_MS = 60 * 60_000;

/** `remindAt`: when the shopper is reminded of the payment. Null where nothing ends, or nobody is reminded. */
export type OrderHold = { holdUntil: Date | null; remindAt: Date | null };

/** Until when an order whose payment begins now keeps what it has taken while the provider's payment is awaited. */
export function providerHoldEnd(now: Date): Date {
  return new Date(now.getTime() + PROVIDER_HOLD_MS);
}

/** The hold of an order that no longer waits for a payment. */
export const NO_HOLD: OrderHold = { holdUntil: null, remindAt: null };

/**
 * Until when a new order keeps what it has taken without being paid. A transfer has the time that the store gives it,
 * and half of it passes before the shopper is reminded. Whoever did not finish a provider's payment is reminded after
 * the time that the store sets, when the order has long lapsed; 0 reminds nobody. Cash on delivery waits without end.
 *
 * Source: docs/domain.md#stock-holds; decision 42.
 */
export function firstHold(
  { status, paymentStatus }: OrderState,
  {
    now,
    transferHoldHours,
    unpaidReminderHours,
  }: { now: Date } & Pick<CheckoutSettings, "transferHoldHours" | "unpaidReminderHours">,
): OrderHold {
  if (status === "pending") {
    const remindAt = unpaidReminderHours > 0 ? new Date(now.getTime() + unpaidReminderHours * HOUR_MS) : null;
    return { holdUntil: providerHoldEnd(now), remindAt };
  }
  return paymentStatus === "awaited" ? transferHold(now, transferHoldHours) : NO_HOLD;
}

/** The hold of an order that awaits a transfer from `now` on. */
export function transferHold(now: Date, hours: number): OrderHold {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return { holdUntil: after(hours * HOUR_MS), remindAt: after((hours * HOUR_MS) / 2) };
}

/**
 * Whether the order has lapsed because its transfer did not arrive in time. Lapsed orders of a provider were never
 * placed.
 */
export function isLapsedTransfer({ status, paymentStatus, placedAt }: OrderState & Pick<Order, "placedAt">): boolean {
  return status === "lapsed" && paymentStatus === "failed" && placedAt !== null;
}
