import { checkTakeUp, takeUpEnd } from "@/lib/domain/order/take-up";

const createdAt = new Date("2026-11-23T10:00:00Z");
const soon = new Date("2026-11-23T11:00:00Z");

it.each([
  { what: "awaits the provider's money", status: "pending", paymentStatus: "pending", code: null },
  { what: "had an attempt that failed", status: "pending", paymentStatus: "failed", code: null },
  { what: "was not paid in time", status: "lapsed", paymentStatus: "failed", code: null },
  { what: "was paid too late", status: "lapsed", paymentStatus: "refund_due", code: "order_ended" },
  { what: "got its late money back", status: "lapsed", paymentStatus: "refunded", code: "order_ended" },
  { what: "was cancelled", status: "cancelled", paymentStatus: "none", code: "order_cancelled" },
  { what: "is paid", status: "placed", paymentStatus: "paid", code: "order_paid" },
  { what: "is paid and gets a part back", status: "delivered", paymentStatus: "refund_due", code: "order_paid" },
  { what: "awaits a transfer, or the payment of a link", status: "confirmed", paymentStatus: "awaited", code: null },
  { what: "is paid on delivery", status: "placed", paymentStatus: "due", code: "order_not_payable" },
  { what: "costs nothing", status: "placed", paymentStatus: "none", code: "order_not_payable" },
] as const)("says of an order that $what: $code", ({ status, paymentStatus, code }) => {
  const checked = checkTakeUp(
    { status, paymentStatus, createdAt, isTest: false, placedAt: null, refundAmount: 0 },
    soon,
  );
  expect(checked).toEqual(code === null ? { ok: true, value: null } : expect.objectContaining({ ok: false, code }));
});

it("ends after a week, and does not revive what waited for a transfer", () => {
  const unpaid = { isTest: false, placedAt: null, refundAmount: 0 };
  const lapsed = { status: "lapsed", paymentStatus: "failed", createdAt, ...unpaid } as const;
  const end = takeUpEnd(lapsed);
  expect(end).toEqual(new Date("2026-11-30T10:00:00Z"));
  expect(checkTakeUp(lapsed, new Date(end.getTime() - 1)).ok).toBe(true);
  expect(checkTakeUp(lapsed, end)).toMatchObject({ code: "order_ended" });
  expect(checkTakeUp({ ...lapsed, placedAt: createdAt }, soon)).toMatchObject({ code: "order_ended" });
});

it("leaves an order of which a part was cancelled to be paid by transfer", () => {
  const state = { status: "placed", paymentStatus: "awaited", createdAt, placedAt: createdAt } as const;
  const part = { ...state, isTest: false, refundAmount: 1 };
  expect(checkTakeUp(part, soon)).toMatchObject({ code: "order_not_payable" });
});

it("takes no money for a test", () => {
  const state = { status: "placed", paymentStatus: "awaited", createdAt, placedAt: createdAt } as const;
  expect(checkTakeUp({ ...state, isTest: false, refundAmount: 0 }, soon).ok).toBe(true);
  expect(checkTakeUp({ ...state, isTest: true, refundAmount: 0 }, soon)).toMatchObject({ code: "order_not_payable" });
});
