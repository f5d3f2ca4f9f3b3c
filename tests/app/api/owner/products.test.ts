import { GET as show } from "@/app/api/owner/products/[product_id]/route";
import { PATCH as change, GET as list } from "@/app/api/owner/products/route";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertStore("silk-shop");
});
beforeEach(async () => {
  await getDatabase().delete(products);
  const sizes = [{ name: "Size", options: ["M", "L"] }];
  await insertProduct({ id: "shirt", name: "Blue shirt", sku: "SHIRT", variantTypes: sizes, maxPrice: 120_000 });
  await insertVariant({ id: "shirt-m", productId: "shirt", sku: "SHIRT-M", options: ["M"], stock: 300, rank: 1 });
  await insertVariant({
    id: "shirt-l",
    productId: "shirt",
    sku: "SHIRT-L",
    options: ["L"],
    discountedPrice: 120_000,
    rank: 2,
  });
  await insertProduct({ id: "stole", name: "Red stole", sku: "STOLE", stock: null, pictures: [] });
  await insertProduct({ id: "old", name: "Old shawl", sku: "OLD", status: "draft" });
  await insertProduct({ id: "foreign", name: "Blue silk", sku: "SILK", storeId: "silk-shop" });
});

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const listed = async (query = "") => {
  const [status, answer] = await told(
    await list(new Request(`http://localhost/api/owner/products${query}`, { headers })),
  );
  expect([status, answer]).toEqual([200, expect.anything()]);
  return answer as { list: { _id: string }[]; total: number };
};
const idsOf = async (query?: string) => (await listed(query)).list.map(({ _id }) => _id);
const shown = async (product_id: string) => {
  const request = new Request("http://localhost/", { headers });
  return told(await show(request, { params: Promise.resolve({ product_id }) }));
};
const set = async (body: object) =>
  told(await change(new Request("http://localhost/", { method: "PATCH", headers, body: JSON.stringify(body) })));

it.each([
  { what: "all by name", query: "", ids: ["shirt", "old", "stole"] },
  { what: "by a part of the name", query: "?q=STOLE", ids: ["stole"] },
  { what: "by the SKU of a variant", query: "?q=shirt-l", ids: ["shirt"] },
  { what: "by status", query: "?status=draft", ids: ["old"] },
  { what: "with a sign of its own", query: "?q=%25", ids: [] },
])("lists products $what, of this store only", async ({ query, ids }) => {
  expect(await idsOf(query)).toEqual(ids);
});

it("shows what a list needs", async () => {
  expect((await listed()).list[0]).toEqual({
    ...{ _id: "shirt", slug: "shirt", sku: "SHIRT", name: "Blue shirt", status: "active", unit: "Pcs" },
    ...{ price: 1_000, max_price: 1_200, stock: 10, variants: 2, picture: null },
  });
});

it("shows a product with its variants, and why nobody can buy it", async () => {
  expect(await shown("shirt")).toEqual([
    200,
    expect.objectContaining({
      variant_types: ["Size"],
      variants: [
        expect.objectContaining({ sku: "SHIRT-M", options: ["M"], price: 1_000, stock: 3 }),
        expect.objectContaining({ sku: "SHIRT-L", options: ["L"], price: 1_200, stock: 10 }),
      ],
      obstacles: [],
      hints: ["in_no_category", "without_picture"],
    }),
  ]);
  expect(await shown("old")).toEqual([200, expect.objectContaining({ obstacles: ["draft"] })]);
  expect(await shown("foreign")).toEqual([404, "product_unknown"]);
});

it("refuses a price that somebody else has changed meanwhile, and not one's own second change", async () => {
  const [status] = await set({ sku: "SHIRT-M", price: 1_100, seen_price: 1_000 });
  expect(status).toBe(200);
  expect(await set({ sku: "SHIRT-M", price: 900, seen_price: 1_000 })).toEqual([409, "price_changed"]);
  expect((await set({ sku: "SHIRT-M", price: 900, seen_price: 1_100 }))[0]).toBe(200);
  expect(await set({ sku: "STOLE", price: 900, seen_price: 1 })).toEqual([409, "price_changed"]);
});
