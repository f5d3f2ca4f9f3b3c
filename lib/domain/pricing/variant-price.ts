import type { Stock } from "../product/product";
import { findVariant } from "../product/variant-choice";
import { fail, ok, type Result } from "../result";

/**
 * The price, stock and weight for the chosen options: those of the matching variant, or of the product if it has no
 * variants.
 */
export type SoldAs = {
  /** Both prices are null in a store that hides its prices. */
  sellingPrice: number | null;
  discountedPrice: number | null;
  sku: string;
  stock: Stock;
  weightGrams: number;
};

/**
 * The price, stock and weight of the chosen combination of options. Refused if no variant has this combination, because
 * it is then not sold. See docs/domain.md#variants.
 */
export function soldAs(
  product: SoldAs & { variants: readonly (SoldAs & { options: readonly string[] })[] },
  options: readonly string[],
): Result<SoldAs, "combination_not_sold"> {
  if (product.variants.length === 0 && options.length === 0) return ok(product);
  const variant = findVariant(product.variants, options);
  return variant ? ok(variant) : fail("combination_not_sold");
}
