/**
 * Exact division of whole numbers, so that an amount is rounded once, at the end.
 *
 * Errors: RangeError if the divisor is not positive, or the result is not a safe integer.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return divideDown(2n * dividend + divisor, 2n * divisor);
}

/** Like `divideHalfUp`, but rounds up. */
export function divideUp(dividend: bigint, divisor: bigint): number {
  return divideDown(dividend + divisor - 1n, divisor);
}

/** Rounds down. A plain `bigint` division truncates towards zero, which would round negative results up. */
function divideDown(dividend: bigint, divisor: bigint): number {
  if (divisor <= 0n) throw new RangeError(`Cannot divide by ${divisor}`);
  const quotient = dividend / divisor;
  const result = Number(dividend % divisor < 0n ? quotient - 1n : quotient);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Out of range: ${dividend} / ${divisor}`);
  return result;
}
