import fc from "fast-check";
import { amountText, readAmount } from "@/lib/domain/product/typed-amount";
import { MAX_NUMBER } from "@/lib/domain/storable";

it.each([
  ["1299", 129_900],
  ["1299.5", 129_950],
  ["1,299.50", 129_950],
  ["12,99,000", 129_900_000],
  ["₹ 12,99,000.25", 129_900_025],
  ["Rs. 500", 50_000],
  ["1.299,50", 129_950],
  ["1299,5", 129_950],
  ["1,5", 150],
  ["1,299", 129_900],
  ["1 299.00", 129_900],
  ["1'299", 129_900],
  [".5", 50],
  ["5.", 500],
  ["0", 0],
  ["€12.00", 1_200],
  ["12.00 €", 1_200],
  ["1000000000", 100_000_000_000],
])("reads %j as %i hundredths", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each(["", " ", "-5", "1.234", "1.2.3", "twelve", "12a", "1,2,3", "1000000001", "1e5", "NaN", ".", ",", "5%"])(
  "refuses %j",
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

it("reads back what it writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_NUMBER * 100 }), (amount) => {
      expect(readAmount(amountText(amount))).toBe(amount);
      expect(readAmount((amount / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 }))).toBe(amount);
      expect(readAmount((amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }))).toBe(amount);
      expect(readAmount((amount / 100).toLocaleString("de-DE", { minimumFractionDigits: 2 }))).toBe(amount);
    }),
  );
});
