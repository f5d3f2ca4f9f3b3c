import fc from "fast-check";
import { creditedAmount } from "@/lib/domain/invoice/credit-note";
import { calculateRefundCredit } from "@/lib/domain/invoice/refund-credit";
import { refundAmounts } from "@/lib/domain/order/grant-refund";
import type { Order } from "@/lib/domain/order/order";
import type { RefundRequest } from "@/lib/domain/order/refund";
import { totalOf } from "@/lib/domain/pricing/total";
import { aCreditNote } from "@/tests/factories/order";
import { rupees } from "@/tests/factories/pricing";
import { anOrderOfItems } from "@/tests/factories/sold-order";

const delivered = (): Order => ({
  ...anOrderOfItems(
    [
      { net: rupees(1_050), rate: 5 },
      { net: rupees(590), rate: 18 },
    ],
    { charges: rupees(105) },
  ),
  status: "delivered",
});

/** The order after a refund, with its credit note; unchanged if the refund is refused. */
function refunded(order: Order, request: RefundRequest): Order {
  const amounts = refundAmounts(order, request);
  if (!amounts.ok) return order;
  const note = aCreditNote({
    ordinal: order.creditNotes.length + 1,
    ...calculateRefundCredit(order, amounts.value),
  });
  const refund = {
    ...amounts.value,
    id: String(order.refunds.length),
    cause: "granted" as const,
    destination: "provider" as const,
    status: "done" as const,
    chargedAmount: 0,
    reason: "",
    refusal: "",
    giftCardCode: "",
    createdAt: new Date(),
  };
  return {
    ...order,
    refundAmount: order.refundAmount + refund.amount,
    refunds: [...order.refunds, refund],
    creditNotes: [...order.creditNotes, note],
  };
}

it("credits an item at its own rate, and lists it only if it is refunded whole", () => {
  const whole = refunded(delivered(), { kind: "items", items: [{ position: 1, quantity: null }], withShipping: false });
  expect(whole.creditNotes[0]).toMatchObject({
    positions: [1],
    taxGroups: [{ amount: 0 }, { amount: rupees(590), taxable: rupees(500) }],
  });
  const part = refunded(delivered(), { kind: "amount", amount: rupees(100) });
  expect(part.creditNotes[0]?.positions).toEqual([]);
  expect(part.creditNotes.map(creditedAmount)).toEqual([rupees(100)]);
});

it("credits exactly the tax of the invoice over any number of refunds", () => {
  const requests = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("amount" as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
      fc.record({
        kind: fc.constant("items" as const),
        items: fc.constantFrom([{ position: 0, quantity: null }], [{ position: 1, quantity: null }]),
        withShipping: fc.boolean(),
      }),
    ),
    { maxLength: 8 },
  );
  const property = fc.property(requests, (asked) => {
    const before = delivered();
    const order = refunded(asked.reduce<Order>(refunded, before), { kind: "whole" });
    for (const [index, group] of before.taxGroups.entries()) {
      const credits = order.creditNotes.map(({ taxGroups }) => taxGroups[index] ?? group);
      expect(totalOf(credits.map(({ amount }) => amount))).toBe(group.amount);
      expect(totalOf(credits.map(({ taxable }) => taxable))).toBe(group.taxable);
      expect(credits.every(({ amount }) => amount >= 0)).toBe(true);
    }
  });
  fc.assert(property);
});
