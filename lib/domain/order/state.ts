import { type PaymentKind, type PaymentStatus, PROVIDER_KINDS } from "../payment/payment";
import { fail, ok, type Result } from "../result";
import type { OrderMoments, OrderStatus } from "./order";

export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus };

/** What an order goes through once it is placed, in this order; some of it may be left out. */
const STEPS: readonly OrderStatus[] = ["placed", "confirmed", "dispatched", "delivered"];
type OrderStep = Extract<OrderStatus, "placed" | "confirmed" | "dispatched" | "delivered">;

export type OrderEvent =
  | { kind: "step"; to: Exclude<OrderStep, "placed"> }
  /** The money of an order that is being paid is here; `isKept`: what it is for can be had still, or again. */
  | { kind: "paid_by_provider"; isKept: boolean }
  | { kind: "try_failed" }
  /** Its time is over, or the shopper pays in another way. */
  | { kind: "lapsed" }
  /** The owner has the transfer, or the cash. */
  | { kind: "received" }
  | { kind: "cancelled" }
  /** Money that was paid has to be returned for a part of the order. */
  | { kind: "part_cancelled" }
  | { kind: "refunded" };

export type OrderStateRefusal = "order_not_open" | "order_step_done" | "order_not_payable" | "order_refund_not_due";

/** A provider's money is awaited for this long with what it is for kept. Domain §4.4; design §4. */
export const ORDER_HOLD_MILLISECONDS = 7 * 60_000;

/** How an order begins; `kind` is null when nothing is left to pay. Domain §2.7.3. */
export function firstState(kind: PaymentKind | null): OrderState {
  if (kind === null) return { status: "placed", paymentStatus: "none" };
  if (kind === "cod") return { status: "placed", paymentStatus: "due" };
  return isProvider(kind)
    ? { status: "pending", paymentStatus: "pending" }
    : { status: "placed", paymentStatus: "awaited" };
}

function isProvider(kind: PaymentKind): kind is (typeof PROVIDER_KINDS)[number] {
  return PROVIDER_KINDS.some((provider) => provider === kind);
}

/** Placed and not yet at its end. */
export function isOpen({ status }: Pick<OrderState, "status">): boolean {
  return status === "placed" || status === "confirmed" || status === "dispatched";
}

/** What it has taken (stock, a use of an offer, gift cards) is its own. */
export function keepsWhatItTook({ status }: Pick<OrderState, "status">): boolean {
  return status !== "cancelled" && status !== "lapsed";
}

/**
 * Where an event leads an order.
 *
 * Errors: refuses what cannot happen to an order in that state.
 * Source: domain §4.16: delivered marks paid. Whoever leaves out a step may; nobody goes back.
 */
export function nextState(
  { status, paymentStatus }: OrderState,
  event: OrderEvent,
): Result<OrderState, OrderStateRefusal> {
  // Of an order that is handed in whole, nothing else is answered.
  const state = { status, paymentStatus };
  switch (event.kind) {
    case "step":
      return stepTo(state, event.to);
    case "paid_by_provider":
      return paidByProvider(state, event.isKept);
    case "try_failed":
      return state.status === "pending" ? ok({ ...state, paymentStatus: "failed" }) : fail("order_not_payable");
    case "lapsed":
      return state.status === "pending" ? ok({ status: "lapsed", paymentStatus: "failed" }) : fail("order_not_open");
    case "received":
      return isUnpaid(state) && state.status !== "cancelled"
        ? ok({ ...state, paymentStatus: "paid" })
        : fail("order_not_payable");
    case "cancelled":
      return isOpen(state)
        ? ok({ status: "cancelled", paymentStatus: isUnpaid(state) ? "none" : owedBack(state) })
        : fail("order_not_open");
    case "part_cancelled":
      return isOpen(state) ? ok({ ...state, paymentStatus: owedBack(state) }) : fail("order_not_open");
    case "refunded":
      return refunded(state);
  }
}

function stepTo(state: OrderState, to: OrderStep): Result<OrderState, OrderStateRefusal> {
  if (!isOpen(state)) return fail("order_not_open");
  if (STEPS.indexOf(to) <= STEPS.indexOf(state.status)) return fail("order_step_done");
  const isPaidNow = to === "delivered" && isUnpaid(state);
  return ok({ status: to, paymentStatus: isPaidNow ? "paid" : state.paymentStatus });
}

/** Also when the order has lapsed meanwhile; with nothing left to sell, the money goes back. */
function paidByProvider({ status, paymentStatus }: OrderState, isKept: boolean): Result<OrderState, OrderStateRefusal> {
  const isPayable = status === "pending" || (status === "lapsed" && paymentStatus === "failed");
  if (!isPayable) return fail("order_not_payable");
  return ok(isKept ? { status: "placed", paymentStatus: "paid" } : { status: "lapsed", paymentStatus: "refund_due" });
}

/** Of an order that goes on only a part was returned: the rest is paid. */
function refunded(state: OrderState): Result<OrderState, OrderStateRefusal> {
  if (state.paymentStatus !== "refund_due") return fail("order_refund_not_due");
  return ok({ ...state, paymentStatus: keepsWhatItTook(state) ? "paid" : "refunded" });
}

function isUnpaid({ paymentStatus }: OrderState): boolean {
  return paymentStatus === "due" || paymentStatus === "awaited";
}

function owedBack({ paymentStatus }: OrderState): PaymentStatus {
  return paymentStatus === "paid" ? "refund_due" : paymentStatus;
}

/** The dates of an order that is in this state from now on; steps that were left out happened now as well. */
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
  };
}

/** The invoice is numbered when money has come, or at once when none has to come first. Domain §4.16. */
export function needsInvoice({ status, paymentStatus }: OrderState): boolean {
  return status !== "pending" && status !== "lapsed" && ["none", "due", "paid"].includes(paymentStatus);
}
