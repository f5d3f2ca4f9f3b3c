import fc from "fast-check";
import { chargedAmount, decimalAmount, readDecimalAmount, toHundredths } from "@/lib/domain/payment/amount";

const order = (finalPrice: number, code: string, rateMillionths: number) => ({
  finalPrice,
  currency: { code, rateMillionths, chargeBasisPoints: 500 },
});

it.each([
  { of: order(129_950, "INR", 1_000_000), amount: 129_950 },
  // The order's price already includes the additional charge of the currency, so only the rate is applied.
  { of: order(129_950, "USD", 80_000_000), amount: 1_624 },
  { of: order(0, "USD", 80_000_000), amount: 0 },
  // The order shows ¥2,320.54, but yen have no hundredths that can be paid, so the amount is rounded.
  { of: order(129_950, "JPY", 560_000), amount: 2_321 },
  { of: order(27_000, "KWD", 270_000_000), amount: 1_000 },
])("charges $amount minor units of $of.currency.code", ({ of, amount }) => {
  expect(chargedAmount(of)).toEqual({ amount, currencyCode: of.currency.code });
});

it("refuses an order without a rate", () => {
  expect(() => chargedAmount(order(100, "USD", 0))).toThrow(RangeError);
});

it.each([
  { amount: 5, currencyCode: "AED", text: "0.05" },
  { amount: 129_950, currencyCode: "AED", text: "1299.50" },
  { amount: 1_300, currencyCode: "JPY", text: "1300" },
  { amount: 12_345, currencyCode: "KWD", text: "12.345" },
])("writes $amount of $currencyCode as $text", ({ amount, currencyCode, text }) => {
  expect(decimalAmount({ amount, currencyCode })).toBe(text);
});

it.each([
  { text: "1299.5", amount: 129_950 },
  { text: "1299.5000", amount: 129_950 },
  { text: " 7 ", amount: 700 },
  { text: "7.005", amount: null },
  { text: "-7", amount: null },
  { text: "1,299.50", amount: null },
  { text: "", amount: null },
])('reads "$text" as $amount', ({ text, amount }) => {
  expect(readDecimalAmount(text, "AED")).toBe(amount);
});

it("reads back what it writes, and shows what is charged", () => {
  const codes = fc.constantFrom("INR", "USD", "JPY", "AED");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 10 }), codes, (amount, currencyCode) => {
      expect(readDecimalAmount(decimalAmount({ amount, currencyCode }), currencyCode)).toBe(amount);
      expect(toHundredths({ amount, currencyCode })).toBe(currencyCode === "JPY" ? amount * 100 : amount);
    }),
  );
});
