import fc from "fast-check";
import { calculateCredit, creditedAmount } from "@/lib/domain/invoice/credit-note";
import { toCreditNoteDocument } from "@/lib/domain/invoice/credit-note-document";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import { cancelItems } from "@/lib/domain/order/cancel-items";
import type { Order } from "@/lib/domain/order/order";
import { taxGroupsWithout } from "@/lib/domain/order/tax";
import type { TaxGroup } from "@/lib/domain/pricing/tax";
import { aCreditNote, anOrder } from "@/tests/factories/order";
import { KERALA, rupees, TAMIL_NADU } from "@/tests/factories/pricing";
import { anOrderOfItems } from "@/tests/factories/sold-order";
import { aStore } from "@/tests/factories/store";

const store = aStore();

/**
 * Cancels these items, or all remaining ones if `positions` is null; returns the order with the credit note for them.
 */
function without(order: Order, positions: readonly number[] | null): Order {
  const cancelled = cancelItems(order, positions);
  if (!cancelled.ok) throw new Error(cancelled.code);
  const { state, items, refundAmount } = cancelled.value;
  const note = aCreditNote({ ordinal: order.creditNotes.length + 1, ...calculateCredit(order, cancelled.value) });
  return {
    ...order,
    ...state,
    refundAmount,
    items: order.items.map((item) => (items.includes(item) ? { ...item, status: "c_confirmed" } : item)),
    creditNotes: [...order.creditNotes, note],
  };
}

const notes = ({ creditNotes }: Order) => creditNotes.map(creditedAmount);
/** The numbers of a tax group as a list: the amount, the taxable value, then each tax. */
const figures = ({ amount, taxable, components }: TaxGroup) => [
  amount,
  taxable,
  ...components.map((tax) => tax.amount),
];
const less = (one: readonly number[], other: readonly number[]) => one.map((each, index) => each - (other[index] ?? 0));

it("credits an item with its tax, and shipping only with the whole order", () => {
  const order = anOrderOfItems(
    [
      { net: rupees(1_050), rate: 5 },
      { net: rupees(590), rate: 18 },
    ],
    { charges: rupees(105) },
  );
  const part = without(order, [1]);
  expect(part.creditNotes[0]).toMatchObject({ positions: [1], toGiftCards: 0 });
  expect(part.creditNotes[0]?.taxGroups.map(figures)).toEqual([
    [0, 0, 0, 0],
    [rupees(590), rupees(500), rupees(45), rupees(45)],
  ]);
  const whole = without(part, null);
  expect(notes(whole)).toEqual([rupees(590), rupees(1_155)]);
});

it("shows its invoice, items and taxes, and nothing else", () => {
  const order = anOrderOfItems(
    [
      { net: rupees(1_050), rate: 5 },
      { net: rupees(590), rate: 18 },
    ],
    { charges: rupees(105) },
  );
  const invoiceDocument = toCreditNoteDocument(without(order, [1]), 1, store);
  expect(invoiceDocument).toMatchObject({
    number: "CN-000001",
    invoice: { number: "NL-0042" },
    groups: [{ rateName: "GST 18 %", lines: [{ amount: rupees(590) }], charges: 0 }],
    total: rupees(590),
    moneyAmount: rupees(590),
  });
  expect(toCreditNoteDocument(order, 1, store)).toBeNull();
});

it("shows the amount for gift cards: money is returned first, except the charge for cash on delivery", () => {
  const order = anOrderOfItems(
    [
      { net: 60_000, rate: 5 },
      { net: 40_000, rate: 5 },
    ],
    { charges: 5_000, giftCardAmount: 60_000 },
  );
  const part = without({ ...order, codCharges: 5_000 }, [0]);
  expect(part.creditNotes[0]?.toGiftCards).toBe(20_000);
  expect(without(part, null).creditNotes[1]).toMatchObject({ positions: [1], toGiftCards: 40_000 });
});

it("works without tax rates", () => {
  expect(notes(without(anOrder({ taxGroups: [] }), null))).toEqual([108_000]);
});

it("leaves the tax on the remaining items, to the paisa at each rate", () => {
  const sold = fc.record({
    net: fc.nat(10_000_000),
    rate: fc.constantFrom(undefined, "gone" as const, 5 as const, 18 as const),
  });
  const terms = fc.record({
    charges: fc.nat(100_000),
    home: fc.boolean(),
    byCard: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const asked = fc.array(fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 8 }),
      terms,
      asked,
      fc.boolean(),
      (items, { charges, home, byCard }, parts, endsWhole) => {
        const total = items.reduce((sum, { net }) => sum + net, charges);
        const giftCardAmount = Math.floor(total * byCard);
        const placed = anOrderOfItems(items, { charges, giftCardAmount, place: home ? KERALA : TAMIL_NADU });
        let order = placed;
        for (const positions of parts) if (cancelItems(order, positions).ok) order = without(order, positions);
        if (endsWhole && order.status !== "cancelled") order = without(order, null);

        const kept = taxGroupsWithout(order, ({ status }) => status === "c_confirmed");
        placed.taxGroups.forEach((group, index) => {
          const credited = order.creditNotes.map(({ taxGroups }) => taxGroups[index] ?? group).map(figures);
          const left = credited.reduce(less, figures(group));
          expect(left).toEqual(order.status === "cancelled" ? left.map(() => 0) : figures(kept[index] ?? group));
        });
        // What customers paid in money is refunded; the rest of the credit notes goes back to gift cards.
        const toGiftCards = order.creditNotes.reduce((sum, note) => sum + note.toGiftCards, 0);
        const all = notes(order).reduce((sum, amount) => sum + amount, 0);
        expect(all - toGiftCards).toBe(order.refundAmount);
        expect(toInvoice(order, store)).toEqual(toInvoice(placed, store));
      },
    ),
  );
});
