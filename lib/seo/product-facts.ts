import type { Picture } from "@/lib/domain/media/picture";
import type { Product, Variant } from "@/lib/domain/product/product";

export function variantBySku(product: Product, sku: string | undefined): Variant | undefined {
  return sku === undefined ? undefined : product.variants.find((variant) => variant.sku === sku);
}

/**
 * The picture of the offer: the variant's first picture, else a product picture tagged with one of the variant's
 * options, else the product's first picture.
 */
export function offeredPicture(product: Product, variant: Variant | undefined): Picture | null {
  if (!variant) return product.pictures[0] ?? null;
  const tagged = product.pictures.find(({ tag }) => tag !== undefined && variant.options.includes(tag));
  return variant.pictures[0] ?? tagged ?? product.pictures.find((picture) => !picture.hideOnVariants) ?? null;
}

/**
 * The barcode if it is a GTIN (EAN, UPC) with a valid check digit; null otherwise, for example for the shop's own
 * numbers.
 */
export function validGtin(barcode: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return null;
  const digits = [...barcode].map(Number);
  // From the right, starting after the check digit, weights alternate between 3 and 1. The sum must be a multiple of 10.
  const sum = digits.reduce((total, digit, index) => total + digit * ((digits.length - index) % 2 === 0 ? 3 : 1), 0);
  return sum > 0 && sum % 10 === 0 ? barcode : null;
}

/** Prices are valid until 30 June of next year: a fixed date, so that cached pages do not change every day. */
export function priceValidUntil(today: Date): string {
  return `${today.getUTCFullYear() + 1}-06-30`;
}
