import { listCategoriesOf } from "@/lib/data/catalogue/categories";
import { listCategoryIdsFrom, tagsOfCategories } from "@/lib/data/catalogue/category-tree";
import { listProducts } from "@/lib/data/catalogue/product-lists";
import { findSoldItem } from "@/lib/data/product/sold-items";
import { getDatabase } from "@/lib/database/connection";
import { NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import { aListStore, insertCategory, insertProduct } from "@/tests/factories/product-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();

beforeAll(async () => {
  await insertCategory({ id: "cloth", rank: 1, hsnCode: "5200" });
  await insertCategory({ id: "cotton", rank: 1, parentId: "cloth", hsnCode: "5208" });
  await insertCategory({ id: "ikat", rank: 1, parentId: "cotton" });
  await insertCategory({ id: "hidden", rank: 2, parentId: "cloth", status: "inactive" });
  await insertCategory({ id: "cloth", storeId: "another" });
  await insertCategory({ id: "theirs", storeId: "another", parentId: "cloth" });
  await insertProduct({ id: "bolt", categoryIds: ["cloth"] });
  await insertProduct({ id: "madras", categoryIds: ["cotton", "cloth"] });
  await insertProduct({ id: "night-ikat", categoryIds: ["ikat"] });
  await insertProduct({ id: "secret", categoryIds: ["hidden"] });
});

const idsIn = async (id: string) => {
  const scope = { kind: "category", id, slug: id } as const;
  const { products, total } = await listProducts(aListStore(), { ...NOTHING_CHOSEN, scope });
  expect(total).toBe(products.length);
  return products.map((product) => product.id).sort();
};

it("lists the products of a category and of those below it, each once, and none of hidden categories", async () => {
  expect(await listCategoryIdsFrom("nila-loom", "cloth", getDatabase())).toEqual(["cloth", "cotton", "ikat"]);
  expect(await idsIn("cloth")).toEqual(["bolt", "madras", "night-ikat"]);
  expect(await idsIn("cotton")).toEqual(["madras", "night-ikat"]);
  expect(await idsIn("ikat")).toEqual(["night-ikat"]);
});

it("names the category of the lowest level first, which leads to the product", async () => {
  const slugs = (await listCategoriesOf("nila-loom", "madras")).map(({ slug }) => slug);
  expect(slugs).toEqual(["cotton", "cloth"]);
});

it("sells a product with the categories above its own, for offers, and the nearest HSN code", async () => {
  const sold = async (productId: string) => findSoldItem("nila-loom", { productId, options: [] });
  expect(await sold("night-ikat")).toMatchObject({ categoryIds: ["cloth", "cotton", "ikat"], hsnCode: "5208" });
  expect(await sold("bolt")).toMatchObject({ categoryIds: ["cloth"], hsnCode: "5200" });
});

it("expires the lists of the categories above with that of a category", async () => {
  const expired = await tagsOfCategories("nila-loom", ["ikat"], getDatabase());
  expect(expired.sort()).toEqual(["cloth", "cotton", "ikat"].map((slug) => `category:nila-loom:${slug}`));
  expect(await tagsOfCategories("nila-loom", [], getDatabase())).toEqual([]);
  expect(await tagsOfCategories("another", ["theirs"], getDatabase())).toEqual([
    "category:another:theirs",
    "category:another:cloth",
  ]);
});
