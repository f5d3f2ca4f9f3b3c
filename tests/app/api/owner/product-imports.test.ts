import { eq } from "drizzle-orm";
import { GET as exportProducts } from "@/app/api/owner/products/export/route";
import { POST as undo } from "@/app/api/owner/products/import/[import_id]/undo/route";
import { POST as importProducts, GET as listImports } from "@/app/api/owner/products/import/route";
import { importedProductToWire } from "@/lib/contracts/product-import/imported-product-wire";
import { getDatabase } from "@/lib/database/connection";
import { productImports, productsBefore } from "@/lib/database/schema/edit";
import { products, variants } from "@/lib/database/schema/product";
import { stockMovements } from "@/lib/database/schema/stock";
import { readProducts } from "@/lib/domain/product-import/read-products";
import { changeProduct, readWrittenProduct } from "@/lib/workflows/product/save-product";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(() => insertSellingStore());
beforeEach(async () => {
  await getDatabase().delete(products);
  await getDatabase().delete(productImports);
});

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const HEADER = [
  "Handle",
  "Title",
  "Option1 Name",
  "Option1 Value",
  "Variant SKU",
  "Variant Price",
  "Variant Inventory Qty",
];
const row = (handle: string, name: string, size: string, price: string, stock: string) => [
  ...[handle, name, size && "Size", size, size && `${handle}-${size}`, price, stock],
];
const FIRST = [
  row("shirt", "Shirt", "M", "900", "3"),
  row("shirt", "", "L", "950", "4"),
  row("stole", "Stole", "", "500", "9"),
];

async function importRows(id: string, rows: readonly string[][], query = "", header: readonly string[] = HEADER) {
  const reading = readProducts({ header, rows: rows.map((cells, index) => ({ line: index + 2, cells })) });
  expect(reading.issues).toEqual([]);
  const body = JSON.stringify({ products: reading.products.map(importedProductToWire) });
  const request = new Request(`http://localhost/?import_id=${id}${query}`, { method: "POST", headers, body });
  const answer = await importProducts(request);
  expect(answer.status).toBe(200);
  return ((await answer.json()).products as { outcome: string }[]).map(({ outcome }) => outcome);
}
const undoImport = async (import_id: string) => {
  const answer = await undo(new Request("http://localhost/", { method: "POST", headers }), {
    params: Promise.resolve({ import_id }),
  });
  return [answer.status, await answer.json()];
};
const imports = async () => (await (await listImports(new Request("http://localhost/", { headers }))).json()).list;
const idOf = async (slug: string) =>
  (await getDatabase().select().from(products).where(eq(products.slug, slug)))[0]?.id ?? "";
const fieldsOf = async (slug: string) => (await readWrittenProduct("nila-loom", await idOf(slug)))?.fields;

const [ONE, TWO] = ["import-number-one-0001", "import-number-two-0002"];

it("makes what an import changed as it was, and puts what it created into the trash", async () => {
  await importRows(ONE, FIRST);
  const before = [await fieldsOf("shirt"), await fieldsOf("stole")];
  const ids = await getDatabase().select({ id: variants.id }).from(variants).orderBy(variants.id);
  const changed = [row("shirt", "Dear shirt", "M", "1900", "30"), row("stole", "Stole", "", "500", "9")];
  expect(await importRows(TWO, [...changed, row("cap", "Cap", "", "100", "1")])).toEqual([
    ...["updated", "unchanged", "created"],
  ]);
  expect((await imports()).map(({ _id, products: count }: { _id: string; products: number }) => [_id, count])).toEqual([
    [TWO, 2],
    [ONE, 2],
  ]);
  expect(await undoImport(TWO)).toEqual([200, { restored: 1, trashed: 1, kept: 0, left: 0 }]);
  expect([await fieldsOf("shirt"), await fieldsOf("stole")]).toEqual(before);
  // A bag knows a variant by its id.
  expect(await getDatabase().select({ id: variants.id }).from(variants).orderBy(variants.id)).toEqual(ids);
  expect(await fieldsOf("cap")).toMatchObject({ status: "trashed" });
  expect((await imports())[0]).toMatchObject({ _id: TWO, products: 0, undone_on: expect.any(String) });
  // Once more changes nothing.
  expect(await undoImport(TWO)).toEqual([200, { restored: 0, trashed: 0, kept: 0, left: 0 }]);
  const movements = await getDatabase().select().from(stockMovements);
  expect(movements.at(-1)).toMatchObject({ reason: "correction" });
  // The same file can be imported again.
  expect(await importRows("import-number-three-3", changed)).toEqual(["updated", "unchanged"]);
});

it("keeps what was changed by hand since, and stock that was sold from", async () => {
  await importRows(ONE, FIRST);
  await importRows(TWO, [
    row("shirt", "Dear shirt", "M", "1900", "30"),
    row("shirt", "", "L", "1950", "40"),
    row("stole", "Dear stole", "", "700", "90"),
  ]);
  const id = await idOf("stole");
  await changeProduct("nila-loom", id, { changes: { brand: "Nila" }, seen: { brand: "" } }, "Asha");
  await getDatabase().update(variants).set({ stock: 2_800 }).where(eq(variants.sku, "shirt-M"));
  expect(await undoImport(TWO)).toEqual([200, { restored: 1, trashed: 0, kept: 1, left: 0 }]);
  expect(await fieldsOf("stole")).toMatchObject({ name: "Dear stole", brand: "Nila" });
  expect(await fieldsOf("shirt")).toMatchObject({
    name: "Shirt",
    variants: [
      { selling_price: 900, stock: 28 },
      { selling_price: 950, stock: 4 },
    ],
  });
});

it("can undo an import again that went on after it was undone", async () => {
  await importRows(ONE, FIRST);
  expect(await undoImport(ONE)).toMatchObject([200, { trashed: 2, left: 0 }]);
  await importRows(ONE, FIRST);
  expect((await imports())[0]).toMatchObject({ products: 2, undone_on: null });
  expect(await undoImport(ONE)).toMatchObject([200, { restored: 0, trashed: 2, left: 0 }]);
});

it("remembers nothing of a dry run, and nothing of an import without an id", async () => {
  expect(await importRows(ONE, FIRST, "&dry_run=true")).toEqual(["created", "created"]);
  const body = JSON.stringify({ products: [] });
  expect((await importProducts(new Request("http://localhost/", { method: "POST", headers, body }))).status).toBe(400);
  expect(await imports()).toEqual([]);
});

it("undoes no import that it does not know, and none of another store", async () => {
  await importRows(ONE, FIRST);
  expect(await undoImport(TWO)).toMatchObject([404, { code: "import_unknown" }]);
  await getDatabase().delete(productsBefore);
  await getDatabase().update(productImports).set({ storeId: "silk-shop" });
  expect(await undoImport(ONE)).toMatchObject([404, { code: "import_unknown" }]);
});

it("forgets imports after thirty days, with the next one", async () => {
  await importRows(ONE, FIRST);
  await getDatabase()
    .update(productImports)
    .set({ at: new Date(Date.now() - 31 * 86_400_000) });
  await importRows(TWO, [row("cap", "Cap", "", "100", "1")]);
  expect((await imports()).map(({ _id }: { _id: string }) => _id)).toEqual([TWO]);
  expect(await getDatabase().$count(productsBefore)).toBe(1);
});

it("undoes an import of several batches part by part", async () => {
  const many = Array.from({ length: 450 }, (_, index) => row(`cap-${index}`, `Cap ${index}`, "", "100", "1"));
  for (const part of [many.slice(0, 200), many.slice(200, 400), many.slice(400)]) await importRows(ONE, part);
  expect((await undoImport(ONE))[1]).toMatchObject({ trashed: 200, left: 250 });
  expect((await undoImport(ONE))[1]).toMatchObject({ trashed: 200, left: 50 });
  expect((await undoImport(ONE))[1]).toMatchObject({ trashed: 50, left: 0 });
  const statuses = await getDatabase().selectDistinct({ status: products.status }).from(products);
  expect(statuses).toEqual([{ status: "trashed" }]);
});

async function exported() {
  const parts: { header: string[]; rows: string[][]; products: number; next: string | null }[] = [];
  for (let after: string | null = ""; after !== null; after = parts.at(-1)?.next ?? null) {
    const request = new Request(`http://localhost/?after=${after}`, { headers });
    parts.push(await (await exportProducts(request)).json());
  }
  const count = parts.reduce((sum, { products: inPart }) => sum + inPart, 0);
  return { header: parts[0]?.header ?? [], rows: parts.flatMap(({ rows }) => rows), count };
}

it("imports its own export without a word and without a change, and leaves out the trash", async () => {
  await importRows(ONE, FIRST);
  const many = Array.from({ length: 250 }, (_, index) => row(`cap-${index}`, `Cap ${index}`, "", "100", "1"));
  for (const part of [many.slice(0, 200), many.slice(200)]) await importRows(TWO, part);
  await importRows(TWO, [row("old", "Old", "", "100", "1")]);
  await getDatabase().update(products).set({ status: "trashed" }).where(eq(products.slug, "old"));
  const changed = await changeProduct(
    "nila-loom",
    await idOf("stole"),
    {
      changes: {
        brand: "=Nila",
        summary: "Warm",
        search_terms: "wrap",
        pictures: [{ src: "products/a.webp", alt: "A", width: 900, height: 1_060, hide_on_variants: false }],
      },
      seen: { brand: "", summary: "", search_terms: "", pictures: [] },
    },
    "Asha",
  );
  expect(changed.ok).toBe(true);
  // A text for search engines that is empty is none.
  const shown = async (slug: string) => ({ ...(await fieldsOf(slug)), seo: null });
  const before = [await shown("shirt"), await shown("stole"), await shown("cap-7")];
  const first = await exported();
  expect(first.count).toBe(252);
  const outcomes = await importRows("import-number-three-3", first.rows.slice(0, 100), "", first.header);
  expect(outcomes).not.toContain("created");
  await importRows("import-number-four-04", first.rows.slice(100), "", first.header);
  expect([await shown("shirt"), await shown("stole"), await shown("cap-7")]).toEqual(before);
  expect(await exported()).toEqual(first);
});
