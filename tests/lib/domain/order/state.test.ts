import fc from "fast-check";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/domain/order/order";
import {
  firstState,
  isOpen,
  keepsReservations,
  momentsAt,
  needsInvoice,
  nextState,
  type OrderEvent,
  type OrderState,
} from "@/lib/domain/order/state";
import { PAYMENT_KINDS, PAYMENT_STATUSES, type PaymentStatus } from "@/lib/domain/payment/payment";

const NOW = new Date("2026-11-22T10:00:00Z");
const UNPLACED = {
  createdAt: new Date("2026-11-20T10:00:00Z"),
  placedAt: null,
  confirmedAt: null,
  dispatchedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  cameBackAt: null,
};

const EVENTS: Record<string, OrderEvent> = {
  confirm: { kind: "step", to: "confirmed" },
  dispatch: { kind: "step", to: "dispatched" },
  deliver: { kind: "step", to: "delivered" },
  paid: { kind: "paid_by_provider", isKept: true },
  "paid, sold out": { kind: "paid_by_provider", isKept: false },
  "attempt failed": { kind: "attempt_failed" },
  lapse: { kind: "lapsed" },
  "take up": { kind: "taken_up" },
  "lapse, by transfer": { kind: "transfer_lapsed" },
  receive: { kind: "received" },
  "receive late": { kind: "received_late" },
  cancel: { kind: "cancelled" },
  withdraw: { kind: "withdrawn" },
  "cancel a part": { kind: "part_cancelled" },
  refund: { kind: "refunded" },
};

/** All possible states of an order. Each maps the events that can occur to the state that follows. */
const LIFE: Record<string, Record<string, string>> = {
  "pending pending": {
    paid: "placed paid",
    "paid, sold out": "lapsed refund_due",
    "attempt failed": "pending failed",
    lapse: "lapsed failed",
    withdraw: "cancelled none",
  },
  "pending failed": {
    paid: "placed paid",
    "paid, sold out": "lapsed refund_due",
    "attempt failed": "pending failed",
    lapse: "lapsed failed",
    withdraw: "cancelled none",
  },
  "lapsed failed": {
    "take up": "pending pending",
    paid: "placed paid",
    "paid, sold out": "lapsed refund_due",
    "receive late": "placed paid",
  },
  "lapsed refund_due": { refund: "lapsed refunded" },
  "lapsed refunded": {},
  "placed none": {
    confirm: "confirmed none",
    dispatch: "dispatched none",
    deliver: "delivered none",
    cancel: "cancelled none",
    "cancel a part": "placed none",
  },
  "placed due": {
    confirm: "confirmed due",
    dispatch: "dispatched due",
    deliver: "delivered paid",
    receive: "placed paid",
    cancel: "cancelled none",
    withdraw: "cancelled none",
    "cancel a part": "placed due",
  },
  "placed awaited": {
    paid: "placed paid",
    "paid, sold out": "placed paid",
    confirm: "confirmed awaited",
    dispatch: "dispatched awaited",
    deliver: "delivered paid",
    receive: "placed paid",
    "lapse, by transfer": "lapsed failed",
    cancel: "cancelled none",
    withdraw: "cancelled none",
    "cancel a part": "placed awaited",
  },
  "placed paid": {
    confirm: "confirmed paid",
    dispatch: "dispatched paid",
    deliver: "delivered paid",
    cancel: "cancelled refund_due",
    "cancel a part": "placed refund_due",
  },
  "placed refund_due": {
    confirm: "confirmed refund_due",
    dispatch: "dispatched refund_due",
    deliver: "delivered refund_due",
    cancel: "cancelled refund_due",
    "cancel a part": "placed refund_due",
    refund: "placed paid",
  },
  "confirmed none": {
    dispatch: "dispatched none",
    deliver: "delivered none",
    cancel: "cancelled none",
    "cancel a part": "confirmed none",
  },
  "confirmed due": {
    dispatch: "dispatched due",
    deliver: "delivered paid",
    receive: "confirmed paid",
    cancel: "cancelled none",
    "cancel a part": "confirmed due",
  },
  "confirmed awaited": {
    paid: "confirmed paid",
    "paid, sold out": "confirmed paid",
    dispatch: "dispatched awaited",
    deliver: "delivered paid",
    receive: "confirmed paid",
    cancel: "cancelled none",
    withdraw: "cancelled none",
    "cancel a part": "confirmed awaited",
  },
  "confirmed paid": {
    dispatch: "dispatched paid",
    deliver: "delivered paid",
    cancel: "cancelled refund_due",
    "cancel a part": "confirmed refund_due",
  },
  "confirmed refund_due": {
    dispatch: "dispatched refund_due",
    deliver: "delivered refund_due",
    cancel: "cancelled refund_due",
    "cancel a part": "confirmed refund_due",
    refund: "confirmed paid",
  },
  "dispatched none": { deliver: "delivered none", cancel: "cancelled none", "cancel a part": "dispatched none" },
  "dispatched due": {
    deliver: "delivered paid",
    receive: "dispatched paid",
    cancel: "cancelled none",
    "cancel a part": "dispatched due",
  },
  "dispatched awaited": {
    paid: "dispatched paid",
    "paid, sold out": "dispatched paid",
    deliver: "delivered paid",
    receive: "dispatched paid",
    cancel: "cancelled none",
    "cancel a part": "dispatched awaited",
  },
  "dispatched paid": {
    deliver: "delivered paid",
    cancel: "cancelled refund_due",
    "cancel a part": "dispatched refund_due",
  },
  "dispatched refund_due": {
    deliver: "delivered refund_due",
    cancel: "cancelled refund_due",
    "cancel a part": "dispatched refund_due",
    refund: "dispatched paid",
  },
  "delivered none": {},
  "delivered paid": {},
  "delivered refund_due": { refund: "delivered paid" },
  "cancelled none": {},
  "cancelled refund_due": { refund: "cancelled refunded" },
  "cancelled refunded": {},
};

const named = ({ status, paymentStatus }: OrderState) => `${status} ${paymentStatus}`;
function stateOf(name: string): OrderState {
  const [status, paymentStatus] = name.split(" ") as [OrderStatus, PaymentStatus];
  return { status, paymentStatus };
}

describe.each(Object.keys(LIFE))("an order that is %s", (name) => {
  it.each(Object.entries(EVENTS))("meets: %s", (eventName, event) => {
    const next = nextState(stateOf(name), event);
    expect(next.ok ? named(next.value) : "refused").toBe(LIFE[name]?.[eventName] ?? "refused");
  });
});

it("never reaches a state outside the table", () => {
  const kinds = fc.constantFrom(null, ...PAYMENT_KINDS);
  const events = fc.array(fc.constantFrom(...Object.values(EVENTS)), { maxLength: 12 });
  fc.assert(
    fc.property(kinds, events, (kind, happened) => {
      const states = [firstState(kind)];
      for (const event of happened) {
        const next = nextState(states.at(-1) ?? firstState(kind), event);
        if (next.ok) states.push(next.value);
      }
      expect(Object.keys(LIFE)).toEqual(expect.arrayContaining(states.map(named)));
      // An order that has been refunded must not accept any further steps.
      const end = states.at(-1);
      if (end?.paymentStatus === "refunded") expect(isOpen(end)).toBe(false);
    }),
  );
});

it("reaches every state of the table", () => {
  const reached = new Set([null, ...PAYMENT_KINDS].map((kind) => named(firstState(kind))));
  for (const name of reached) for (const next of Object.values(LIFE[name] ?? {})) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(LIFE).sort());
});

it("returns only the state of an order", () => {
  const order = { ...stateOf("placed paid"), finalPrice: 100 };
  for (const event of Object.values(EVENTS)) {
    const next = nextState(order, event);
    if (next.ok) expect(Object.keys(next.value).sort()).toEqual(["paymentStatus", "status"]);
  }
});

it("tells the owner that a lapsed order needs another call than an order that is paid", () => {
  const codeOf = (name: string) => nextState<"received">(stateOf(name), { kind: "received" });
  expect(codeOf("lapsed failed")).toMatchObject({ code: "order_lapsed" });
  expect(codeOf("placed paid")).toMatchObject({ code: "order_not_payable" });
});

it("dates skipped steps", () => {
  const placed = momentsAt(UNPLACED, { status: "placed" }, UNPLACED.createdAt);
  expect(placed).toEqual({ ...UNPLACED, placedAt: UNPLACED.createdAt });
  const delivered = momentsAt(placed, { status: "delivered" }, NOW);
  expect(delivered).toEqual({ ...placed, confirmedAt: NOW, dispatchedAt: NOW, deliveredAt: NOW });
  expect(momentsAt(placed, { status: "cancelled" }, NOW)).toEqual({ ...placed, cancelledAt: NOW });
  expect(momentsAt(UNPLACED, { status: "lapsed" }, NOW)).toEqual(UNPLACED);
});

it("needs an invoice once paid, or at once when free or paid on delivery", () => {
  const states = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.map((paymentStatus) => ({ status, paymentStatus })),
  );
  const invoiced = states.filter(needsInvoice).map(named);
  expect(invoiced).toEqual(expect.arrayContaining(["placed none", "placed due", "placed paid", "delivered paid"]));
  expect(invoiced).not.toEqual(expect.arrayContaining(["placed awaited"]));
  expect(invoiced.filter((name) => /^(?:pending|lapsed)/.test(name))).toEqual([]);
});

it("keeps its reservations until it is cancelled or lapses", () => {
  const kept = ORDER_STATUSES.filter((status) => keepsReservations({ status }));
  expect(kept).toEqual(["pending", "placed", "confirmed", "dispatched", "delivered"]);
});
