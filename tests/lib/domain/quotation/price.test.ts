import fc from "fast-check";
import { chargedItems, quotationAmounts, quotedTotal } from "@/lib/domain/quotation/price";

it.each([
  { unit: "Pcs", quantity: 1_000, unitPrice: 89_950, addonPrice: 0, total: 899_500 },
  { unit: "Pcs", quantity: 100, unitPrice: 0, addonPrice: 0, total: 0 },
  // 2.5 metres at 40,000 paise each; the addon is paid only once.
  { unit: "Mts", quantity: 250, unitPrice: 40_000, addonPrice: 25_000, total: 125_000 },
  { unit: "Kgs", quantity: 33, unitPrice: 101, addonPrice: 0, total: 33 }, // 33.33 paise
  { unit: "Mts", quantity: 50, unitPrice: 101, addonPrice: 0, total: 51 }, // an exact half is rounded up
] as const)("asks $total for $quantity hundredths of $unit at $unitPrice", ({ total, ...item }) => {
  expect(quotedTotal(item)).toBe(total);
});

it.each([
  { totals: [900_000], shippingCost: 50_000, charge: 0, subTotal: 900_000, finalPrice: 950_000 },
  { totals: [101, 101], shippingCost: 0, charge: 250, subTotal: 207, finalPrice: 207 }, // the charge is on the sum: 207.05
  { totals: [], shippingCost: 500, charge: 500, subTotal: 0, finalPrice: 500 },
])("adds $totals up at a charge of $charge", ({ totals, shippingCost, charge, ...sums }) => {
  const items = totals.map((total) => ({ total }));
  expect(quotationAmounts(items, shippingCost, { chargeBasisPoints: charge })).toEqual({ ...sums, shippingCost });
});

it("throws for a quantity that the schema never lets through", () => {
  expect(() => quotedTotal({ unit: "Pcs", quantity: 0, unitPrice: 1, addonPrice: 0 })).toThrow(RangeError);
});

const anItem = fc.record({
  unit: fc.constantFrom("Pcs" as const, "Mts" as const, "Kgs" as const),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }),
  addonPrice: fc.integer({ min: 0, max: 1_000_000_000 }),
});
const aCart = fc.array(anItem, { minLength: 1, maxLength: 20 });

it("makes parts that add up to the subtotal, each within a minor unit of its share", () => {
  fc.assert(
    fc.property(aCart, fc.integer({ min: 0, max: 5_000 }), (cart, chargeBasisPoints) => {
      const items = cart.map((item, position) => ({
        position,
        total: quotedTotal({ ...item, addonPrice: item.unit === "Pcs" ? 0 : item.addonPrice }),
      }));
      const { subTotal } = quotationAmounts(items, 0, { chargeBasisPoints });
      const whole = items.reduce((sum, { total }) => sum + BigInt(total), 0n);
      const parts = chargedItems(items, subTotal);
      fc.pre(whole > 0n);
      expect(parts.reduce((sum, { charged }) => sum + charged, 0)).toBe(subTotal);
      for (const { item, charged } of parts) {
        const share = (BigInt(subTotal) * BigInt(item.total)) / whole;
        expect(BigInt(charged) - share === 0n || BigInt(charged) - share === 1n).toBe(true);
      }
    }),
  );
});

it("costs no less when a price is raised", () => {
  fc.assert(
    fc.property(anItem, fc.integer({ min: 0, max: 1_000 }), (item, more) => {
      const dearer = { ...item, unitPrice: item.unitPrice + more };
      expect(quotedTotal(dearer)).toBeGreaterThanOrEqual(quotedTotal(item));
    }),
  );
});
