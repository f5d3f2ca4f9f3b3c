import type { FilterValue } from "../../lib/domain/product-import/filter-values";
import { toSlug } from "../../lib/domain/product-import/slug";
import { categorySlug, KINDS, type ProductKind } from "./departments";
import { makePrice } from "./prices";
import { type Random, randomFor } from "./random";
import { type GeneratedVariants, makeStock, makeVariants, VARIANT_SHARE } from "./variants";
import { BRANDS, COLOURS, FIBRES, LOOKS, OCCASIONS, PATTERNS, SENTENCES } from "./words";

const SEED = 20_261;
const [FIRST_KIND, ...OTHER_KINDS] = KINDS;
const MILLISECONDS_PER_DAY = 86_400_000;
const OLDEST_DAYS = 1_100;

/** A generated product. Prices are in paise, stock is in hundredths of a piece. */
export type GeneratedProduct = ReturnType<typeof makeProduct>;

/**
 * Makes the product number `index` of the big catalogue. The same number always gives the same product, however large
 * the catalogue is.
 */
export function makeProduct(index: number, now: Date) {
  const random = randomFor(SEED, index);
  const kind = FIRST_KIND ? random.pickEarly([FIRST_KIND, ...OTHER_KINDS]) : failWithoutKinds();
  const [colour, fibre, pattern] = [random.pickEarly(COLOURS), random.pickEarly(FIBRES), random.pickEarly(PATTERNS)];
  const occasion = random.pickEarly(OCCASIONS);
  const name = `${random.pick(LOOKS)} ${colour.toLowerCase()} ${fibre.toLowerCase()} ${kind.piece.toLowerCase()}`;
  const sku = `BIG-${String(index).padStart(6, "0")}`;
  const price = makePrice(random, kind.medianRupees);
  const variantData = random.chance(VARIANT_SHARE)
    ? makeVariants(random, kind, price, sku)
    : { types: [], variants: [] };
  return {
    sku,
    slug: `${toSlug(name)}-${String(index).padStart(6, "0")}`,
    name,
    brand: random.pickEarly(BRANDS),
    productType: kind.piece,
    summary: `${fibre}, ${pattern.toLowerCase()}, ${kind.weightGrams} g`,
    weightGrams: kind.weightGrams,
    status: makeStatus(random),
    featured: random.chance(0.004),
    ...price,
    stock: makeStock(random),
    description: makeDescription(random),
    ...variantData,
    filterValues: filterValuesOf({ colour, fibre, pattern, occasion }, variantData),
    searchTerms: [
      colour,
      fibre,
      pattern,
      occasion,
      kind.department,
      ...variantData.variants.map((variant) => variant.sku),
    ],
    categorySlugs: categoriesOf(random, kind),
    createdAt: makeDate(random, now),
  };
}

function failWithoutKinds(): never {
  throw new RangeError("The big catalogue has no kinds of products.");
}

function makeStatus(random: Random): "active" | "draft" | "archived" {
  const share = random.next();
  if (share < 0.95) return "active";
  return share < 0.98 ? "draft" : "archived";
}

function makeDescription(random: Random): string {
  const paragraph = () =>
    `<p>${Array.from({ length: random.between(2, 5) }, () => random.pick(SENTENCES)).join(" ")}</p>`;
  return Array.from({ length: random.between(1, 3) }, paragraph).join("");
}

type Attributes = { colour: string; fibre: string; pattern: string; occasion: string };

/** The filter options a product has. A product with several colours or sizes has an option for each of them. */
function filterValuesOf({ colour, fibre, pattern, occasion }: Attributes, { types }: GeneratedVariants): FilterValue[] {
  return [
    { group: "Colour", value: colour },
    { group: "Fibre", value: fibre },
    { group: "Pattern", value: pattern },
    ...types.flatMap(({ name, options }) => options.map((value) => ({ group: name, value }))),
    { group: "Occasion", value: occasion },
  ];
}

/** The categories of a product: its department and its kind; for one product in ten, another kind as well. */
function categoriesOf(random: Random, kind: ProductKind): string[] {
  const other = random.chance(0.1) ? KINDS[random.between(0, KINDS.length - 1)] : undefined;
  return [...new Set([kind.name, kind.department, ...(other ? [other.name] : [])].map(categorySlug))];
}

/**
 * A random creation date. Half of the products were created in the last quarter of the shop's lifetime, because shops
 * grow.
 */
function makeDate(random: Random, now: Date): Date {
  return new Date(now.getTime() - random.next() ** 2 * OLDEST_DAYS * MILLISECONDS_PER_DAY);
}
