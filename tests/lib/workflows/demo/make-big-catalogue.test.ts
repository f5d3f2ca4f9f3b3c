import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, like } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { categories, filterGroups, productCategories } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { makeBigCatalogue } from "@/lib/workflows/demo/make-big-catalogue";
import { useTestDatabase } from "../../../support/database";

const folder = mkdtempSync(path.join(tmpdir(), "big-catalogue-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

useTestDatabase();

const STORE = "big";
const progress: number[] = [];
let first: Awaited<ReturnType<typeof makeBigCatalogue>>;
beforeAll(async () => {
  first = await makeBigCatalogue(STORE, 600, (count) => progress.push(count));
}, 60_000);

const count = () => getDatabase().$count(products, eq(products.storeId, STORE));

it("creates a copy of the demo store with the generated products beside its own", async () => {
  expect(first).toEqual({ added: 600, isNewStore: true });
  const [store] = await getDatabase().select({ id: stores.storeId, name: stores.name }).from(stores);
  expect(store).toEqual({ id: STORE, name: "Nila Loom" });
  expect(await count()).toBeGreaterThan(660);
});

it("reports its progress up to the last product", () => {
  expect(progress).toEqual([500, 100]);
});

it("adds only missing products, and nothing when all exist", async () => {
  const before = await count();
  expect(await makeBigCatalogue(STORE, 650)).toEqual({ added: 50, isNewStore: false });
  expect(await makeBigCatalogue(STORE, 650)).toEqual({ added: 0, isNewStore: false });
  expect(await count()).toBe(before + 50);
});

it("puts every product into categories, with pictures and the price of its cheapest variant", async () => {
  const [row] = await getDatabase()
    .select()
    .from(products)
    .innerJoin(variants, and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id)))
    .innerJoin(productCategories, eq(productCategories.productId, products.id))
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(like(products.sku, "BIG-%"))
    .limit(1);
  const filterGroupRows = await getDatabase()
    .select()
    .from(variants)
    .where(eq(variants.productId, row?.products.id ?? ""));
  expect(row?.products.pictures).not.toEqual([]);
  expect(row?.categories.slug).toMatch(/^big-/);
  expect(row?.products.minPrice).toBe(Math.min(...filterGroupRows.map(({ discountedPrice }) => discountedPrice)));
  expect(row?.products.maxPrice).toBe(Math.max(...filterGroupRows.map(({ discountedPrice }) => discountedPrice)));
});

it("has a visible filter group for every filter value of a product", async () => {
  const groups = await getDatabase().select().from(filterGroups);
  const options = (id: string) => groups.find((group) => group.id === id)?.options as { slug: string }[];
  const keys = (await getDatabase().select({ keys: products.filterKeys }).from(products)).flatMap((row) => row.keys);
  for (const key of new Set(keys)) {
    const [group = "", option = ""] = key.split(":");
    expect(options(group).map(({ slug }) => slug)).toContain(option);
  }
});
