/**
 * Exact division of whole numbers, so that an amount is rounded once, at the end.
 *
 * Errors: RangeError when the divisor is not positive, or the result is not a safe integer.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return divideDown(2n * dividend + divisor, 2n * divisor);
}

/** As `divideHalfUp`, but rounded up. */
export function divideUp(dividend: bigint, divisor: bigint): number {
  return divideDown(dividend + divisor - 1n, divisor);
}

/** Rounds down. `bigint` division truncates, which would round negative results up. */
function divideDown(dividend: bigint, divisor: bigint): number {
  if (divisor <= 0n) throw new RangeError(`Cannot divide by ${divisor}`);
  const quotient = dividend / divisor;
  const result = Number(dividend % divisor < 0n ? quotient - 1n : quotient);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Out of range: ${dividend} / ${divisor}`);
  return result;
}
