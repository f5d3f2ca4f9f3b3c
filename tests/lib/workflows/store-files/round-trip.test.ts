import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { getDatabase } from "@/lib/database/connection";
import * as catalogueSchema from "@/lib/database/schema/catalogue";
import * as contentSchema from "@/lib/database/schema/content";
import * as productSchema from "@/lib/database/schema/product";
import * as storeSchema from "@/lib/database/schema/store";
import { loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { exportFiles, importFiles } from "@/tests/factories/store-files";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(tmpdir(), "store-files-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

useTestDatabase();
beforeAll(async () => {
  await loadDemoStore(getDatabase(), undefined, "from");
  // The demo store names the HSN code of each product instead.
  await getDatabase().update(SCHEMA.categories).set({ hsnCode: "5007" });
}, 30_000);

const SCHEMA = { ...storeSchema, ...catalogueSchema, ...productSchema, ...contentSchema };
const { blogPosts, categories, contentPages, filterGroups, layouts, menus } = SCHEMA;
const { productCategories, products, sharedLists, slugRedirects, variants } = SCHEMA;
/** The tables whose rows are exported. Of the stores table, only the public columns are exported. */
const DESIGN = {
  blogPosts,
  categories,
  contentPages,
  filterGroups,
  layouts,
  menus,
  productCategories,
  products,
  sharedLists,
  slugRedirects,
  variants,
};

it("exports every table of the store's design, except the search words, which the database gathers itself", () => {
  const tables = Object.entries(SCHEMA).filter(([, value]) => is(value, PgTable));
  expect(tables.map(([name]) => name).sort()).toEqual([...Object.keys(DESIGN), "searchWords", "stores"].sort());
});

it("exports the demo store to files that create exactly the same store elsewhere", async () => {
  const files = await exportFiles("from");
  const result = await importFiles("to", files);
  expect(result).toMatchObject({ ok: true, value: { isNewStore: true } });
  expect(await exportFiles("to")).toEqual(files);
  for (const [name, table] of Object.entries(DESIGN)) {
    expect({ name, rows: await rowsOf(table, "to") }).toEqual({ name, rows: await rowsOf(table, "from") });
  }
}, 30_000);

it("exports and imports a store whose slugs are no valid file names", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(slug, { minLength: 1, maxLength: 12 }), async (slugs) => {
      run += 1;
      const [from, to] = [`odd-${run}`, `odd-${run}-again`];
      await insertStore(from, { details: { ...aStoreAnswer().store_details, base_url: "https://shop.example" } });
      await getDatabase()
        .insert(categories)
        .values(slugs.map((each, index) => ({ storeId: from, id: `c${index}`, slug: each, name: each })));
      await getDatabase()
        .insert(products)
        .values(slugs.map((each, index) => aRow(from, `p${index}`, each)));
      await getDatabase()
        .insert(productCategories)
        .values(slugs.map((_, index) => ({ storeId: from, categoryId: "c0", productId: `p${index}` })));
      const files = await exportFiles(from);
      const paths = files.map(({ path: file }) => file.toLowerCase());
      expect(new Set(paths).size).toBe(paths.length);
      expect(await importFiles(to, files)).toMatchObject({ ok: true, value: { isNewStore: true } });
      expect(await exportFiles(to)).toEqual(files);
    }),
    { numRuns: 20 },
  );
}, 60_000);

const hostile = [
  "..",
  "CON",
  "con",
  "a/b",
  "a\\b",
  "A",
  "a",
  "\u00e9",
  "e\u0301",
  " ",
  "a.",
  "-",
  "a".repeat(300),
  "\u2028",
  "~",
];
const slug = fc
  .oneof(fc.constantFrom(...hostile), fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }))
  .filter((each) => !each.includes("\0") && each.isWellFormed());

function aRow(storeId: string, id: string, address: string) {
  const prices = { sellingPrice: 100, discountedPrice: 95, minPrice: 95, maxPrice: 95 };
  return { storeId, id, slug: address, sku: id, name: address, description: `<p>${id}</p>`, ...prices };
}

/** The store's rows in a table, each as text, in a fixed order and without the columns that are not exported. */
async function rowsOf(table: PgTable, storeId: string): Promise<string[]> {
  const rows: Record<string, unknown>[] = await getDatabase().select().from(table);
  return rows
    .filter((row) => row.storeId === storeId)
    .map(({ storeId: _, modifiedAt: _changes, ...row }) => JSON.stringify(row))
    .sort();
}

it("leaves out the address of a shop below another path, with which the new store's shop would not start", async () => {
  await insertStore("below", { details: { ...aStoreAnswer().store_details, base_url: "https://shop.example/in" } });
  await importFiles("root", await exportFiles("below"));
  const [place] = (await exportFiles("root")).filter(({ path: file }) => file === "place.json");
  expect(JSON.parse(place?.text ?? "")).toMatchObject({ base_url: "" });
});
