import { type Charge, convertFromBase, type Rate } from "./currency";
import { divideUp } from "./rational";

/**
 * A bound may lie between two amounts, so it has up to four decimals more: one Rupee can be less than the smallest
 * amount in dollars.
 */
const STEPS_PER_MINOR = 10_000;
/** In minor units. Together with the decimals it is still an exact number. */
export const MAX_BOUND = 1_000_000_000_00;

/**
 * The bound in the base currency for what the shopper has typed: products whose price is shown as `shown` are within
 * it, and `shownBound` converts it back to `shown`.
 *
 * Units: `shown` is in hundredths of `currency`; the result is in minor units of the base currency. It has a fraction
 *        only if no whole number is shown as `shown`.
 */
export function toBaseBound(kind: "min" | "max", shown: number, currency: Rate & Charge): number {
  for (let steps = 1; steps < STEPS_PER_MINOR; steps *= 10) {
    const bound = outermost(kind, shown, currency, steps);
    if (shownBound(bound, currency) === shown) return bound;
  }
  return outermost(kind, shown, currency, STEPS_PER_MINOR);
}

/** Converts a bound in minor units of the base currency to hundredths of `currency`; it is rounded like a price. */
export function shownBound(bound: number, { rateMillionths, ...others }: Rate & Charge): number {
  const steps = Math.round(bound * STEPS_PER_MINOR);
  return convertFromBase(steps, { ...others, rateMillionths: rateMillionths * STEPS_PER_MINOR });
}

/**
 * The highest (`max`) or lowest (`min`) number of `steps`-ths of a minor unit that is still rounded to at most, or at
 * least, `shown`. Prices are rounded halves up, so the limit is half a hundredth away from `shown`.
 */
function outermost(kind: "min" | "max", shown: number, currency: Rate & Charge, steps: number): number {
  const halves = kind === "max" ? 2 * shown + 1 : Math.max(0, 2 * shown - 1);
  const dividend = BigInt(halves) * BigInt(currency.rateMillionths) * BigInt(steps);
  const divisor = 200n * BigInt(10_000 + currency.chargeBasisPoints);
  return (divideUp(dividend, divisor) - (kind === "max" ? 1 : 0)) / steps;
}

/**
 * Parses a bound in major units with up to six decimals, as it stands in a URL; null if it is not one. It works on the
 * digits, because a floating point number could be inexact.
 */
export function parseBound(text: string): number | null {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return Math.min(Number(`${whole}${decimals.padEnd(6, "0")}`) / STEPS_PER_MINOR, MAX_BOUND);
}

/** A bound as it stands in a URL: 29.25 minor units are "0.2925". */
export function boundText(bound: number): string {
  const digits = String(Math.round(bound * STEPS_PER_MINOR)).padStart(7, "0");
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, "");
}
