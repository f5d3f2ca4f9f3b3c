import fc from "fast-check";
import { reviseQuotation } from "@/lib/domain/quotation/revise";
import { aPricedQuotation, aQuotation, aQuotationItem } from "@/tests/factories/quotation";

const now = new Date("2026-11-22T08:00:00Z");
const nothing = { items: [], shippingPrice: null, message: "" };
const cloth = aQuotationItem({ position: 1, unit: "Mts", addonId: "stitching", quantity: 250 });
const at = (position: number, unitPrice: number | null, addonPrice: number | null = null) => ({
  items: [{ position, unitPrice, addonPrice }],
});

function revised(...asked: Parameters<typeof reviseQuotation>) {
  const answer = reviseQuotation(...asked);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

it("sets a price, keeps the list price, and changes nothing else", () => {
  const before = aQuotation({ items: [aQuotationItem(), cloth] });
  const after = revised(before, { ...nothing, ...at(0, 90_000), shippingPrice: 5_000, message: "For ten." }, now);
  expect(after).toMatchObject({ status: "processing", revision: 1, revisedAt: now, shippingCost: 5_000 });
  expect(after.items[0]).toEqual({ ...aQuotationItem(), unitPrice: 90_000, total: 900_000 });
  expect(after.items[1]).toMatchObject({ unitPrice: 100_000, total: 250_000 });
  expect(after.subTotal).toBe(1_150_000);
  expect(after.revisions).toMatchObject([
    { number: 1, subTotal: 1_150_000, shippingCost: 5_000, finalPrice: 1_155_000, message: "For ten.", request: null },
  ]);
  expect(before).toEqual(aQuotation({ items: [aQuotationItem(), cloth] }));
});

it("adds the charge to new shipping prices, and never twice to earlier ones", () => {
  const currency = { code: "USD", rateMillionths: 83_000_000, chargeBasisPoints: 500 };
  const first = revised(aQuotation({ currency }), { ...nothing, shippingPrice: 10_000 }, now);
  expect(first).toMatchObject({ subTotal: 1_050_000, shippingCost: 10_500 });
  expect(revised(first, { ...nothing, ...at(0, 90_000) }, now)).toMatchObject({
    subTotal: 945_000,
    shippingCost: 10_500,
  });
});

it.each([
  {
    what: "is cancelled",
    quotation: aQuotation({ status: "cancelled" }),
    prices: nothing,
    code: "quotation_cancelled",
  },
  {
    what: "is confirmed",
    quotation: aQuotation({ status: "confirmed" }),
    prices: nothing,
    code: "quotation_confirmed",
  },
  { what: "lacks the item", quotation: aQuotation(), prices: { ...nothing, ...at(1, 1) }, code: "item_unknown" },
  { what: "has no addon", quotation: aQuotation(), prices: { ...nothing, ...at(0, 1, 1) }, code: "addon_not_priced" },
  { what: "has these prices already", quotation: aPricedQuotation(), prices: nothing, code: "prices_needed" },
])("refuses a quotation that $what", ({ quotation, prices, code }) => {
  expect(reviseQuotation(quotation, prices, now)).toMatchObject({ ok: false, code });
});

it("may first accept the list prices, and later only send a message", () => {
  const agreed = revised(aQuotation(), nothing, now);
  expect(agreed).toMatchObject({ revision: 1, finalPrice: 1_000_000 });
  expect(revised(agreed, { ...nothing, message: "Until Friday." }, now)).toMatchObject({ revision: 2 });
});

const prices = fc.record({
  items: fc.uniqueArray(
    fc.record({
      position: fc.constantFrom(0, 1),
      unitPrice: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
      addonPrice: fc.constant(null),
    }),
    { selector: ({ position }) => position },
  ),
  shippingPrice: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  message: fc.constant("Again."),
});

it("always has a price that equals its totals, and a history that ends with it", () => {
  fc.assert(
    fc.property(fc.array(prices, { minLength: 1, maxLength: 5 }), (named) => {
      const start = aQuotation({ items: [aQuotationItem(), cloth] });
      const end = named.reduce((quotation, each) => revised(quotation, each, now), start);
      expect(end.finalPrice).toBe(end.subTotal + end.shippingCost);
      expect(end.items.reduce((sum, { total }) => sum + total, 0)).toBe(end.subTotal);
      expect(end.revisions.map(({ number }) => number)).toEqual(named.map((_, index) => index + 1));
      expect(end.revisions.at(-1)).toMatchObject({ finalPrice: end.finalPrice, number: end.revision });
      expect(end.items.map(({ asked }) => asked)).toEqual(start.items.map(({ asked }) => asked));
    }),
  );
});
