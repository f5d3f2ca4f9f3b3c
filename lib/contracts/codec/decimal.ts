/**
 * Converts a decimal number to a whole number, scaled by ten to the power of `digits`. The conversion is exact: 0.285
 * with 2 digits is 29, where binary multiplication would give 28.
 *
 * Units:  `digits` is 2 for money and quantities, 6 for rates; percent to basis points is also 2.
 * Errors: RangeError when `value` is not a finite number or the result is not a safe integer.
 * Source: pricing rules, "Numbers": round halves up, never use binary fractions before rounding.
 */
export function toScaledInteger(value: number | string, digits: number): number {
  const match = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(String(value).trim());
  const [, sign, whole = "", fraction = "", exponent = "0"] = match ?? [];
  if (!match || whole + fraction === "") throw new RangeError(`Not a decimal number: ${value}`);
  const shift = digits - fraction.length + Number(exponent);
  if (Math.abs(shift) > 400) throw new RangeError(`Out of range: ${value}`);
  const magnitude = shifted(BigInt(whole + fraction), shift, sign === "-");
  const scaled = Number(sign === "-" ? -magnitude : magnitude);
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`Out of range: ${value}`);
  return scaled;
}

/** Rounds to whole numbers, halves towards positive infinity: -0.5 becomes 0. */
function shifted(count: bigint, shift: number, isNegative: boolean): bigint {
  if (shift >= 0) return count * 10n ** BigInt(shift);
  const divisor = 10n ** BigInt(-shift);
  return (2n * count + divisor - (isNegative ? 1n : 0n)) / (2n * divisor);
}

/** The inverse of `toScaledInteger`, for numbers in the API: 129950 with 2 digits becomes 1299.5. */
export function fromScaledInteger(scaled: number, digits: number): number {
  return Number(`${scaled}e-${digits}`);
}

/** Converts minor units to major units, or hundredths of a unit to units. */
export function toMajor(hundredths: number): number {
  return fromScaledInteger(hundredths, 2);
}

/**
 * Converts an amount or quantity of the API, which has at most two decimals, to hundredths. Amounts that a person has
 * entered may have more; `toScaledInteger` rounds those exactly, but is too large for the browser.
 */
export function fromMajor(amount: number): number {
  return Math.round(amount * 100);
}
