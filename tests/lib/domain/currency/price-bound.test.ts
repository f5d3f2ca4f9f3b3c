import fc from "fast-check";
import { convertFromBase } from "@/lib/domain/currency/currency";
import { shownBound, toBaseBound } from "@/lib/domain/currency/price-bound";
import { aCurrency, DOLLAR } from "../../../factories/currency";

/** One rupee, for a store whose base currency is the dollar. */
const RUPEE_IN_DOLLARS = aCurrency({ code: "INR", rateMillionths: 11_700, chargeBasisPoints: 0 });

it.each([
  { kind: "max", shown: 2_500, currency: DOLLAR },
  { kind: "min", shown: 2_500, currency: DOLLAR },
  { kind: "max", shown: 2_500, currency: RUPEE_IN_DOLLARS },
  { kind: "min", shown: 0, currency: DOLLAR },
  { kind: "max", shown: 0, currency: DOLLAR },
] as const)("$kind $shown in $currency.code comes back as it was typed", ({ kind, shown, currency }) => {
  expect(shownBound(toBaseBound(kind, shown, currency), currency)).toBe(shown);
});

it("is a whole amount if one is shown as what was typed", () => {
  expect(Number.isInteger(toBaseBound("max", 2_500, DOLLAR))).toBe(true);
  expect(Number.isInteger(toBaseBound("max", 2_500, RUPEE_IN_DOLLARS))).toBe(false);
});

const currencies = fc
  .record({
    rateMillionths: fc.oneof(fc.integer({ min: 2_000, max: 5_000_000 }), fc.integer({ min: 2_000, max: 400_000_000 })),
    chargeBasisPoints: fc.integer({ min: 0, max: 2_000 }),
  })
  .map((parts) => aCurrency({ code: "EUR", ...parts }));
const kinds = fc.constantFrom("min" as const, "max" as const);

it("comes back as it was typed, whatever the rate", () => {
  fc.assert(
    fc.property(kinds, fc.integer({ min: 0, max: 100_000_000 }), currencies, (kind, shown, currency) => {
      expect(shownBound(toBaseBound(kind, shown, currency), currency)).toBe(shown);
    }),
  );
});

it("lets through exactly the prices that are shown within it", () => {
  fc.assert(
    fc.property(
      kinds,
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: -3, max: 3 }),
      currencies,
      (kind, shown, distance, currency) => {
        const bound = toBaseBound(kind, shown, currency);
        const price = Math.max(0, Math.round(bound) + distance);
        const isWithin = kind === "max" ? price <= bound : price >= bound;
        const shownPrice = convertFromBase(price, currency);
        expect(isWithin).toBe(kind === "max" ? shownPrice <= shown : shownPrice >= shown);
      },
    ),
  );
});
