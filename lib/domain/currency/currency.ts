import { type Country, isSameCountry } from "../address/country";
import type { Currency } from "../store/store";
import { divideHalfUp, divideUp } from "./rational";

type Rate = Pick<Currency, "code" | "rateMillionths">;
type Charge = Pick<Currency, "chargeBasisPoints">;

/** 100 % in basis points. */
const WHOLE = 10_000;
const MILLION = 1_000_000n;

/**
 * Price of a base-currency amount in the shopper's currency, additional charge included.
 *
 * Units:  `amount` is whole minor units of the base (paise); the answer is whole hundredths of `currency`, because
 *         conversion rounds every currency to two decimals. Rates come in millionths, charges in basis points, so that
 *         nothing is rounded before the one rounding at the end (halves up).
 * Errors: RangeError when the rate is not positive. A missing rate is a fault in the store's settings, so it belongs in
 *         the log and never on an invoice.
 * Source: specification §9, "Currency conversion"; pricing rule 1. The script of `lib/inline/first-paint.ts` repeats it.
 */
export function convertFromBase(amount: number, currency: Rate & Charge): number {
  return divideHalfUp(BigInt(amount) * BigInt(WHOLE + currency.chargeBasisPoints) * 100n, rateOf(currency));
}

/** The amount an order stores: minor units of the base currency, charge included. Pricing rule 2. */
export function withCharge(amount: number, { chargeBasisPoints }: Charge): number {
  return divideHalfUp(BigInt(amount) * BigInt(WHOLE + chargeBasisPoints), BigInt(WHOLE));
}

/** Converts base amounts that already include the charge, or never do, to hundredths of `currency`. Pricing rules 2 and 5. */
export function convertPlain(amount: number, currency: Rate): number {
  return divideHalfUp(BigInt(amount) * MILLION, rateOf(currency));
}

/**
 * Converts to hundredths of `currency`, rounded up to a multiple of ten, for gift-card values; no charge. Pricing rule 4.
 *
 * @internal Named by the specification; only tests call it so far.
 */
export function roundUpToTen(amount: number, currency: Rate): number {
  const ten = 1_000;
  return divideUp(BigInt(amount) * MILLION, rateOf(currency) * BigInt(ten)) * ten;
}

/**
 * Converts hundredths of `currency` to minor units of the base currency. Pricing rule 5.
 *
 * @internal Named by the specification; only tests call it so far.
 */
export function convertToBase(shown: number, currency: Rate): number {
  return divideHalfUp(BigInt(shown) * rateOf(currency), MILLION);
}

function rateOf({ code, rateMillionths }: Rate): bigint {
  if (rateMillionths <= 0) throw new RangeError(`No usable rate for ${code}: ${rateMillionths}`);
  return BigInt(rateMillionths);
}

type Choice = {
  currencies: readonly Currency[];
  /** Code of the currency the shopper has chosen before. */
  saved: string | null;
  /** The visitor's country; null when unknown. */
  country: Country | null;
  /** Whether the store has a feature that chooses the currency by country. */
  isByCountry: boolean;
};

/**
 * The currency every price is shown in; undefined only without any currencies.
 *
 * Source: specification §4, "Currency selection": the saved choice, else the currency of the visitor's country, else
 *         the default.
 */
export function chooseCurrency({ currencies, saved, country, isByCountry }: Choice): Currency | undefined {
  return (
    currencies.find(({ code }) => code === saved) ??
    (isByCountry && country ? currencyOfCountry(currencies, country) : undefined) ??
    currencies.find(({ isDefault }) => isDefault)
  );
}

export function currencyOfCountry(currencies: readonly Currency[], country: Country): Currency | undefined {
  return currencies.find(({ countries }) => countries.some((listed) => isSameCountry(listed, country)));
}
