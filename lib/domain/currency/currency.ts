import { type Country, isSameCountry } from "../address/country";
import type { Currency } from "../store/store";
import { divideHalfUp, divideUp } from "./rational";

export type Rate = Pick<Currency, "code" | "rateMillionths">;
export type Charge = Pick<Currency, "chargeBasisPoints">;

/** 100 % in basis points. */
const WHOLE = 10_000;
const MILLION = 1_000_000n;

/**
 * The price in the shopper's currency of an amount in the base currency, additional charge included.
 *
 * Units:  `amount` is in whole minor units of the base currency (paise); the result is in whole hundredths of
 *         `currency`, because conversion rounds every currency to two decimals. Rates are in millionths and charges in
 *         basis points, so that the only rounding is at the end (halves up).
 * Errors: RangeError if the rate is not positive. A missing rate is a fault in the store's settings, so it belongs in
 *         the log and never on an invoice.
 * Source: specification §9, "Currency conversion"; pricing rule 1. The script of `lib/inline/first-paint.ts` repeats
 *         this calculation.
 */
export function convertFromBase(amount: number, currency: Rate & Charge): number {
  return divideHalfUp(BigInt(amount) * BigInt(WHOLE + currency.chargeBasisPoints) * 100n, rateOf(currency));
}

/**
 * Adds the additional charge to an amount in minor units of the base currency. Orders store amounts in this form.
 * Pricing rule 2.
 */
export function withCharge(amount: number, { chargeBasisPoints }: Charge): number {
  return divideHalfUp(BigInt(amount) * BigInt(WHOLE + chargeBasisPoints), BigInt(WHOLE));
}

/**
 * Converts an amount in minor units of the base currency to hundredths of `currency` without adding the additional
 * charge: for amounts that include the charge already, or to which it does not apply. Pricing rules 2 and 5.
 */
export function convertPlain(amount: number, currency: Rate): number {
  return divideHalfUp(BigInt(amount) * MILLION, rateOf(currency));
}

/**
 * Converts the value of a gift card to hundredths of `currency`, without the additional charge, and rounds it up to a
 * multiple of ten units of that currency. Pricing rule 4.
 *
 * @internal Required by the specification; only tests call it so far.
 */
export function roundUpToTen(amount: number, currency: Rate): number {
  const ten = 1_000;
  return divideUp(BigInt(amount) * MILLION, rateOf(currency) * BigInt(ten)) * ten;
}

/**
 * Converts hundredths of `currency` to minor units of the base currency. Pricing rule 5.
 *
 * @internal Required by the specification; only tests call it so far.
 */
export function convertToBase(shown: number, currency: Rate): number {
  return divideHalfUp(BigInt(shown) * rateOf(currency), MILLION);
}

function rateOf({ code, rateMillionths }: Rate): bigint {
  if (rateMillionths <= 0) throw new RangeError(`No usable rate for ${code}: ${rateMillionths}`);
  return BigInt(rateMillionths);
}

type Choice<Offered> = {
  currencies: readonly Offered[];
  /** Code of the currency the shopper has chosen on an earlier visit; null if there is none. */
  saved: string | null;
  /** Code of the currency of the visitor's country; null if it is unknown or does not count. */
  ofCountry: string | null;
};

/**
 * The currency in which all prices are shown to the visitor; undefined only if the store has no currencies.
 *
 * Source: specification §4, "Currency selection": the saved choice, else the currency of the visitor's country, else
 *         the default.
 */
export function chooseCurrency<Offered extends Pick<Currency, "code" | "isDefault">>({
  currencies,
  saved,
  ofCountry,
}: Choice<Offered>): Offered | undefined {
  return (
    currencies.find(({ code }) => code === saved) ??
    currencies.find(({ code }) => code === ofCountry) ??
    currencies.find(({ isDefault }) => isDefault)
  );
}

/** The code of the first currency that lists the country; null if none does. */
export function currencyOfCountry(
  currencies: readonly Pick<Currency, "code" | "countries">[],
  country: Country,
): string | null {
  return currencies.find(({ countries }) => countries.some((listed) => isSameCountry(listed, country)))?.code ?? null;
}
