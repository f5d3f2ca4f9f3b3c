import fc from "fast-check";
import { multiplierFor, priceOfRate } from "@/lib/domain/pricing/shipping-rate";

it("shows what the table says, and says what is shown", () => {
  expect(priceOfRate(100, 0.6)).toBe(60);
  expect(priceOfRate(90, multiplierFor(90, 70))).toBe(70);
  expect(multiplierFor(0, 70)).toBe(0);
});

it("keeps any price to the paisa, for prices per kilogram of up to 10,000", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((paise) => paise / 100);
  fc.assert(
    fc.property(amount, amount, (perKilogram, price) => {
      expect(priceOfRate(perKilogram, multiplierFor(perKilogram, price))).toBe(price);
    }),
  );
});
