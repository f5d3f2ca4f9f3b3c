import type { Picture } from "./picture";
import type { VariantType } from "./product";

type Choosable = { options: readonly string[] };

/** The variant whose values are exactly the chosen ones; null when that combination is not sold. */
export function findVariant<V extends Choosable>(variants: readonly V[], options: readonly string[]): V | null {
  return (
    variants.find(
      (variant) =>
        variant.options.length === options.length && variant.options.every((value, index) => value === options[index]),
    ) ?? null
  );
}

/**
 * What a product page shows first: the first option of each type, or the first variant that is sold when that
 * combination is not (domain §4.3). Empty for a product without variants.
 */
export function initialOptions(product: {
  variantTypes: readonly VariantType[];
  variants: readonly Choosable[];
}): readonly string[] {
  const first = product.variantTypes.map((type) => type.options[0] ?? "");
  if (findVariant(product.variants, first)) return first;
  return product.variants[0]?.options ?? [];
}

/** The variant's own pictures first, then those of the product that are not kept from variants (domain §4.3). */
export function picturesOf(
  pictures: readonly Picture[],
  variant: { pictures: readonly Picture[] } | null,
): readonly Picture[] {
  if (!variant || variant.pictures.length === 0) return pictures;
  const own = new Set(variant.pictures.map((picture) => picture.src));
  return [...variant.pictures, ...pictures.filter((picture) => !picture.hideOnVariants && !own.has(picture.src))];
}
