import { eq } from "drizzle-orm";
import sharp from "sharp";
import { POST as upload } from "@/app/api/owner/pictures/route";
import { GET as showFields } from "@/app/api/owner/products/[product_id]/fields/route";
import { PATCH as change, GET as show } from "@/app/api/owner/products/[product_id]/route";
import { GET as listChoices } from "@/app/api/owner/products/choices/route";
import { POST as create, GET as list } from "@/app/api/owner/products/route";
import { removeTrashedProducts } from "@/lib/data/product/trash";
import { getDatabase } from "@/lib/database/connection";
import { categories, slugRedirects } from "@/lib/database/schema/catalogue";
import { products } from "@/lib/database/schema/product";
import { stockMovements } from "@/lib/database/schema/stock";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertStore("silk-shop");
  await getDatabase()
    .insert(categories)
    .values([
      { storeId: "nila-loom", id: "c1", slug: "shirts", name: "Shirts", rank: 1, modifiedAt: new Date() },
      { storeId: "nila-loom", id: "c2", slug: "new", name: "New", rank: 2, modifiedAt: new Date() },
    ]);
});
beforeEach(async () => {
  await getDatabase().delete(products);
  const sizes = [{ name: "Size", options: ["M", "L"] }];
  await insertProduct({ id: "shirt", name: "Blue shirt", sku: "SHIRT", variantTypes: sizes, stock: 600 });
  for (const [index, size] of ["M", "L"].entries()) {
    const id = `shirt-${size}`;
    await insertVariant({ id, productId: "shirt", sku: id.toUpperCase(), options: [size], stock: 300, rank: index });
  }
  await insertProduct({ id: "stole", name: "Red stole", sku: "STOLE", stock: 500 });
  await insertProduct({ id: "foreign", name: "Blue silk", sku: "SILK", storeId: "silk-shop" });
});

async function told<Body>(answer: Response): Promise<[number, Body]> {
  return [answer.status, (await answer.json()) as Body];
}

type Fields = Record<string, unknown> & { variants: Record<string, unknown>[] };
type Wire = { _id: string; fields: Fields };

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const request = (method: string, body?: object) =>
  new Request("http://localhost/", { method, headers, ...(body && { body: JSON.stringify(body) }) });
const of = (product_id: string) => ({ params: Promise.resolve({ product_id }) });
const fieldsOf = async (id: string) => (await told<Wire>(await showFields(request("GET"), of(id))))[1].fields;
const changeBy = async (id: string, changes: object, seen?: object) => {
  const all = await fieldsOf(id);
  const names = Object.keys(changes);
  const asShown = Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  return told<Wire & { code: string; errors: object[] }>(
    await change(request("PATCH", { changes, seen: seen ?? asShown }), of(id)),
  );
};
const add = async (fields: object) =>
  told<Wire & { code: string; errors: object[] }>(await create(request("POST", { fields })));

it("adds a product as a draft, with an address made from its name", async () => {
  const [status, added] = await add({ name: "Indigo Stole", selling_price: 1_200, discounted_price: 999.5, stock: 4 });
  expect(status).toBe(200);
  expect(added.fields).toMatchObject({ slug: "indigo-stole", status: "draft", discounted_price: 999.5, stock: 4 });
  const [, again] = await add({ name: "Indigo Stole", selling_price: 1, discounted_price: 1 });
  expect(again.fields.slug).toBe("indigo-stole-2");
  const ledger = await getDatabase().select().from(stockMovements).where(eq(stockMovements.productId, added._id));
  expect(ledger).toEqual([expect.objectContaining({ before: null, after: 400, reason: "counted" })]);
});

it("changes what is named, and leaves the rest as it is", async () => {
  const before = await fieldsOf("shirt");
  const [status, { fields }] = await changeBy("shirt", {
    name: "Sky shirt",
    categories: ["shirts", "new"],
    seo: { page_title: "Sky" },
  });
  expect(status).toBe(200);
  expect(fields).toEqual({
    ...before,
    name: "Sky shirt",
    categories: ["new", "shirts"],
    seo: { page_title: "Sky" },
  });
  expect(await fieldsOf("shirt")).toEqual(fields);
});

it("lets two editors change different fields, and refuses the same one, naming it", async () => {
  const seen = await fieldsOf("shirt");
  expect((await changeBy("shirt", { name: "One" }, { name: seen.name }))[0]).toBe(200);
  expect((await changeBy("shirt", { brand: "Nila" }, { brand: seen.brand }))[0]).toBe(200);
  const [status, refused] = await changeBy(
    "shirt",
    { name: "Two", brand: "Other" },
    { name: seen.name, brand: "Nila" },
  );
  expect([status, refused.code, refused.errors]).toEqual([
    409,
    "product_changed",
    [{ path: "name", code: "product_changed" }],
  ]);
  expect(await fieldsOf("shirt")).toMatchObject({ name: "One", brand: "Nila" });
});

it("adds variants, and keeps the stock of those that are there even if it was sold from meanwhile", async () => {
  const { variants } = await fieldsOf("shirt");
  await getDatabase().update(products).set({ stock: 500 });
  const small = { options: ["S"], sku: "SHIRT-S", selling_price: 900, discounted_price: 900, stock: 7 };
  const [status, { fields }] = await changeBy("shirt", {
    variant_types: [{ name: "Size", options: ["S", "M", "L"] }],
    variants: [small, ...variants.map((variant) => ({ ...variant, stock: 99 }))],
  });
  expect(status).toBe(200);
  expect(fields.variants.map(({ options, stock }) => [options, stock])).toEqual([
    [["S"], 7],
    [["M"], 3],
    [["L"], 3],
  ]);
  const [, shown] = await told<{ stock: number; price: number }>(await show(request("GET"), of("shirt")));
  expect(shown).toMatchObject({ stock: 13, price: 900 });
});

it("keeps price and stock of a product that loses its variants", async () => {
  const [status, { fields }] = await changeBy("shirt", { variant_types: [], variants: [] });
  expect([status, fields.discounted_price, fields.stock]).toEqual([200, 1_000, 6]);
});

it("redirects from the address that a product leaves, until another one takes it", async () => {
  expect((await changeBy("stole", { slug: "red-wool" }))[0]).toBe(200);
  const redirects = () => getDatabase().select().from(slugRedirects);
  expect(await redirects()).toEqual([expect.objectContaining({ kind: "product", slug: "stole", targetId: "stole" })]);
  expect((await changeBy("shirt", { slug: "stole" }))[0]).toBe(200);
  expect(await redirects()).toEqual([expect.objectContaining({ slug: "shirt", targetId: "shirt" })]);
});

const types = [{ name: "Size", options: ["M"] }];
const variant = (sku: string) => ({ options: ["M"], sku, selling_price: 1, discounted_price: 1 });

it.each([
  { what: "no name", changes: { name: " " }, at: "name", code: "name_needed" },
  { what: "an address of another product", changes: { slug: "stole" }, at: "slug", code: "slug_taken" },
  { what: "an address with spaces", changes: { slug: "blue shirt" }, at: "slug", code: "slug_unreadable" },
  { what: "a SKU of another product", changes: { sku: "stole" }, at: "sku", code: "sku_taken" },
  { what: "a category that is not there", changes: { categories: ["none"] }, at: "categories", code: "choice_unknown" },
  { what: "a tax rate that is not there", changes: { tax_rate_id: "x" }, at: "tax_rate_id", code: "choice_unknown" },
  { what: "a picture outside", changes: { pictures: [{ src: "../x" }] }, at: "pictures", code: "entry_unreadable" },
  {
    what: "a file that is none",
    changes: { files: [{ name: "x", src: "x.exe" }] },
    at: "files",
    code: "entry_unreadable",
  },
  { what: "a least quantity below 0", changes: { min_quantity: -1 }, at: "min_quantity", code: expect.any(String) },
  {
    what: "two variants with the same options",
    changes: { variant_types: types, variants: [variant("A"), variant("B")] },
    at: "variants",
    code: "variants_repeated",
  },
  {
    what: "two variants with the same SKU",
    changes: {
      variant_types: [{ name: "Size", options: ["M", "L"] }],
      variants: [variant("A"), { ...variant("a"), options: ["L"] }],
    },
    at: "variants.1.sku",
    code: "sku_taken",
  },
  {
    what: "a variant that nobody can choose",
    changes: { variant_types: types, variants: [{ ...variant("A"), options: ["XL"] }] },
    at: "variants",
    code: "variants_unfit",
  },
])("refuses $what, and writes nothing", async ({ changes, at, code }) => {
  const before = await fieldsOf("shirt");
  const [status, refused] = await changeBy("shirt", changes);
  expect([status, refused.code]).toEqual([422, "product_invalid"]);
  expect(refused.errors).toContainEqual({ path: at, code });
  expect(await fieldsOf("shirt")).toEqual(before);
});

it("refuses a field that products do not have, and a product of another store", async () => {
  expect((await changeBy("shirt", { colour: "red" }))[0]).toBe(400);
  const [status, { code }] = await told<{ code: string }>(
    await change(request("PATCH", { changes: { name: "Mine" }, seen: { name: "Blue silk" } }), of("foreign")),
  );
  expect([status, code]).toEqual([404, "product_unknown"]);
});

it("hides what is in the trash from the list, and deletes it after thirty days", async () => {
  await changeBy("stole", { status: "trashed" });
  const ids = async (query = "") => {
    const answer = await list(new Request(`http://localhost/${query}`, { headers }));
    return (await told<{ list: { _id: string }[] }>(answer))[1].list.map(({ _id }) => _id);
  };
  expect(await ids()).toEqual(["shirt"]);
  expect(await ids("?status=trashed")).toEqual(["stole"]);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await removeTrashedProducts(inDays(29));
  expect(await ids("?status=trashed")).toEqual(["stole"]);
  await removeTrashedProducts(inDays(31));
  expect(await ids("?status=trashed")).toEqual([]);
  expect(await ids()).toEqual(["shirt"]);
});

it("lists what a product can name", async () => {
  const [, choices] = await told<object>(await listChoices(request("GET")));
  expect(choices).toMatchObject({
    categories: [
      { key: "shirts", name: "Shirts" },
      { key: "new", name: "New" },
    ],
    filter_groups: [],
  });
});

it("stores a picture as WebP, and refuses what is none", async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#234" } })
    .jpeg()
    .toBuffer();
  const send = async (base64: string) =>
    told<Record<string, unknown>>(await upload(request("POST", { name: "My Photo (1).JPG", base64 })));
  const [status, picture] = await send(bytes.toString("base64"));
  expect(status).toBe(200);
  expect(picture).toMatchObject({ width: 60, height: 40, alt: "" });
  expect(picture.src).toMatch(/^products\/my-photo-1-[0-9a-f]{8}\.webp$/);
  const [refused, { code }] = await send(Buffer.from("<svg/>").toString("base64"));
  expect([refused, code]).toEqual([422, "file_not_picture"]);
});
