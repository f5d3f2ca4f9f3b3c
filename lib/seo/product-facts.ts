import type { Picture } from "@/lib/domain/media/picture";
import type { Product, Variant } from "@/lib/domain/product/product";

export function variantBySku(product: Product, sku: string | undefined): Variant | undefined {
  return sku === undefined ? undefined : product.variants.find((variant) => variant.sku === sku);
}

/** The first picture that shows what is offered: the variant's own, one tagged with its value, or the product's. */
export function offeredPicture(product: Product, variant: Variant | undefined): Picture | null {
  if (!variant) return product.pictures[0] ?? null;
  const tagged = product.pictures.find(({ tag }) => tag !== undefined && variant.options.includes(tag));
  return variant.pictures[0] ?? tagged ?? product.pictures.find((picture) => !picture.hideOnVariants) ?? null;
}

/** A GTIN (EAN, UPC) whose check digit is right; a number of the shop's own making is none. */
export function validGtin(barcode: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return null;
  const digits = [...barcode].map(Number);
  // From the right, after the check digit, weights alternate 3 and 1; the whole sum is a multiple of ten.
  const sum = digits.reduce((total, digit, index) => total + digit * ((digits.length - index) % 2 === 0 ? 3 : 1), 0);
  return sum > 0 && sum % 10 === 0 ? barcode : null;
}

/** Prices are promised until 30 June of next year; a day alone, so that cached pages stay the same. */
export function priceValidUntil(today: Date): string {
  return `${today.getUTCFullYear() + 1}-06-30`;
}
