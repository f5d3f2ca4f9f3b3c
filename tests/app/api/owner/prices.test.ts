import { eq } from "drizzle-orm";
import { POST as undo } from "@/app/api/owner/prices/edits/[edit_id]/undo/route";
import { GET as listEdits } from "@/app/api/owner/prices/edits/route";
import { PATCH as edit, GET as list } from "@/app/api/owner/prices/route";
import { getDatabase } from "@/lib/database/connection";
import { priceEdits } from "@/lib/database/schema/edit";
import { expiredTags } from "@/lib/database/schema/process";
import { products, variants } from "@/lib/database/schema/product";
import { stockMovements } from "@/lib/database/schema/stock";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES } from "@/lib/domain/staff/right";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { insertCategory, insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertStore("silk-shop");
  await insertCategory({ id: "cloth" });
  await insertCategory({ id: "shirts", parentId: "cloth" });
});
beforeEach(async () => {
  await getDatabase().delete(products);
  await getDatabase().delete(priceEdits);
  await insertProduct({ id: "shirt", name: "Blue shirt", categoryIds: ["shirts"], stock: 600 });
  for (const [rank, size] of ["M", "L"].entries())
    await insertVariant({ id: `shirt-${size}`, productId: "shirt", options: [size], stock: 300, rank });
  await insertProduct({ id: "stole", name: "Red stole", stock: 500 });
  await insertProduct({ id: "old", name: "Old stole", status: "trashed" });
  await insertProduct({ id: "silk", name: "Blue silk", storeId: "silk-shop" });
});

type Amounts = { price: number; selling_price: number; stock: number | null };
type Row = Amounts & { product_id: string; variant_id: string; name: string; options: string[] };
type Edited = { edit_id: string; rows: { before: Amounts; after: Amounts }[] };
type Refusal = { code: string; errors: { path: string; code: string }[] };

async function told<Body>(answer: Response): Promise<[number, Body]> {
  return [answer.status, (await answer.json()) as Body];
}
const request = (method: string, { body, query = "", token = process.env.OWNER_TOKEN }: Sent = {}) =>
  new Request(`http://localhost/${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
type Sent = { body?: object; query?: string; token?: string | undefined };

const rowsBy = async (query = "") =>
  (await told<{ list: Row[]; total: number }>(await list(request("GET", { query }))))[1];
const usual = { price: 1_000, selling_price: 1_000, stock: 3 };
const change = (product_id: string, variant_id: string, amounts: Partial<Amounts>, seen: Amounts = usual) => ({
  ...{ product_id, variant_id, seen },
  ...amounts,
});
const stoleSeen = { ...usual, stock: 5 };
const editBy = async (changes: object[], more: object = {}, token?: string) =>
  told<Edited & Refusal>(await edit(request("PATCH", { body: { changes, ...more }, token })));
const undoBy = async (edit_id: string, token?: string) =>
  told<{ restored: number; kept: number; code: string }>(
    await undo(request("POST", { token }), { params: Promise.resolve({ edit_id }) }),
  );
const editsOf = async () =>
  (await told<{ list: { _id: string; rows: number; undone_on: string | null }[] }>(await listEdits(request("GET"))))[1]
    .list;

it("lists variants, and products without any, by name, but nothing of the trash or of another store", async () => {
  const { list: rows, total } = await rowsBy();
  expect(total).toBe(3);
  expect(rows.map(({ product_id, variant_id, options, stock }) => [product_id, variant_id, options, stock])).toEqual([
    ["shirt", "shirt-M", ["M"], 3],
    ["shirt", "shirt-L", ["L"], 3],
    ["stole", "", [], 5],
  ]);
});

it.each([
  ["?q=shirt", ["shirt-M", "shirt-L"]],
  ["?q=SHIRT-l", ["shirt-L"]],
  ["?category=cloth", ["shirt-M", "shirt-L"]],
  ["?category=none", []],
  ["?product_id=stole", [""]],
  ["?product_id=silk", []],
  ["?status=trashed", [""]],
])("finds by %s", async (query, variantIds) => {
  expect((await rowsBy(query)).list.map(({ variant_id }) => variant_id)).toEqual(variantIds);
});

it("changes prices and stocks at once, with what their product and its pages show", async () => {
  const [status, { edit_id, rows }] = await editBy([
    change("shirt", "shirt-M", { price: 1_080 }),
    change("shirt", "shirt-L", { price: 1_200, stock: 7 }),
    change("stole", "", { price: 900, selling_price: 1_100 }, stoleSeen),
  ]);
  expect([status, edit_id]).toEqual([200, expect.stringMatching(/./)]);
  expect(rows.map(({ before, after }) => [before.price, after.price, after.selling_price])).toEqual([
    [1_000, 1_080, 1_080],
    [1_000, 1_200, 1_200],
    [1_000, 900, 1_100],
  ]);
  const [shirt] = await getDatabase().select().from(products).where(eq(products.id, "shirt"));
  expect(shirt).toMatchObject({ discountedPrice: 108_000, minPrice: 108_000, maxPrice: 120_000, stock: 1_000 });
  const [stole] = await getDatabase().select().from(products).where(eq(products.id, "stole"));
  expect(stole).toMatchObject({ discountedPrice: 90_000, sellingPrice: 110_000, minPrice: 90_000, stock: 500 });
  const expired = (await getDatabase().select().from(expiredTags)).at(-1)?.tags;
  expect(expired).toEqual(expect.arrayContaining([expect.stringContaining("shirt"), expect.stringContaining("stole")]));
  const movements = await getDatabase().select().from(stockMovements).where(eq(stockMovements.variantId, "shirt-L"));
  expect(movements.at(-1)).toMatchObject({ before: 300, after: 700, reason: "counted", by: OWNER_TOKEN_ACTOR.name });
});

it("says what would change in a dry run, and writes nothing", async () => {
  const changes = [change("shirt", "shirt-M", { price: 1_080 })];
  const [status, { edit_id, rows }] = await editBy(changes, { dry_run: true });
  expect([status, edit_id, rows.length]).toEqual([200, "", 1]);
  expect((await rowsBy()).list.map(({ price }) => price)).toEqual([1_000, 1_000, 1_000]);
  expect(await editsOf()).toEqual([]);
});

it("writes nothing if one cell is refused, and names the cell", async () => {
  const [status, { code, errors }] = await editBy([
    change("stole", "", { price: 900 }, stoleSeen),
    change("shirt", "shirt-M", { stock: 9 }, { ...usual, stock: 4 }),
    change("silk", "", { price: 1 }),
    change("shirt", "", { price: 1 }),
  ]);
  expect([status, code]).toEqual([422, "prices_invalid"]);
  expect(errors).toEqual([
    { path: "changes.1.stock", code: "stock_changed" },
    { path: "changes.2.product_id", code: "row_unknown" },
    // A product with variants has no price of its own.
    { path: "changes.3.product_id", code: "row_unknown" },
  ]);
  expect((await rowsBy()).list.map(({ price }) => price)).toEqual([1_000, 1_000, 1_000]);
});

it.each([
  [{ changes: [] }],
  [{ changes: [change("stole", "", { price: -1 })] }],
  [{ changes: [change("stole", "", { price: 1.001 })] }],
  [{ changes: [{ product_id: "stole", variant_id: "", price: 1 }] }],
])("refuses %j", async (body) => {
  const [status] = await told(await edit(request("PATCH", { body })));
  expect(status).toBe(400);
});

it("undoes an edit once, and leaves what was changed or sold from since", async () => {
  const [, { edit_id }] = await editBy([
    change("shirt", "shirt-M", { price: 1_080 }),
    change("shirt", "shirt-L", { price: 1_080, stock: 9 }),
    change("stole", "", { price: 1_080 }, stoleSeen),
  ]);
  await editBy([change("stole", "", { price: 1_500 }, { price: 1_080, selling_price: 1_080, stock: 5 })]);
  await getDatabase().update(variants).set({ stock: 800 }).where(eq(variants.id, "shirt-L"));
  expect(await undoBy(edit_id)).toEqual([200, { restored: 2, kept: 2 }]);
  expect((await rowsBy()).list.map(({ price, stock }) => [price, stock])).toEqual([
    [1_000, 3],
    [1_000, 8],
    [1_500, 5],
  ]);
  expect(await undoBy(edit_id)).toMatchObject([409, { code: "edit_undone" }]);
  expect((await editsOf()).map(({ rows, undone_on }) => [rows, undone_on !== null])).toEqual([
    [1, false],
    [3, true],
  ]);
});

it("undoes no edit of another store", async () => {
  const [, { edit_id }] = await editBy([change("stole", "", { price: 900 }, stoleSeen)]);
  await getDatabase().update(priceEdits).set({ storeId: "silk-shop" });
  expect(await undoBy(edit_id)).toMatchObject([404, { code: "edit_unknown" }]);
});

it("forgets edits after thirty days, with the next one", async () => {
  await editBy([change("stole", "", { price: 900 }, stoleSeen)]);
  await getDatabase()
    .update(priceEdits)
    .set({ at: new Date(Date.now() - 31 * 86_400_000) });
  await editBy([change("shirt", "shirt-M", { price: 900 })]);
  expect((await editsOf()).map(({ rows }) => rows)).toEqual([1]);
  expect(await getDatabase().$count(priceEdits)).toBe(1);
});

it("lets those who only count stock change and undo no price", async () => {
  const rights = ROLES.owner.filter((right) => right !== "products.write");
  const created = await createApiToken("nila-loom", OWNER_TOKEN_ACTOR, { name: "counter", rights, days: null });
  const token = created.ok ? created.value.secret : "";
  const priced = change("stole", "", { price: 900 }, stoleSeen);
  expect(await editBy([priced], {}, token)).toMatchObject([403, { code: "right_missing" }]);
  expect((await editBy([change("stole", "", { stock: 8 }, stoleSeen)], {}, token))[0]).toBe(200);
  const [, { edit_id }] = await editBy([change("stole", "", { price: 900 }, { ...usual, stock: 8 })]);
  expect(await undoBy(edit_id, token)).toMatchObject([403, { code: "right_missing" }]);
  expect((await undoBy(edit_id))[0]).toBe(200);
});

it("lets one of two edits through that change the same price at once", async () => {
  const both = await Promise.all([900, 800].map((price) => editBy([change("stole", "", { price }, stoleSeen)])));
  expect(both.map(([status]) => status).toSorted()).toEqual([200, 422]);
});

it("changes 2,048 variants at once", async () => {
  const many = Array.from({ length: 2_048 }, (_, index) => ({
    ...{
      storeId: "nila-loom",
      id: `v${index}`,
      productId: "stole",
      sku: `S${index}`,
      rank: index,
      options: [`${index}`],
    },
    ...{ sellingPrice: 100_000, discountedPrice: 100_000, stock: 300 },
  }));
  await getDatabase().insert(variants).values(many);
  const changes = many.map(({ id }) => change("stole", id, { price: 1_080, stock: 4 }));
  const [status, { rows, edit_id }] = await editBy(changes);
  expect([status, rows.length]).toEqual([200, 2_048]);
  expect(await undoBy(edit_id)).toEqual([200, { restored: 2_048, kept: 0 }]);
});
