import type { Stock, VariantType } from "./product";

type WithOptions = { options: readonly string[] };

/** The variant with exactly these options; null if that combination is not sold. */
export function findVariant<V extends WithOptions>(variants: readonly V[], options: readonly string[]): V | null {
  return (
    variants.find(
      (variant) =>
        variant.options.length === options.length && variant.options.every((value, index) => value === options[index]),
    ) ?? null
  );
}

/**
 * The chosen options after the shopper picks `option` for the variant type at `typeIndex`. If no variant has this
 * combination, the result is the variant with this option that differs least from the previous choice, preferably one
 * in stock; every option that is sold can therefore be reached with one pick. Null if no variant has the option.
 */
export function chooseOption(
  variants: readonly (WithOptions & { stock: Pick<Stock, "state"> })[],
  chosen: readonly string[],
  typeIndex: number,
  option: string,
): readonly string[] | null {
  const wanted = chosen.with(typeIndex, option);
  const matches = (variant: WithOptions) => variant.options.filter((value, index) => value === wanted[index]).length;
  const availability = (variant: { stock: Pick<Stock, "state"> }) => (variant.stock.state === "sold_out" ? 0 : 1);
  const [best] = variants
    .filter((variant) => variant.options[typeIndex] === option)
    .sort((one, other) => matches(other) - matches(one) || availability(other) - availability(one));
  return best?.options ?? null;
}

/**
 * The options that are chosen when a product page opens: the first option of each variant type or, if no variant has
 * this combination, the options of the first variant (docs/domain.md#variants). Empty for a product without variants.
 */
export function initialOptions(product: {
  variantTypes: readonly VariantType[];
  variants: readonly WithOptions[];
}): readonly string[] {
  const first = product.variantTypes.map((type) => type.options[0] ?? "");
  if (findVariant(product.variants, first)) return first;
  return product.variants[0]?.options ?? [];
}
