import { convertPlain } from "../currency/currency";
import { divideHalfUp } from "../currency/rational";
import type { Order } from "../order/order";

/** An amount in the currency's own minor units: cents of a dollar, whole yen, thousandths of a dinar. */
export type ChargedAmount = { amount: number; currencyCode: string };

/**
 * The amount a provider charges for an order: its final price as shown to the shopper.
 *
 * Units:  `finalPrice` is in minor units of the base currency including the additional charge; the result is in minor
 *         units of the order's own currency, with as many decimals as ISO 4217 defines for it. The shop shows every
 *         price with two decimals. Providers accept no decimals that the currency does not have (the yen has none), so
 *         for such currencies the amount is rounded a second time, halves up.
 * Errors: RangeError if the exchange rate is not positive.
 * Source: pricing rule 2.
 */
export function chargedAmount({ finalPrice, currency }: Pick<Order, "finalPrice" | "currency">): ChargedAmount {
  return { amount: toMinorUnits(convertPlain(finalPrice, currency), currency.code), currencyCode: currency.code };
}

/** Converts hundredths of a currency to its minor units. */
export function toMinorUnits(hundredths: number, currencyCode: string): number {
  return divideHalfUp(BigInt(hundredths) * 10n ** BigInt(fractionDigits(currencyCode)), 100n);
}

/** Converts minor units back to hundredths, for display; exact for currencies with at most two decimals. */
export function toHundredths({ amount, currencyCode }: ChargedAmount): number {
  return divideHalfUp(BigInt(amount) * 100n, 10n ** BigInt(fractionDigits(currencyCode)));
}

/** The amount in major units, for providers that take decimals: "1299.50", "1300". */
export function decimalAmount({ amount, currencyCode }: ChargedAmount): string {
  const digits = fractionDigits(currencyCode);
  const text = String(amount).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Reads an amount in major units with any number of decimals. Returns null if the text is not a number, or has more
 * decimals than the currency: "1.50" is not an amount of yen.
 */
export function readDecimalAmount(text: string, currencyCode: string): number | null {
  const [, whole, fraction = ""] = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const digits = fractionDigits(currencyCode);
  if (/[^0]/.test(fraction.slice(digits))) return null;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
}

/** The number of decimals of a currency (ISO 4217). */
export function fractionDigits(currencyCode: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: currencyCode,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
