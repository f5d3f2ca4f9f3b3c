import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { DEMO_ENTRIES } from "@/demo/known-entries";
import { readShop } from "@/lib/cached/read-store";
import { insertStoreRows } from "@/lib/data/store/rows";
import { getDatabase } from "@/lib/database/connection";
import { categories, filterGroups, productCategories } from "@/lib/database/schema/catalogue";
import { blogPosts, contentPages, layouts, menus, sharedLists } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { DEMO_STORE_ID } from "@/lib/workflows/demo/load-demo-store";
import { removeDemo } from "@/lib/workflows/demo/remove-demo";
import { readSetup } from "@/lib/workflows/demo/setup";
import { rows } from "@/tests/demo/demo-rows";
import { insertProduct } from "@/tests/factories/product-row";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(tmpdir(), "remove-demo-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

useTestDatabase();
beforeEach(async () => {
  const catalogue = [categories, products, productCategories, filterGroups];
  for (const table of [stores, ...catalogue, blogPosts, contentPages, layouts, menus, sharedLists])
    await getDatabase().delete(table);
  await insertStoreRows(rows, getDatabase());
});

const slugsOf = async (table: typeof products | typeof categories | typeof blogPosts) =>
  (await getDatabase().select({ slug: table.slug }).from(table)).map(({ slug }) => slug).sort();
const listIds = async (kind: string) =>
  (await getDatabase().select().from(sharedLists).where(eq(sharedLists.kind, kind))).map(({ id }) => id);
const rename = (slug: string, name: string) =>
  getDatabase().update(products).set({ name }).where(eq(products.slug, slug));

it("leaves nothing of the demo but settings, policies and pages", async () => {
  const removed = await removeDemo(DEMO_STORE_ID);
  expect(removed).toEqual({ ok: true, value: expect.any(Number) });
  expect(removed.ok && removed.value).toBeGreaterThan(DEMO_ENTRIES.products.size + DEMO_ENTRIES.categories.size);
  for (const table of [products, categories, blogPosts]) expect(await getDatabase().$count(table)).toBe(0);
  for (const kind of DEMO_KINDS) expect({ kind, ids: await listIds(kind) }).toEqual({ kind, ids: [] });
  for (const kind of ["tax_rate", "shipping_method"]) expect((await listIds(kind)).length).toBeGreaterThan(0);
  expect(await getDatabase().$count(contentPages)).toBeGreaterThan(5);
  const [segment, ...segments] = await getDatabase().select().from(layouts);
  expect([segment, segments]).toEqual([expect.objectContaining({ heading: "New in the shop" }), []]);
  const [entry, ...entries] = await getDatabase().select().from(menus);
  expect([entry, entries]).toEqual([
    expect.objectContaining({ content: expect.objectContaining({ name: "All products" }) }),
    [],
  ]);
});
const DEMO_KINDS = ["collection", "offer", "gift_card", "addon", "measurement_set", "size_chart", "sizing_assistant"];

it("promises nothing that is gone", async () => {
  const before = (await readShop(DEMO_STORE_ID))?.details;
  await removeDemo(DEMO_STORE_ID);
  const shop = (await readShop(DEMO_STORE_ID))?.details;
  const text = JSON.stringify(shop);
  for (const gone of ["15 % off", "WELCOME10", "Kasavu", '"slug":"cloth"', "/collections", "/blogs"]) {
    expect({ gone, isThere: text.includes(gone) }).toEqual({ gone, isThere: false });
    expect(JSON.stringify(before)).toContain(gone);
  }
});

it("keeps what the owner has added, or made out of the demo, with what it needs", async () => {
  await rename("moss-overshirt", "Our own shirt");
  await insertProduct({ storeId: DEMO_STORE_ID, id: "mine", slug: "mine", sku: "MINE" });
  const [shirt] = await getDatabase().select().from(products).where(eq(products.slug, "moss-overshirt"));
  const own = await getDatabase()
    .select({ slug: categories.slug })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(eq(productCategories.productId, shirt?.id ?? ""));
  expect(await removeDemo(DEMO_STORE_ID)).toMatchObject({ ok: true });
  expect(await slugsOf(products)).toEqual(["mine", "moss-overshirt"]);
  expect(await slugsOf(categories)).toEqual(expect.arrayContaining(own.map(({ slug }) => slug)));
  expect(own.length).toBeGreaterThan(0);
  expect(await listIds("measurement_set")).not.toEqual([]);
  expect(await listIds("offer")).toEqual([]);
  const [kept] = await getDatabase().select().from(products).where(eq(products.slug, "moss-overshirt"));
  expect(kept).toEqual({ ...shirt, modifiedAt: expect.any(Date) });
});

it("keeps a product that the owner's own home page shows, and its way there", async () => {
  const content = { image_list: [{ heading: "Ours", link: { link_type: "product", slug: "moss-herringbone" } }] };
  await getDatabase().insert(layouts).values({
    storeId: DEMO_STORE_ID,
    id: "ours",
    type: "section",
    rank: 99,
    heading: "Ours",
    subHeading: "",
    content,
  });
  expect(await removeDemo(DEMO_STORE_ID)).toMatchObject({ ok: true });
  expect(await slugsOf(products)).toContain("moss-herringbone");
  expect((await getDatabase().select().from(layouts)).map(({ id }) => id)).toEqual(["ours"]);
});

it("takes no setting for the owner's own because the store was written", async () => {
  await removeDemo(DEMO_STORE_ID);
  const setup = await readSetup(DEMO_STORE_ID);
  expect(setup.ok && setup.value.steps.filter(({ isDone }) => isDone)).toEqual([]);
});

it("finds nothing more the second time", async () => {
  await removeDemo(DEMO_STORE_ID);
  expect(await removeDemo(DEMO_STORE_ID)).toEqual({ ok: true, value: 0 });
});

it("touches no row that cannot be read", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  await getDatabase()
    .update(products)
    .set({ stock: sql`9007199254740993` })
    .where(and(eq(products.storeId, DEMO_STORE_ID), eq(products.slug, "moss-herringbone")));
  expect(await removeDemo(DEMO_STORE_ID)).toMatchObject({ ok: false, code: "rows_unreadable" });
  expect(await getDatabase().$count(products)).toBe(DEMO_ENTRIES.products.size);
  log.mockRestore();
});
