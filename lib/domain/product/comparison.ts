import type { Product, ProductCard } from "./product";

export const COMPARE_PATH = "/compare";
/** The field with the slugs of the compared products; a form repeats it, a shared link names all at once. */
export const COMPARED_FIELD = "products";
/** The field with the slug of the category whose products are offered for choosing. */
export const COMPARE_CATEGORY_FIELD = "category";
/** More do not fit beside each other. */
export const MAX_COMPARED = 4;

/** The slugs in the values of the field `products`: each once, and no more than can be compared. */
export function parseCompared(values: readonly string[]): string[] {
  const slugs = values.flatMap((value) => value.slice(0, 1_000).split(",")).filter((slug) => slug !== "");
  return [...new Set(slugs)].slice(0, MAX_COMPARED);
}

/** The page that compares these products. It can be shared. */
export function comparePath(slugs: readonly string[]): string {
  return `${COMPARE_PATH}?${COMPARED_FIELD}=${slugs.map(encodeURIComponent).join(",")}`;
}

/** The page on which products of a category, or of the whole shop, can be chosen. */
export function chooseToComparePath(category: string | null): string {
  return category === null ? COMPARE_PATH : `${COMPARE_PATH}?${COMPARE_CATEGORY_FIELD}=${encodeURIComponent(category)}`;
}

/** One property of the compared products. A value is empty for a product that does not have it. */
export type ComparedProperty = { name: string; values: readonly string[]; differs: boolean };

type ComparedProduct = Pick<ProductCard, "brand" | "summary" | "variantTypes"> &
  Pick<Product, "tags" | "highlights" | "variants">;

/**
 * The properties that at least one of the products has: what its line says, its variants by type, its filter options, and
 * its highlights. `names` are what shoppers call those that have no name of their own, and what is sold out.
 */
export function compareProperties(
  products: readonly ComparedProduct[],
  names: { maker: string; summary: string; highlights: string; soldOut: (option: string) => string },
): ComparedProperty[] {
  const tables = products.map(({ brand, summary, variantTypes, variants, tags, highlights }) => {
    const properties = new Map<string, string>([
      [names.summary, summary],
      [names.maker, brand],
    ]);
    for (const [index, { name, options }] of variantTypes.entries()) {
      const shown = options.map((option) => (isSoldOut(variants, index, option) ? names.soldOut(option) : option));
      properties.set(name, shown.join(", "));
    }
    for (const { group, values } of tags) if (!properties.has(group)) properties.set(group, values.join(", "));
    properties.set(names.highlights, highlights.map(({ text }) => text).join(", "));
    return properties;
  });
  const found = new Set(tables.flatMap((table) => [...table.keys()]));
  return [...found].flatMap((name) => {
    const values = tables.map((table) => table.get(name) ?? "");
    if (values.every((value) => value === "")) return [];
    return [{ name, values, differs: new Set(values).size > 1 }];
  });
}

/** Whether every variant with this option, of the variant type at `index`, is sold out. */
function isSoldOut(variants: ComparedProduct["variants"], index: number, option: string): boolean {
  const having = variants.filter(({ options }) => options[index] === option);
  return having.length > 0 && having.every(({ stock }) => stock.state === "sold_out");
}
