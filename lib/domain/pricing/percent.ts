import { divideHalfUp, divideUp } from "../currency/rational";

/**
 * 100 %. Percentages are stored in millionths of the whole, so that an eighth of a percent (some CGST rates) is exact.
 */
export const WHOLE_MILLIONTHS = 1_000_000;

/** `millionths` of `amount`, rounded to the minor unit, halves up; pricing rules 11 and 14. */
export function partOf(amount: number, millionths: number): number {
  return divideHalfUp(BigInt(amount) * BigInt(millionths), BigInt(WHOLE_MILLIONTHS));
}

/** Like `partOf`, but rounded up to the next minor unit; pricing rule 12. */
export function partRoundedUp(amount: number, millionths: number): number {
  return divideUp(BigInt(amount) * BigInt(millionths), BigInt(WHOLE_MILLIONTHS));
}
