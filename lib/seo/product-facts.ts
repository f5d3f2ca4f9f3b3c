import type { Product, Variant } from "@/lib/domain/product/product";
import { monthOf } from "@/lib/domain/store/calendar-day";

export function variantBySku(product: Product, sku: string | undefined): Variant | undefined {
  return sku === undefined ? undefined : product.variants.find((variant) => variant.sku === sku);
}

/**
 * The barcode if it is a GTIN (EAN, UPC) with a valid check digit. Null for anything else, such as a number that the
 * shop invented.
 */
export function validGtin(barcode: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return null;
  const digits = [...barcode].map(Number);
  // From right to left, the digits before the check digit are multiplied by 3 and 1 alternately. Including the check
  // digit, the sum must be a multiple of 10.
  const sum = digits.reduce((total, digit, index) => total + digit * ((digits.length - index) % 2 === 0 ? 3 : 1), 0);
  return sum > 0 && sum % 10 === 0 ? barcode : null;
}

/**
 * The date until which search engines may assume that prices are valid: 30 June of next year in the store's time zone. It is the same for a
 * whole year, so that cached pages do not change every day.
 */
export function priceValidUntil(today: Date, timeZone: string): string {
  return `${monthOf(today, timeZone).year + 1}-06-30`;
}
