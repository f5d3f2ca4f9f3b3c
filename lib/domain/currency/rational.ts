/**
 * Divides whole numbers exactly and rounds halves up. Calculations divide only once, at the end, so that an amount is
 * rounded only once.
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

/**
 * Divides and rounds down. The operator `/` for `bigint` rounds towards zero, which would round negative results up.
 */
function divideDown(dividend: bigint, divisor: bigint): number {
  if (divisor <= 0n) throw new RangeError(`Cannot divide by ${divisor}`);
  const quotient = dividend / divisor;
  const result = Number(dividend % divisor < 0n ? quotient - 1n : quotient);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Out of range: ${dividend} / ${divisor}`);
  return result;
}
