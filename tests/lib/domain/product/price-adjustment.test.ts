import fc from "fast-check";
import { adjustedPrice, PRICE_ROUNDINGS, type PriceRoundingName } from "@/lib/domain/product/price-adjustment";

it.each<[price: number, by: "percent" | "amount", value: number, rounding: PriceRoundingName, becomes: number]>([
  [100_000, "percent", 800, "exact", 108_000],
  [99_900, "percent", 800, "exact", 107_892],
  [99_950, "percent", 833, "exact", 108_276],
  [12_345, "percent", 0, "exact", 12_345],
  [12_345, "percent", 0, "whole", 12_300],
  [12_350, "percent", 0, "whole", 12_400],
  [99_900, "percent", 800, "five", 108_000],
  [99_900, "percent", 800, "ten", 108_000],
  [99_900, "percent", 800, "nine", 107_900],
  [100_000, "percent", 800, "nine", 107_900],
  [104_500, "percent", 0, "nine", 104_900],
  [99_900, "percent", 800, "ninety_nine", 109_900],
  [99_900, "percent", -1_000, "exact", 89_910],
  [99_900, "percent", -10_000, "exact", 0],
  [99_900, "amount", 5_000, "exact", 104_900],
  [4_000, "amount", -5_000, "exact", 0],
  [100, "percent", 0, "nine", 0],
  [0, "percent", 800, "exact", 0],
])("changes %i by %s %i, rounded to %s, to %i", (price, by, value, rounding, becomes) => {
  expect(adjustedPrice(price, { by, value, rounding: PRICE_ROUNDINGS[rounding] })).toBe(becomes);
});

const prices = fc.integer({ min: 0, max: 100_000_000_000 });
const percents = fc.integer({ min: -10_000, max: 100_000 });
const roundings = fc.constantFrom(...Object.values(PRICE_ROUNDINGS));

it("is never further from the exact price than half a step, and never below zero", () => {
  fc.assert(
    fc.property(prices, percents, roundings, (price, value, rounding) => {
      const changed = adjustedPrice(price, { by: "percent", value, rounding });
      const exact = (price * (10_000 + value)) / 10_000;
      expect(changed).toBeGreaterThanOrEqual(0);
      expect(Math.abs(changed - exact)).toBeLessThanOrEqual(rounding.step / 2 + rounding.below + 0.01);
      expect((changed + rounding.below) % rounding.step === 0 || changed === 0).toBe(true);
    }),
  );
});

it("keeps the order of prices", () => {
  fc.assert(
    fc.property(prices, prices, percents, roundings, (one, other, value, rounding) => {
      const change = { by: "percent", value, rounding } as const;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(adjustedPrice(low, change)).toBeLessThanOrEqual(adjustedPrice(high, change));
    }),
  );
});
