/** Fraction digits of every amount inside: two, for all currencies, because conversion rounds to two decimals. */
const MINOR_PER_MAJOR = 100;

/**
 * An amount as a shopper reads it: "₹1,24,999.5", "$158.13".
 *
 * Units:  `amount` in hundredths of `currencyCode`.
 * Source: specification §9, "Currency format 1.0": one integer digit at least, no forced decimals, at most two.
 */
export function formatMoney(amount: number, currencyCode: string): string {
  return formatter(currencyCode).format(amount / MINOR_PER_MAJOR);
}

/** The amount for machines, as structured data and `<data value>` carry it: "1249.50". */
export function decimalMoney(amount: number): string {
  const sign = amount < 0 ? "-" : "";
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const formatters = new Map<string, Intl.NumberFormat>();
function formatter(currencyCode: string): Intl.NumberFormat {
  const known = formatters.get(currencyCode);
  if (known) return known;
  // Indian grouping for rupees (12,50,000), western grouping for the rest. The dollar sign alone is the American one:
  // A$, CA$ and SGD must not be taken for it.
  const made = new Intl.NumberFormat(currencyCode === "INR" ? "en-IN" : "en-US", {
    style: "currency",
    currency: currencyCode,
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  formatters.set(currencyCode, made);
  return made;
}
