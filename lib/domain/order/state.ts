import { isProvider, type PaymentKind, type PaymentStatus } from "../payment/payment";
import { fail, ok, type Result } from "../result";
import type { OrderMoments, OrderStatus } from "./order";

export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus };

/** The statuses that a placed order goes through, in this sequence. Some may be skipped. */
const STEPS: readonly OrderStatus[] = ["placed", "confirmed", "dispatched", "delivered"];
type OrderStep = Extract<OrderStatus, "placed" | "confirmed" | "dispatched" | "delivered">;

export type OrderEvent =
  | { kind: "step"; to: Exclude<OrderStep, "placed"> }
  /**
   * The provider has received the payment of a pending order. `isKept`: true if stock is still reserved for the order,
   * or could be deducted again.
   */
  | { kind: "paid_by_provider"; isKept: boolean }
  | { kind: "attempt_failed" }
  /** The time for payment has passed, or the shopper chose another payment method. */
  | { kind: "lapsed" }
  /** The shopper pays an order after all whose payment they had not finished in time. */
  | { kind: "taken_up" }
  /** The shop has waited for the transfer as long as its owner wants. */
  | { kind: "transfer_lapsed" }
  /** The owner reports that the transfer or the cash has arrived. */
  | { kind: "received" }
  /** The owner reports that the transfer has arrived after the order had lapsed. */
  | { kind: "received_late" }
  | { kind: "cancelled" }
  /** The shopper cancels the whole order before it is paid, which needs nobody's decision. */
  | { kind: "withdrawn" }
  /** Some items were cancelled, and the amount paid for them must be refunded. */
  | { kind: "part_cancelled" }
  | { kind: "refunded" };

/** Why an order cannot take an event in its present state, by kind of event. */
type StateRefusals = {
  step: "order_not_open" | "order_step_done";
  paid_by_provider: "order_not_payable";
  attempt_failed: "order_not_payable";
  lapsed: "order_not_open";
  taken_up: "order_ended";
  transfer_lapsed: "order_not_open";
  received: "order_not_payable" | "order_lapsed";
  received_late: "order_not_lapsed";
  cancelled: "order_not_open";
  withdrawn: "order_not_cancellable";
  part_cancelled: "order_not_open";
  refunded: "order_refund_not_due";
};
export type OrderStateRefusal<Kind extends OrderEvent["kind"] = OrderEvent["kind"]> = StateRefusals[Kind];

/**
 * The state of a new order. `kind` is the kind of its payment method; null if nothing is left to pay. See
 * docs/domain.md#order-start.
 */
export function firstState(kind: PaymentKind | null): OrderState {
  if (kind === null) return { status: "placed", paymentStatus: "none" };
  if (kind === "cod") return { status: "placed", paymentStatus: "due" };
  return isProvider(kind)
    ? { status: "pending", paymentStatus: "pending" }
    : { status: "placed", paymentStatus: "awaited" };
}

/** True for an order that has been placed and has not been delivered, cancelled or lapsed since. */
export function isOpen({ status }: Pick<OrderState, "status">): boolean {
  return status === "placed" || status === "confirmed" || status === "dispatched";
}

/**
 * Whether an order in this state keeps its reservations: the stock, offer use and gift card amounts.
 *
 * @internal Exported for tests.
 */
export function keepsReservations({ status }: Pick<OrderState, "status">): boolean {
  return status !== "cancelled" && status !== "lapsed";
}

/**
 * The state of an order after an event.
 *
 * Errors: refuses events that are impossible in the current state.
 * Source: docs/domain.md#order-states: delivery also marks the order as paid. Steps may be skipped, but never undone.
 */
export function nextState<Kind extends OrderEvent["kind"]>(
  state: OrderState,
  event: Extract<OrderEvent, { kind: Kind }>,
): Result<OrderState, OrderStateRefusal<Kind>>;
export function nextState(
  { status, paymentStatus }: OrderState,
  event: OrderEvent,
): Result<OrderState, OrderStateRefusal> {
  // Callers pass a whole order, but the result must contain these two fields only.
  const state = { status, paymentStatus };
  switch (event.kind) {
    case "step":
      return stepTo(state, event.to);
    case "paid_by_provider":
      return paidByProvider(state, event.isKept);
    case "attempt_failed":
      return state.status === "pending" ? ok({ ...state, paymentStatus: "failed" }) : fail("order_not_payable");
    case "lapsed":
      return state.status === "pending" ? ok({ status: "lapsed", paymentStatus: "failed" }) : fail("order_not_open");
    case "taken_up":
      return isLapsedUnpaid(state) ? ok({ status: "pending", paymentStatus: "pending" }) : fail("order_ended");
    case "transfer_lapsed":
      return state.status === "placed" && state.paymentStatus === "awaited"
        ? ok({ status: "lapsed", paymentStatus: "failed" })
        : fail("order_not_open");
    case "received":
      if (isLapsedUnpaid(state)) return fail("order_lapsed");
      return isUnpaid(state) && state.status !== "cancelled"
        ? ok({ ...state, paymentStatus: "paid" })
        : fail("order_not_payable");
    case "received_late":
      return isLapsedUnpaid(state) ? ok({ status: "placed", paymentStatus: "paid" }) : fail("order_not_lapsed");
    case "cancelled":
      return isOpen(state)
        ? ok({ status: "cancelled", paymentStatus: isUnpaid(state) ? "none" : afterRefundDue(state) })
        : fail("order_not_open");
    case "withdrawn":
      return isWithdrawable(state) ? ok({ status: "cancelled", paymentStatus: "none" }) : fail("order_not_cancellable");
    case "part_cancelled":
      return isOpen(state) ? ok({ ...state, paymentStatus: afterRefundDue(state) }) : fail("order_not_open");
    case "refunded":
      return refunded(state);
  }
}

function stepTo(state: OrderState, to: OrderStep): Result<OrderState, OrderStateRefusal<"step">> {
  if (!isOpen(state)) return fail("order_not_open");
  if (STEPS.indexOf(to) <= STEPS.indexOf(state.status)) return fail("order_step_done");
  const isPaidNow = to === "delivered" && isUnpaid(state);
  return ok({ status: to, paymentStatus: isPaidNow ? "paid" : state.paymentStatus });
}

/**
 * The state after a payment has arrived. A lapsed order can still be paid; `isKept` is false if its quantities can no
 * longer be deducted from stock, and the payment then has to be refunded. An order that awaits a transfer may be paid
 * by the owner's payment link instead, and stays at its step.
 */
function paidByProvider(
  { status, paymentStatus }: OrderState,
  isKept: boolean,
): Result<OrderState, OrderStateRefusal<"paid_by_provider">> {
  if (isAwaited({ status, paymentStatus })) return ok({ status, paymentStatus: "paid" });
  const isPayable = status === "pending" || isLapsedUnpaid({ status, paymentStatus });
  if (!isPayable) return fail("order_not_payable");
  return ok(isKept ? { status: "placed", paymentStatus: "paid" } : { status: "lapsed", paymentStatus: "refund_due" });
}

/**
 * The state after a refund. If only some of the items were cancelled, the order stays paid; it becomes refunded only if
 * it was cancelled as a whole or has lapsed.
 */
function refunded(state: OrderState): Result<OrderState, OrderStateRefusal<"refunded">> {
  if (state.paymentStatus !== "refund_due") return fail("order_refund_not_due");
  return ok({ ...state, paymentStatus: keepsReservations(state) ? "paid" : "refunded" });
}

/** Whether a placed order awaits a transfer, or a payment by the owner's link in its place. */
export function isAwaited(state: OrderState): boolean {
  return isOpen(state) && state.paymentStatus === "awaited";
}

function isLapsedUnpaid({ status, paymentStatus }: OrderState): boolean {
  return status === "lapsed" && paymentStatus === "failed";
}

/**
 * Whether a shopper may cancel the order alone: nothing is paid, and nobody prepares it. Who awaits a transfer prepares
 * nothing, even if the owner has confirmed the order; an order paid on delivery is prepared once it is confirmed. See
 * docs/domain.md#order-cancellation; decision 42.
 */
function isWithdrawable({ status, paymentStatus }: OrderState): boolean {
  if (status === "pending") return true;
  if (status === "placed") return paymentStatus === "awaited" || paymentStatus === "due";
  return status === "confirmed" && paymentStatus === "awaited";
}

function isUnpaid({ paymentStatus }: OrderState): boolean {
  return paymentStatus === "due" || paymentStatus === "awaited";
}

function afterRefundDue({ paymentStatus }: OrderState): PaymentStatus {
  return paymentStatus === "paid" ? "refund_due" : paymentStatus;
}

/** The dates of an order that is being made, besides that. */
export const UNPLACED = {
  placedAt: null,
  confirmedAt: null,
  dispatchedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  cameBackAt: null,
} as const satisfies Omit<OrderMoments, "createdAt">;

/**
 * The order's dates after it has changed to this status at `now`. Each step up to this status that has no date yet,
 * because it was skipped, gets the date `now`.
 */
export function momentsAt(moments: OrderMoments, { status }: Pick<OrderState, "status">, now: Date): OrderMoments {
  const reached = STEPS.indexOf(status);
  const at = (step: OrderStep, before: Date | null) => before ?? (STEPS.indexOf(step) <= reached ? now : null);
  return {
    createdAt: moments.createdAt,
    placedAt: at("placed", moments.placedAt),
    confirmedAt: at("confirmed", moments.confirmedAt),
    dispatchedAt: at("dispatched", moments.dispatchedAt),
    deliveredAt: at("delivered", moments.deliveredAt),
    cancelledAt: status === "cancelled" ? (moments.cancelledAt ?? now) : moments.cancelledAt,
    cameBackAt: moments.cameBackAt,
  };
}

/**
 * Whether the order must have an invoice number by now: paid orders from the moment of payment; free orders and orders
 * paid on delivery from the moment they are placed. See docs/domain.md#invoices.
 */
export function needsInvoice({ status, paymentStatus }: OrderState): boolean {
  return status !== "pending" && status !== "lapsed" && ["none", "due", "paid"].includes(paymentStatus);
}
