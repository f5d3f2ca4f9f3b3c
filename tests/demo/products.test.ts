import { readdirSync } from "node:fs";
import { CATEGORIES } from "@/demo/products/categories";
import { MAKERS } from "@/demo/products/makers";
import { PRODUCTS } from "@/demo/products/products";
import { SIZE_CHARTS } from "@/demo/products/size-charts";
import { NEW_ARRIVAL_DAYS } from "@/lib/domain/product/limits";
import { discountPercent } from "@/lib/domain/product/product";
import { LOADED_AT, rows } from "./demo-rows";

const categorySlugs = CATEGORIES.map(({ slug }) => slug);
const priced = PRODUCTS.map((product) => ({ ...product, salePrice: product.salePrice ?? product.price }));

it("has about sixty products in nine categories, none of them empty", () => {
  expect(PRODUCTS.length).toBeGreaterThanOrEqual(60);
  expect(categorySlugs).toHaveLength(9);
  for (const slug of categorySlugs)
    expect(PRODUCTS.filter(({ categories }) => categories.includes(slug))).not.toEqual([]);
  expect(PRODUCTS.filter(({ categories }) => categories.some((slug) => !categorySlugs.includes(slug)))).toEqual([]);
});

it("gives every product and variant a unique slug and SKU", () => {
  const skus = [...rows.products, ...rows.variants].map(({ sku }) => sku);
  expect(new Set(skus).size).toBe(skus.length);
  expect(new Set(PRODUCTS.map(({ slug }) => slug)).size).toBe(PRODUCTS.length);
  expect(new Set(rows.variants.map(({ id }) => id)).size).toBe(rows.variants.length);
});

it.each(priced)("has a plausible price for $name", ({ price, salePrice, unit, weight, stock, variants }) => {
  expect(price).toBeGreaterThanOrEqual(200);
  expect(price).toBeLessThanOrEqual(20_000);
  expect(salePrice).toBeGreaterThan(price * 0.7);
  expect(salePrice).toBeLessThanOrEqual(price);
  expect(weight).toBeGreaterThan(0.05);
  // Products are bought in steps of this quantity. Stock that is not a multiple of the step would leave a remainder
  // that cannot be sold.
  const step = { Pcs: 1, Mts: 0.5, Kgs: 0.25 }[unit];
  for (const count of variants?.list.map((variant) => variant.stock) ?? [stock]) expect(Number(count) % step).toBe(0);
});

it("reduces six cloths by 15 %, as the announcement says", () => {
  const cloths = rows.products.filter(({ unit }) => unit === "Mts");
  expect(cloths.map(discountPercent).filter((percent) => percent > 0)).toEqual([15, 15, 15, 15, 15, 15]);
  expect(JSON.stringify(rows.store.details)).toContain("15 % off six cloths by the metre");
});

it("has products that are sold out, scarce, plentiful, new and old", () => {
  const stocks = rows.products.map(({ stock }) => stock ?? 0);
  expect(stocks.filter((stock) => stock === 0)).toHaveLength(2);
  expect(stocks.filter((stock) => stock > 0 && stock <= 500).length).toBeGreaterThan(3);
  expect(rows.variants.filter(({ stock }) => stock === 0).length).toBeGreaterThan(2);
  const isNew = ({ daysOld }: { daysOld: number }) => daysOld <= NEW_ARRIVAL_DAYS;
  expect(PRODUCTS.filter(isNew).length).toBeGreaterThan(10);
  expect(PRODUCTS.filter((product) => !isNew(product)).length).toBeGreaterThan(30);
  expect(rows.products.every(({ createdAt }) => createdAt && createdAt < LOADED_AT)).toBe(true);
});

it("sells products from each of the eleven households it mentions", () => {
  const households = Object.entries(MAKERS).filter(([, { isHousehold }]) => isHousehold);
  expect(households).toHaveLength(11);
  const makers = new Set<string>(PRODUCTS.map(({ maker }) => maker));
  expect(households.filter(([id]) => !makers.has(id))).toEqual([]);
});

it("has ten or more featured products", () => {
  expect(PRODUCTS.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(10);
});

it("taxes clothes and finished pieces above 2,500 rupees at the higher rate, cloth and sarees never", () => {
  for (const { name, taxRate, price, salePrice, unit, productType, variants } of priced) {
    const dearest = salePrice + Math.max(0, ...(variants?.list ?? []).map(({ extraPrice = 0 }) => extraPrice));
    const isFabric = unit !== "Pcs" || productType === "Saree";
    expect({ name, taxRate }).toEqual({ name, taxRate: !isFabric && dearest > 2_500 ? "gst-18" : "gst-5" });
    expect(price).toBeGreaterThan(0);
  }
});

it("describes the fit of every sized garment, and has a size chart for its sizes", () => {
  for (const { name, sizeChart, fit, variants } of PRODUCTS.filter(({ categories }) =>
    categories.includes("garments"),
  )) {
    if (!variants) continue;
    const chart: readonly (readonly string[])[] = sizeChart ? SIZE_CHARTS[sizeChart].rows : [];
    const missing = variants.list
      .map(({ option }) => option)
      .filter((size) => !chart.some(([first]) => first === size));
    expect({ name, missing, fit: Boolean(fit) }).toEqual({ name, missing: [], fit: true });
  }
});

it("has pictures of every product, each with an alternative text", () => {
  for (const { name, pictures } of rows.products) {
    const alts = (pictures as { alt: string }[]).map(({ alt }) => alt);
    expect({ name, count: alts.length > 0, short: alts.filter((alt) => alt.length < 12) }).toEqual({
      name,
      count: true,
      short: [],
    });
  }
});

it("shows every product picture in the folder", () => {
  const shown = JSON.stringify(rows.products);
  const files = readdirSync("demo/pictures/products").map((name) => name.replace(".webp", ""));
  expect(files.filter((name) => !new RegExp(`products/${name}-[0-9a-f]{8}\\.webp`).test(shown))).toEqual([]);
});

it("has a text of its own for every product", () => {
  const texts = PRODUCTS.flatMap(({ description, about }) => [...description, about]);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { name, description } of PRODUCTS) {
    expect({ name, words: description.join(" ").split(" ").length > 20 }).toEqual({ name, words: true });
  }
});
