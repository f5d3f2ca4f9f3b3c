import type { Price, VariantType } from "../../lib/domain/product/product";
import type { Kind } from "./departments";
import type { Random } from "./random";
import { COLOURS, SIZES } from "./words";

export const VARIANT_SHARE = 0.3;

type MadeVariant = Price & { sku: string; options: string[]; stock: number | null };
export type MadeVariants = { types: readonly VariantType[]; variants: readonly MadeVariant[] };

/**
 * The forms in which a product is sold: clothes in sizes and some of them in colours too, other things in colours.
 * The largest size costs a tenth more on some.
 */
export function makeVariants(random: Random, kind: Kind, price: Price, sku: string): MadeVariants {
  const types = makeTypes(random, kind);
  const isLargeDearer = random.chance(0.3);
  const variants = combinations(types).map((options, index): MadeVariant => {
    const isDearer = isLargeDearer && options.includes("XXL");
    return {
      sku: `${sku}-${String(index + 1).padStart(2, "0")}`,
      options,
      sellingPrice: isDearer ? tenthMore(price.sellingPrice) : price.sellingPrice,
      discountedPrice: isDearer ? tenthMore(price.discountedPrice) : price.discountedPrice,
      stock: makeStock(random),
    };
  });
  return { types, variants };
}

/** Hundredths of a piece: 8 of 100 are sold out, 10 are not counted, most are few, some are many. */
export function makeStock(random: Random): number | null {
  const share = random.next();
  if (share < 0.08) return 0;
  return share < 0.18 ? null : Math.ceil(Math.exp(2.3 + random.normal())) * 100;
}

function makeTypes(random: Random, { isSized }: Kind): VariantType[] {
  const first = random.between(0, COLOURS.length - 1);
  const colours = [...COLOURS, ...COLOURS].slice(first, first + random.between(2, 5));
  if (!isSized) return [{ name: "Colour", options: colours }];
  const sizes = { name: "Size", options: SIZES.slice(random.between(0, 1), random.between(4, SIZES.length)) };
  return random.chance(0.3) ? [sizes, { name: "Colour", options: colours.slice(0, 3) }] : [sizes];
}

function combinations(types: readonly VariantType[]): string[][] {
  return types.reduce<string[][]>(
    (sofar, { options }) => sofar.flatMap((chosen) => options.map((option) => [...chosen, option])),
    [[]],
  );
}

const tenthMore = (amount: number) => Math.round((amount * 1.1) / 100) * 100;
