import type { Price, VariantType } from "../../lib/domain/product/product";
import type { ProductKind } from "./departments";
import type { Random } from "./random";
import { COLOURS, SIZES } from "./words";

export const VARIANT_SHARE = 0.3;

type GeneratedVariant = Price & { sku: string; options: string[]; stock: number | null };
export type GeneratedVariants = { types: readonly VariantType[]; variants: readonly GeneratedVariant[] };

/**
 * The variants of a product: clothes come in sizes and some also in colours, everything else in colours. For some
 * products, the largest size costs ten percent more.
 */
export function makeVariants(random: Random, kind: ProductKind, price: Price, sku: string): GeneratedVariants {
  const types = makeTypes(random, kind);
  const isLargestDearer = random.chance(0.3);
  const variants = combinations(types).map((options, index): GeneratedVariant => {
    const costsMore = isLargestDearer && options.includes("XXL");
    return {
      sku: `${sku}-${String(index + 1).padStart(2, "0")}`,
      options,
      sellingPrice: costsMore ? tenPercentMore(price.sellingPrice) : price.sellingPrice,
      discountedPrice: costsMore ? tenPercentMore(price.discountedPrice) : price.discountedPrice,
      stock: makeStock(random),
    };
  });
  return { types, variants };
}

/**
 * A random stock in hundredths of a piece; null if the stock is not counted. 8 % of products are sold out, 10 % are not
 * counted, most have a few pieces, some have many.
 */
export function makeStock(random: Random): number | null {
  const share = random.next();
  if (share < 0.08) return 0;
  return share < 0.18 ? null : Math.ceil(Math.exp(2.3 + random.normal())) * 100;
}

function makeTypes(random: Random, { isSized }: ProductKind): VariantType[] {
  const first = random.between(0, COLOURS.length - 1);
  const colours = [...COLOURS, ...COLOURS].slice(first, first + random.between(2, 5));
  if (!isSized) return [{ name: "Colour", options: colours }];
  const sizes = { name: "Size", options: SIZES.slice(random.between(0, 1), random.between(4, SIZES.length)) };
  return random.chance(0.3) ? [sizes, { name: "Colour", options: colours.slice(0, 3) }] : [sizes];
}

function combinations(types: readonly VariantType[]): string[][] {
  return types.reduce<string[][]>(
    (partial, { options }) => partial.flatMap((chosen) => options.map((option) => [...chosen, option])),
    [[]],
  );
}

const tenPercentMore = (amount: number) => Math.round((amount * 1.1) / 100) * 100;
