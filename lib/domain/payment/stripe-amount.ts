import { type ChargedAmount, fractionDigits } from "./amount";

/** Currencies that Stripe counts with other decimals than ISO 4217 does: "1.50" króna do not exist, but are sent. */
const DECIMALS_AT_STRIPE: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/**
 * An amount in the units that Stripe counts in. Null if it has a fraction that Stripe does not take: of three decimals
 * Stripe wants the last to be 0.
 */
export function toStripeAmount({ amount, currencyCode }: ChargedAmount): number | null {
  const scaled = amount * 10 ** stripeShift(currencyCode);
  const isWhole = Number.isInteger(scaled) && (fractionDigits(currencyCode) < 3 || scaled % 10 === 0);
  return isWhole ? scaled : null;
}

/** An amount as we count it, of one in Stripe's units; null if it is a fraction of our smallest unit. */
export function fromStripeAmount(amount: number, currencyCode: string): number | null {
  const scaled = amount / 10 ** stripeShift(currencyCode);
  return Number.isInteger(scaled) ? scaled : null;
}

function stripeShift(currencyCode: string): number {
  const digits = fractionDigits(currencyCode);
  return (DECIMALS_AT_STRIPE[currencyCode] ?? digits) - digits;
}
