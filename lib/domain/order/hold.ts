import type { Order } from "./order";
import type { OrderState } from "./state";

/**
 * How long stock stays reserved for a pending order while its provider's payment is awaited. See
 * docs/domain.md#stock-holds; decision 20.
 */
const PROVIDER_HOLD_MS = 7 * 60_000;

const HOUR_MS = 60 * 60_000;

/** `remindAt`: when the shopper is reminded of the transfer. Null where nothing ends, or nobody is reminded. */
export type OrderHold = { holdUntil: Date | null; remindAt: Date | null };

/** The hold of an order that no longer waits for a payment. */
export const NO_HOLD: OrderHold = { holdUntil: null, remindAt: null };

/**
 * Until when a new order keeps what it has taken without being paid. A transfer has the time that the store gives it,
 * and half of it passes before the shopper is reminded. Cash on delivery waits without end.
 *
 * Source: docs/domain.md#stock-holds; decision 42.
 */
export function firstHold(
  { status, paymentStatus }: OrderState,
  { now, transferHoldHours }: { now: Date; transferHoldHours: number },
): OrderHold {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if (status === "pending") return { holdUntil: after(PROVIDER_HOLD_MS), remindAt: null };
  if (paymentStatus !== "awaited") return NO_HOLD;
  const holdMs = transferHoldHours * HOUR_MS;
  return { holdUntil: after(holdMs), remindAt: after(holdMs / 2) };
}

/**
 * Whether the order has lapsed because its transfer did not arrive in time. Lapsed orders of a provider were never
 * placed.
 */
export function isLapsedTransfer({ status, paymentStatus, placedAt }: OrderState & Pick<Order, "placedAt">): boolean {
  return status === "lapsed" && paymentStatus === "failed" && placedAt !== null;
}
