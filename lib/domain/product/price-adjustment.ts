import { divideHalfUp } from "@/lib/domain/currency/rational";

/** How many prices are changed at once; see `adjustedPrice`. */
export type PriceAdjustment = {
  /** `percent`: in hundredths of a percent of the price, never below -10,000; `amount`: in minor units. */
  by: "percent" | "amount";
  value: number;
  rounding: PriceRounding;
};

/** To the nearest multiple of `step` less `below`, in minor units: (1000, 100) gives 9, 19, 29 … in major units. */
export type PriceRounding = { step: number; below: number };

/** From the least change of a price to the greatest. */
export const PRICE_ROUNDINGS = {
  exact: { step: 1, below: 0 },
  whole: { step: 100, below: 0 },
  five: { step: 500, below: 0 },
  ten: { step: 1_000, below: 0 },
  nine: { step: 1_000, below: 100 },
  ninety_nine: { step: 10_000, below: 100 },
} as const satisfies Record<string, PriceRounding>;
export type PriceRoundingName = keyof typeof PRICE_ROUNDINGS;

/**
 * A price in minor units after a change, rounded once, half up, and never below zero. It is calculated in whole numbers,
 * so that no price is a paisa off.
 */
export function adjustedPrice(price: number, { by, value, rounding: { step, below } }: PriceAdjustment): number {
  const whole = 10_000n;
  const exact = by === "percent" ? BigInt(price) * (whole + BigInt(value)) : (BigInt(price) + BigInt(value)) * whole;
  if (exact <= 0n) return 0;
  return Math.max(0, divideHalfUp(exact + BigInt(below) * whole, BigInt(step) * whole) * step - below);
}
