import type { Picture } from "../media/picture";
import type { Stock, VariantType } from "./product";

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
 * The choices after `option` of the type at `typeIndex` is picked. Where that combination is not sold the other choices
 * give way, as few of them as possible and rather to what is in stock, so that whatever is sold at all can be reached
 * with one pick. Null when it is not sold with anything.
 */
export function chooseOption(
  variants: readonly (Choosable & { stock: Pick<Stock, "state"> })[],
  chosen: readonly string[],
  typeIndex: number,
  option: string,
): readonly string[] | null {
  const wished = chosen.with(typeIndex, option);
  const kept = (variant: Choosable) => variant.options.filter((value, index) => value === wished[index]).length;
  const isAvailable = (variant: { stock: Pick<Stock, "state"> }) => (variant.stock.state === "sold_out" ? 0 : 1);
  const [best] = variants
    .filter((variant) => variant.options[typeIndex] === option)
    .sort((one, other) => kept(other) - kept(one) || isAvailable(other) - isAvailable(one));
  return best?.options ?? null;
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
