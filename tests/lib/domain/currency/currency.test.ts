import fc from "fast-check";
import {
  chooseCurrency,
  convertFromBase,
  convertPlain,
  convertToBase,
  currencyOfCountry,
  roundUpToTen,
  withCharge,
} from "@/lib/domain/currency/currency";
import { aCurrency, DOLLAR, EURO, RUPEE } from "../../../factories/currency";

it.each([
  { amount: 1_250_000, currency: DOLLAR, shown: 15_813 },
  { amount: 499_900, currency: EURO, shown: 5_761 },
  { amount: 99_900, currency: RUPEE, shown: 99_900 },
  { amount: 0, currency: DOLLAR, shown: 0 },
  { amount: 101, currency: DOLLAR, shown: 1 }, // 1.28 cents: rounded to the nearest, not up
])("shows $amount paise as $shown hundredths of $currency.code, charge included", ({ amount, currency, shown }) => {
  expect(convertFromBase(amount, currency)).toBe(shown);
});
it("rounds an exact half up, which binary fractions would miss", () => {
  expect(convertFromBase(22, aCurrency({ chargeBasisPoints: 250, rateMillionths: 1_100_000 }))).toBe(21);
});
it.each([convertFromBase, convertPlain, roundUpToTen, convertToBase])(
  "refuses a currency that has no rate",
  (convert) => {
    expect(() => convert(100, aCurrency({ rateMillionths: 0 }))).toThrow(RangeError);
  },
);
it("accepts the smallest rate", () => {
  expect(convertPlain(1, aCurrency({ rateMillionths: 1 }))).toBe(1_000_000);
});
it("adds the charge to the amount an order stores", () => {
  expect(withCharge(1_250_000, DOLLAR)).toBe(1_312_500);
  expect(withCharge(499_900, EURO)).toBe(519_896);
  expect(withCharge(30, aCurrency({ chargeBasisPoints: 500 }))).toBe(32); // 31.5
  expect(withCharge(21, aCurrency({ chargeBasisPoints: 100 }))).toBe(21); // 21.21
});
it.each([
  { amount: 1_312_500, shown: 15_813 },
  { amount: 250_000, shown: 3_012 },
])("converts $amount paise that include the charge to $shown cents", ({ amount, shown }) => {
  expect(convertPlain(amount, DOLLAR)).toBe(shown);
});
it.each([
  { amount: 250_000, shown: 4_000 },
  { amount: 83_000, shown: 1_000 }, // exactly 10 dollars, so not rounded up
  { amount: 83_001, shown: 2_000 },
  { amount: 1, shown: 1_000 },
  { amount: 0, shown: 0 },
])("rounds a gift card of $amount paise up to $shown cents", ({ amount, shown }) => {
  expect(roundUpToTen(amount, DOLLAR)).toBe(shown);
});
it("converts a gift card of 40 dollars to 3,320 rupees", () => {
  expect(convertToBase(4_000, DOLLAR)).toBe(332_000);
});

const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
const currencies = fc
  .record({
    chargeBasisPoints: fc.integer({ min: 0, max: 5_000 }),
    rateMillionths: fc.integer({ min: 1_000, max: 400_000_000 }),
  })
  .map((parts) => aCurrency(parts));

it("never shows a higher price as lower, nor any price below zero", () => {
  fc.assert(
    fc.property(amounts, amounts, currencies, (one, other, currency) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      for (const convert of [convertFromBase, convertPlain, roundUpToTen, withCharge, convertToBase]) {
        expect(convert(low, currency)).toBeLessThanOrEqual(convert(high, currency));
        expect(convert(low, currency)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
it("does not change amounts of the base currency", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const convert of [convertFromBase, convertPlain, withCharge, convertToBase])
        expect(convert(amount, RUPEE)).toBe(amount);
    }),
  );
});
it("is within half a hundredth of the exact price", () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      const exact = BigInt(amount) * BigInt(10_000 + currency.chargeBasisPoints) * 100n;
      const rest = exact - BigInt(convertFromBase(amount, currency)) * BigInt(currency.rateMillionths);
      expect(2n * rest < BigInt(currency.rateMillionths)).toBe(true);
      expect(2n * rest >= -BigInt(currency.rateMillionths)).toBe(true);
    }),
  );
});
it("restores a shown amount, within one unit, after converting it to the base and back", () => {
  const worthMore = currencies.filter(({ rateMillionths }) => rateMillionths >= 1_000_000);
  fc.assert(
    fc.property(amounts, worthMore, (shown, currency) => {
      expect(Math.abs(convertPlain(convertToBase(shown, currency), currency) - shown)).toBeLessThanOrEqual(1);
    }),
  );
});

const offered = { currencies: [RUPEE, DOLLAR, EURO], saved: null, ofCountry: null };

it.each([
  { case: "the saved choice before the country's", given: { saved: "USD", ofCountry: "EUR" }, chosen: "USD" },
  { case: "the country's when nothing is saved", given: { ofCountry: "EUR" }, chosen: "EUR" },
  {
    case: "the country's when the saved one is no longer offered",
    given: { saved: "CHF", ofCountry: "EUR" },
    chosen: "EUR",
  },
  { case: "the default when the country's is no longer offered", given: { ofCountry: "CHF" }, chosen: "INR" },
  { case: "the default when nothing is known", given: {}, chosen: "INR" },
  { case: "none of no store", given: { currencies: [], saved: "USD" }, chosen: undefined },
])("chooses $case", ({ given, chosen }) => {
  expect(chooseCurrency({ ...offered, ...given })?.code).toBe(chosen);
});

it.each([
  { country: { code: "DE", name: "" }, found: "EUR" },
  { country: { code: "", name: "germany" }, found: "EUR" },
  { country: { code: "BR", name: "Brazil" }, found: null },
])("finds $found for the country $country", ({ country, found }) => {
  expect(currencyOfCountry([RUPEE, DOLLAR, EURO], country)).toBe(found);
});
