/**
 * Exact division of whole numbers, so that an amount is rounded once, at the end.
 *
 * Errors: RangeError when the divisor is not positive, or the answer no safe integer.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return divideDown(2n * dividend + divisor, 2n * divisor);
}

/** As `divideHalfUp`, to the next whole number above. */
export function divideUp(dividend: bigint, divisor: bigint): number {
  return divideDown(dividend + divisor - 1n, divisor);
}

/** Division of `bigint` drops the rest, which below zero is upwards. */
function divideDown(dividend: bigint, divisor: bigint): number {
  if (divisor <= 0n) throw new RangeError(`Cannot divide by ${divisor}`);
  const quotient = dividend / divisor;
  const answer = Number(dividend % divisor < 0n ? quotient - 1n : quotient);
  if (!Number.isSafeInteger(answer)) throw new RangeError(`Out of range: ${dividend} / ${divisor}`);
  return answer;
}
