import fc from "fast-check";
import { leftToRefund, refundAmounts } from "@/lib/domain/order/grant-refund";
import type { Order } from "@/lib/domain/order/order";
import type { OrderRefund, RefundRequest } from "@/lib/domain/order/refund";
import { chargedRefund } from "@/lib/domain/payment/refund-amount";
import { anOrder, anOrderItem } from "@/tests/factories/order";

/** Two stoles of ₹500 and three metres of ₹300, sent for ₹80; ₹200 of it was paid by gift card. */
const delivered = (overrides: Partial<Order> = {}) =>
  anOrder({
    status: "delivered",
    items: [
      anOrderItem({ position: 0, quantity: 200, net: 100_000 }),
      anOrderItem({ position: 1, quantity: 300, net: 90_000 }),
    ],
    grandTotal: 198_000,
    giftCardAmount: 20_000,
    finalPrice: 178_000,
    ...overrides,
  });

let refunds = 0;
/** The order after a refund was granted; null if it was refused. */
function granted(order: Order, request: RefundRequest): Order | null {
  const amounts = refundAmounts(order, request);
  if (!amounts.ok) return null;
  const refund: OrderRefund = {
    ...amounts.value,
    id: String(++refunds),
    cause: "granted",
    destination: "provider",
    status: "open",
    chargedAmount: chargedRefund(order, amounts.value.amount),
    reason: "",
    refusal: "",
    giftCardCode: "",
    createdAt: new Date(),
  };
  return { ...order, refundAmount: order.refundAmount + refund.amount, refunds: [...order.refunds, refund] };
}

const items = (...chosen: [position: number, quantity: number | null][]): RefundRequest => ({
  kind: "items",
  items: chosen.map(([position, quantity]) => ({ position, quantity })),
  withShipping: false,
});

it.each<{ request: RefundRequest; amount: number; toGiftCards: number }>([
  { request: { kind: "whole" }, amount: 178_000, toGiftCards: 20_000 },
  { request: { kind: "amount", amount: 5_000 }, amount: 5_000, toGiftCards: 0 },
  { request: items([0, null]), amount: 100_000, toGiftCards: 0 },
  { request: items([0, 100]), amount: 50_000, toGiftCards: 0 },
  { request: items([1, 125]), amount: 37_500, toGiftCards: 0 },
  { request: items([0, null], [1, null]), amount: 178_000, toGiftCards: 12_000 },
  { request: { kind: "items", items: [], withShipping: true }, amount: 8_000, toGiftCards: 0 },
])("refunds $amount in money and $toGiftCards to gift cards for $request", ({ request, ...told }) => {
  expect(refundAmounts(delivered(), request)).toMatchObject({ ok: true, value: told });
});

it.each([
  { order: delivered({ status: "dispatched" }), request: { kind: "whole" }, code: "order_not_delivered" },
  { order: delivered(), request: { kind: "amount", amount: 178_001 }, code: "refund_too_high" },
  { order: delivered(), request: items([0, 300]), code: "refund_too_high" },
  { order: delivered(), request: items([7, null]), code: "item_unknown" },
  { order: delivered(), request: items([0, 100], [0, 100]), code: "item_repeated" },
  {
    order: delivered({ items: [anOrderItem({ status: "c_confirmed" })] }),
    request: items([0, null]),
    code: "item_cancelled",
  },
  {
    order: delivered({ refundAmount: 178_000, giftCardAmount: 0 }),
    request: { kind: "whole" },
    code: "order_refund_not_due",
  },
] as const)("refuses $request with $code", ({ order, request, code }) => {
  expect(refundAmounts(order, request as RefundRequest)).toMatchObject({ ok: false, code });
});

it("refunds the shipping once", () => {
  const shipping: RefundRequest = { kind: "items", items: [], withShipping: true };
  const once = granted(delivered(), shipping);
  expect(once && granted(once, shipping)).toBeNull();
});

const anyRequest: fc.Arbitrary<RefundRequest> = fc.oneof(
  fc.record({ kind: fc.constant("amount" as const), amount: fc.integer({ min: 1, max: 120_000 }) }),
  fc.record({
    kind: fc.constant("items" as const),
    items: fc.uniqueArray(
      fc.record({ position: fc.constantFrom(0, 1), quantity: fc.option(fc.integer({ min: 1, max: 300 })) }),
      { selector: ({ position }) => position, minLength: 1 },
    ),
    withShipping: fc.boolean(),
  }),
);

it("never refunds more than was paid, in whatever sequence, and all of it in the end", () => {
  const property = fc.property(
    fc.array(anyRequest, { maxLength: 12 }),
    fc.integer({ min: 500_000, max: 90_000_000 }),
    (requests, rateMillionths) => {
      const currency = { code: "KWD", rateMillionths, chargeBasisPoints: 0 };
      const start = delivered({ currency });
      const order = requests.reduce((before, request) => granted(before, request) ?? before, start);
      const left = leftToRefund(order);
      expect(left.money).toBeGreaterThanOrEqual(0);
      expect(left.giftCards).toBeGreaterThanOrEqual(0);
      const end = granted(order, { kind: "whole" }) ?? order;
      expect(leftToRefund(end)).toEqual({ money: 0, giftCards: 0 });
      const sum = (of: (refund: OrderRefund) => number) => end.refunds.reduce((total, refund) => total + of(refund), 0);
      expect(sum(({ amount, toGiftCards }) => amount + toGiftCards)).toBe(198_000);
      // In the currency of the order, too, the parts add up to what was charged.
      expect(sum(({ chargedAmount }) => chargedAmount)).toBe(chargedRefund(start, 178_000));
    },
  );
  fc.assert(property);
});
