/** @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 0.5);
}

/**
 * The smallest of the values that is at least as large as a `share` of all values.
 *
 * @param {readonly number[]} values
 * @param {number} share above 0, up to 1
 */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new RangeError("A percentile needs at least one value.");
  return value;
}
