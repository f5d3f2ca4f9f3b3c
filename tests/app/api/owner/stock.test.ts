import { PATCH as setProduct } from "@/app/api/owner/products/route";
import { GET as listStock } from "@/app/api/owner/stock/route";
import { GET as showToday } from "@/app/api/owner/today/route";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES } from "@/lib/domain/staff/right";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
let token = "";
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
  const rights = ROLES.fulfilment;
  const created = await createApiToken("nila-loom", OWNER_TOKEN_ACTOR, { name: "Shelf", rights, days: null });
  if (!created.ok) throw new Error(created.code);
  token = created.value.secret;
});
beforeEach(() => getDatabase().delete(products));

type Handler = (request: Request) => Promise<Response>;
const ask = (handler: Handler, { query = "", body }: { query?: string; body?: object } = {}) =>
  handler(
    new Request(`http://localhost/api/owner/x${query}`, {
      method: body ? "PATCH" : "GET",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
const shown = async (query = "") => {
  const { list } = await (await ask(listStock, { query })).json();
  return list.map(({ name, options, sku, stock }: { name: string; options: string[]; sku: string; stock: number }) =>
    [name, ...options, sku, stock].join(" "),
  );
};

async function aShelf() {
  await insertProduct({ id: "stole", name: "Stole", sku: "STOLE", barcode: "8901234567890", stock: 500 });
  await insertProduct({ id: "towel", name: "Towel", sku: "TOWEL", stock: 0 });
  await insertProduct({ id: "cloth", name: "Cloth", sku: "CLOTH", unit: "Mts", stock: 250 });
  await insertProduct({ id: "poster", name: "Poster", sku: "POSTER", stock: null });
  await insertProduct({ id: "old", name: "Old", sku: "OLD", stock: 0, status: "archived" });
  await insertProduct({ id: "shirt", name: "Shirt", sku: "SHIRT", stock: 100 });
  await insertVariant({ id: "shirt-m", productId: "shirt", options: ["M"], stock: 100 });
  await insertVariant({ id: "shirt-l", productId: "shirt", options: ["L"], stock: 0, rank: 1 });
}

it("lists what is counted by name, variants in place of their product", async () => {
  await aShelf();
  const all = ["Cloth CLOTH 2.5", "Poster POSTER ", "Shirt M SHIRT-M 1", "Shirt L SHIRT-L 0"];
  expect(await shown()).toEqual([...all, "Stole STOLE 5", "Towel TOWEL 0"]);
  expect(await shown("?state=out")).toEqual(["Shirt L SHIRT-L 0", "Towel TOWEL 0"]);
  expect(await shown("?state=low")).toEqual(["Cloth CLOTH 2.5", "Shirt M SHIRT-M 1"]);
  expect(await shown("?q=shi")).toEqual(["Shirt M SHIRT-M 1", "Shirt L SHIRT-L 0"]);
  expect(await shown("?q=shirt-l")).toEqual(["Shirt L SHIRT-L 0"]);
  expect(await shown("?q=8901234567890")).toEqual(["Stole STOLE 5"]);
  expect(await shown("?q=%25")).toEqual([]);
  expect(await shown("?page=2")).toEqual([]);
});

it("counts on the first page what the list shows", async () => {
  await aShelf();
  expect(await (await ask(showToday)).json()).toMatchObject({ stock_out: 2, stock_low: 2 });
});

it("takes a count only of the stock that was seen", async () => {
  await aShelf();
  const count = (body: object) => ask(setProduct, { body: { sku: "SHIRT-M", ...body } });
  expect((await count({ stock: 4, seen_stock: 1 })).status).toBe(200);
  expect(await told(await count({ stock: 9, seen_stock: 1 }))).toEqual([409, "stock_changed"]);
  expect(await shown("?q=SHIRT-M")).toEqual(["Shirt M SHIRT-M 4"]);
  expect((await count({ stock: null, seen_stock: 4 })).status).toBe(200);
  expect((await count({ stock: 2, seen_stock: null })).status).toBe(200);
  // A program that does not say what it saw is taken at its word, as before.
  expect((await count({ stock: 7 })).status).toBe(200);
});

it("lets one of two people who count at once be told", async () => {
  await aShelf();
  const counts = await Promise.all(
    [3, 4].map(async (stock) => (await ask(setProduct, { body: { sku: "STOLE", stock, seen_stock: 5 } })).status),
  );
  expect(counts.sort()).toEqual([200, 409]);
});
