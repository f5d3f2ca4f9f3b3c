import { BIG_CATEGORIES } from "@/demo/big-catalogue/departments";
import { makeProduct } from "@/demo/big-catalogue/make-product";
import { isFiltered, parseListChoice } from "@/lib/domain/catalogue/list-query";
import { filterKeys } from "@/lib/domain/product-import/filter-values";

const now = new Date("2026-11-20T00:00:00Z");
const products = Array.from({ length: 5_000 }, (_, index) => makeProduct(index, now));
const share = (isMeant: (product: (typeof products)[number]) => boolean) =>
  products.filter(isMeant).length / products.length;

it("generates the same product every time, whatever was generated before", () => {
  expect(makeProduct(4_321, now)).toEqual(products[4_321]);
});

it("gives every product and variant a unique slug and SKU", () => {
  const skus = products.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)]);
  expect(new Set(skus).size).toBe(skus.length);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
});

it("spreads prices as shops do: half below the median of their kind, a long tail above, no fractions", () => {
  const shirts = products.filter(({ productType }) => productType === "Kurta").map(({ sellingPrice }) => sellingPrice);
  const sorted = shirts.sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const mean = sorted.reduce((sum, price) => sum + price, 0) / sorted.length;
  expect(median).toBeGreaterThan(1_200_00);
  expect(median).toBeLessThan(1_750_00);
  expect(mean).toBeGreaterThan(1.08 * median);
  expect(products.every(({ sellingPrice }) => sellingPrice % 100 === 0 && sellingPrice > 0)).toBe(true);
});

it("has variants for three in ten, discounts for a quarter, and some sold out", () => {
  expect(share(({ variants }) => variants.length > 1)).toBeCloseTo(0.3, 1);
  expect(share(({ discountedPrice, sellingPrice }) => discountedPrice < sellingPrice)).toBeCloseTo(0.25, 1);
  expect(share(({ stock }) => stock === 0)).toBeCloseTo(0.08, 1);
  expect(share(({ stock }) => stock === null)).toBeCloseTo(0.1, 1);
});

it("lists every combination of a product's options once", () => {
  for (const { types, variants } of products) {
    const combinations = types.reduce((count, { options }) => count * options.length, types.length > 0 ? 1 : 0);
    expect(new Set(variants.map(({ options }) => options.join("/"))).size).toBe(combinations);
  }
});

it("puts every product into an existing department and kind", () => {
  const categorySlugSet = new Set(BIG_CATEGORIES.map(({ slug }) => slug));
  expect(categorySlugSet.size).toBe(BIG_CATEGORIES.length);
  expect(products.every(({ categorySlugs }) => categorySlugs.length > 1)).toBe(true);
  expect(products.flatMap(({ categorySlugs }) => categorySlugs).filter((slug) => !categorySlugSet.has(slug))).toEqual(
    [],
  );
});

it("can be filtered by each of its values through an address", () => {
  for (const key of filterKeys(products.flatMap(({ filterValues }) => filterValues))) {
    const [group = "", option = ""] = key.split(":");
    const query = [[`filter.${group}`, option]] as const;
    expect(isFiltered(query) && parseListChoice(query, { hidesPrices: false }).filters[group]).toEqual([option]);
  }
});

it("spreads creation dates over time, with more recent ones", () => {
  const days = products.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(days.filter((age) => age < 275).length / days.length).toBeCloseTo(0.5, 1);
});
