import { findProductBySlug } from "@/lib/data/product/products";
import { findStock } from "@/lib/data/product/stock";
import {
  aListStore,
  insertCategory,
  insertFilterGroup,
  insertProduct,
  insertVariant,
} from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const { id: storeId, setting: rules } = aListStore();

beforeAll(async () => {
  await insertCategory({ id: "all", rank: 9, name: "Everything" });
  await insertCategory({ id: "shirts", rank: 1, name: "Shirts" });
  await insertCategory({ id: "draft", rank: 0, status: "draft" });
  await insertFilterGroup("weave", ["plain", "twill"], 2);
  await insertFilterGroup("colour", ["red", "indigo"], 1);
  await insertProduct({
    id: "p1",
    slug: "khadi-shirt",
    stock: 550,
    filterKeys: ["weave:twill", "colour:indigo", "colour:red", "gone:value"],
    variantTypes: [{ name: "Size", options: ["S", "M"] }],
    pictures: [{ src: "products/a.webp", width: 900, height: 1060, alt: "Front" }, { src: "../../secret" }],
    footnotes: [{ name: "Care", value: "<p>Wash cold.</p>" }, { nonsense: true }],
    seo: { page_title: "Shirt", meta_keywords: ["khadi"] },
    categoryIds: ["all", "shirts", "draft"],
  });
  await insertVariant({ id: "m", productId: "p1", rank: 2, options: ["M"], sku: "KS-M", stock: 50 });
  await insertVariant({ id: "s", productId: "p1", rank: 1, options: ["S"], sku: "KS-S", stock: 500 });
  await insertProduct({ id: "p2", slug: "draft", status: "draft" });
  await insertProduct({ id: "p3", slug: "theirs", storeId: "another" });
  await insertProduct({ id: "khadi-shirt", slug: "other" });
});

it("lists variants, categories and tags in display order", async () => {
  const product = await findProductBySlug(storeId, "khadi-shirt", rules);
  expect(product?.variants.map(({ sku, stock }) => [sku, stock.state])).toEqual([
    ["KS-S", "in_stock"],
    ["KS-M", "sold_out"], // half a piece is below the minimum quantity
  ]);
  expect(product?.categories.map(({ name }) => name)).toEqual(["Shirts", "Everything"]);
  expect(product?.tags).toEqual([
    { group: "colour", values: ["red", "indigo"] },
    { group: "weave", values: ["twill"] },
  ]);
});
it("leaves out stored parts of a product that do not parse, and shows the rest", async () => {
  const product = await findProductBySlug(storeId, "khadi-shirt", rules);
  expect(product?.pictures.map(({ src }) => src)).toEqual(["products/a.webp"]);
  expect(product?.footnotes).toEqual([{ name: "Care", value: "<p>Wash cold.</p>" }]);
  expect(product?.seo).toMatchObject({ pageTitle: "Shirt", metaDescription: "", metaKeywords: ["khadi"] });
});
it.each(["draft", "theirs", "p1", "nonsense", ""])("shows no product at %j", async (slug) => {
  expect(await findProductBySlug(storeId, slug, rules)).toBeNull();
});

it("finds the exact stock of a product and of each variant, by slug or id", async () => {
  const stock = await findStock(storeId, "p1", rules);
  expect(stock).toEqual({
    productId: "p1",
    stock: { quantity: 550, state: "in_stock" },
    variants: [
      { id: "s", sku: "KS-S", stock: { quantity: 500, state: "in_stock" } },
      { id: "m", sku: "KS-M", stock: { quantity: 50, state: "sold_out" } },
    ],
  });
});
it("prefers the id when one product's id is another's slug", async () => {
  expect((await findStock(storeId, "khadi-shirt", rules))?.productId).toBe("khadi-shirt");
});
it.each(["p2", "p3", "theirs", "nonsense"])("finds no stock for %s, which is not shown", async (idOrSlug) => {
  expect(await findStock(storeId, idOrSlug, rules)).toBeNull();
});
