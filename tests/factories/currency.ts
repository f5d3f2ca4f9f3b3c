import type { Currency } from "@/lib/domain/store/store";

/** A foreign currency. Pass only the fields that matter to the test. */
export function aCurrency(overrides: Partial<Currency> = {}): Currency {
  return {
    code: "USD",
    symbol: "$",
    isDefault: false,
    chargeBasisPoints: 0,
    rateMillionths: 1_000_000,
    countries: [],
    ...overrides,
  };
}

export const RUPEE = aCurrency({
  code: "INR",
  symbol: "₹",
  isDefault: true,
  countries: [{ code: "IN", name: "India" }],
});
export const DOLLAR = aCurrency({
  chargeBasisPoints: 500,
  rateMillionths: 83_000_000,
  countries: [{ code: "US", name: "United States" }],
});
export const EURO = aCurrency({
  code: "EUR",
  symbol: "€",
  chargeBasisPoints: 400,
  rateMillionths: 90_250_000,
  countries: [
    { code: "DE", name: "Germany" },
    { code: "FR", name: "France" },
  ],
});
