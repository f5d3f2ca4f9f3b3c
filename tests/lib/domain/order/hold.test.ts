import fc from "fast-check";
import { firstHold, isLapsedTransfer, NO_HOLD } from "@/lib/domain/order/hold";
import { firstState } from "@/lib/domain/order/state";

const now = new Date("2026-11-23T10:00:00Z");
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

it.each([
  { kind: "square", hours: 48, holdUntil: at("23T10:07"), remindAt: at("23T11:00") },
  { kind: "foloosi", hours: 48, holdUntil: at("23T10:07"), remindAt: at("23T11:00") },
  { kind: "stripe", hours: 48, holdUntil: at("23T10:07"), remindAt: at("23T11:00") },
  { kind: "paypal", hours: 48, holdUntil: at("23T10:07"), remindAt: at("23T11:00") },
  { kind: "razorpay", hours: 48, holdUntil: at("23T10:07"), remindAt: at("23T11:00") },
  { kind: "bank_transfer", hours: 48, holdUntil: at("25T10:00"), remindAt: at("24T10:00") },
  { kind: "upi", hours: 1, holdUntil: at("23T11:00"), remindAt: at("23T10:30") },
  { kind: "cod", hours: 48, ...NO_HOLD },
  { kind: null, hours: 48, ...NO_HOLD },
] as const)("keeps an order by $kind until $holdUntil, and reminds at $remindAt", ({ kind, hours, ...hold }) => {
  expect(firstHold(firstState(kind), { now, transferHoldHours: hours, unpaidReminderHours: 1 })).toEqual(hold);
});

it("reminds nobody of an unfinished payment if the store does not want it", () => {
  const waits = { transferHoldHours: 48, unpaidReminderHours: 0 };
  expect(firstHold(firstState("razorpay"), { now, ...waits })).toEqual({ holdUntil: at("23T10:07"), remindAt: null });
});

it("reminds of a transfer in the middle of the time, and only of what has an end", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, "cod" as const, "bank_transfer" as const, "upi" as const),
      fc.integer({ min: 1, max: 720 }),
      (kind, transferHoldHours) => {
        const waits = { transferHoldHours, unpaidReminderHours: 1 };
        const { holdUntil, remindAt } = firstHold(firstState(kind), { now, ...waits });
        if (remindAt === null) return;
        expect((holdUntil?.getTime() ?? 0) - remindAt.getTime()).toBe(remindAt.getTime() - now.getTime());
        expect(remindAt.getTime()).toBeGreaterThan(now.getTime());
      },
    ),
  );
});

it.each([
  { what: "awaited a transfer", status: "lapsed", paymentStatus: "failed", placedAt: now, expected: true },
  { what: "waited for a provider", status: "lapsed", paymentStatus: "failed", placedAt: null, expected: false },
  { what: "is to be refunded", status: "lapsed", paymentStatus: "refund_due", placedAt: now, expected: false },
  { what: "still waits", status: "placed", paymentStatus: "awaited", placedAt: now, expected: false },
] as const)("tells whether a transfer has lapsed: an order that $what", ({ what: _, expected, ...order }) => {
  expect(isLapsedTransfer(order)).toBe(expected);
});
