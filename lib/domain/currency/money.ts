/**
 * Amounts have two decimals in every currency, even in one without minor units, because conversion rounds to two
 * decimals.
 */
const MINOR_PER_MAJOR = 100;

/** The decimals of an amount that a person reads: none if it is whole, two if it is not. Pricing rules, "The bill". */
export const SHOWN_DECIMALS = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
} as const;

/**
 * An amount as a shopper reads it: "₹1,25,000", "₹1,24,999.50", "$0.70", "−₹68".
 *
 * Units:  `amount` in hundredths of `currencyCode`.
 * Source: specification §9, "Currency format 1.0", as the pricing rules read it.
 */
export function formatMoney(amount: number, currencyCode: string): string {
  // A minus sign is as wide as the digits; the hyphen that Intl writes is not, and breaks from the amount.
  return formatter(currencyCode)
    .format(amount / MINOR_PER_MAJOR)
    .replace("-", "−");
}

/**
 * The locale of numbers beside prices in `currencyCode`. Rupees are grouped in the Indian way (12,50,000), other
 * currencies in the western way. The locale en-US writes a plain "$" only for the US dollar, so that A$, CA$ and SGD
 * cannot be mistaken for it.
 */
export function numberLocale(currencyCode: string): string {
  return currencyCode === "INR" ? "en-IN" : "en-US";
}

/** An amount in machine-readable form, as in structured data and `<data value>`: "1249.50". */
export function decimalMoney(amount: number): string {
  const sign = amount < 0 ? "-" : "";
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const formatters = new Map<string, Intl.NumberFormat>();
function formatter(currencyCode: string): Intl.NumberFormat {
  const cached = formatters.get(currencyCode);
  if (cached) return cached;
  const created = new Intl.NumberFormat(numberLocale(currencyCode), {
    style: "currency",
    currency: currencyCode,
    ...SHOWN_DECIMALS,
  });
  formatters.set(currencyCode, created);
  return created;
}
