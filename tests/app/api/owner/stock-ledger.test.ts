import fc from "fast-check";
import { PATCH as setProduct } from "@/app/api/owner/products/route";
import { GET as showLedger } from "@/app/api/owner/stock/[sku]/route";
import type { StockLedgerAnswer } from "@/lib/contracts/product/stock-calls";
import { insertOrder } from "@/lib/data/order/orders";
import { returnStock, takeStock } from "@/lib/data/order/stock";
import { explainStock } from "@/lib/data/product/stock-movements";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { anOrder } from "@/tests/factories/order";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(() => getDatabase().delete(products));

const ask = (method: string, body?: object) =>
  new Request("http://localhost/api/owner/stock", {
    method,
    headers: { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
const set = async (body: object) => told(await setProduct(ask("PATCH", body)));
async function ledger(sku: string): Promise<StockLedgerAnswer> {
  return (await showLedger(ask("GET"), { params: Promise.resolve({ sku }) })).json();
}
const changesOf = async (sku: string) =>
  (await ledger(sku)).list.map(({ before, after, reason, order_number }) =>
    [`${before} → ${after}`, reason, ...(order_number ? [order_number] : [])].join(" "),
  );

const portion = (quantity: number) => [{ productId: "shirt", variantId: "shirt-m", quantity }];

it("explains every change of a variant, with the order it was for", async () => {
  await insertProduct({ id: "shirt", name: "Shirt", sku: "SHIRT", stock: 500 });
  await insertVariant({ id: "shirt-m", productId: "shirt", sku: "SHIRT-M", options: ["M"], stock: 500 });
  await insertOrder("nila-loom", anOrder({ id: "bought", number: "7-100001" }), new Date(), getDatabase());
  await getDatabase().transaction(async (database) => {
    await takeStock("nila-loom", portion(200), { reason: "sold", orderId: "bought" }, database);
  });
  await getDatabase().transaction(async (database) => {
    await returnStock("nila-loom", portion(100), { reason: "cancelled", orderId: "bought" }, database);
  });
  await set({ sku: "SHIRT-M", stock: 3, seen_stock: 4, stock_reason: "damaged" });
  // Another price, and the same count again, change no stock.
  await set({ sku: "SHIRT-M", price: 900 });
  await set({ sku: "SHIRT-M", stock: 3 });
  expect(await changesOf("SHIRT-M")).toEqual([
    "4 → 3 damaged",
    "3 → 4 cancelled 7-100001",
    "5 → 3 sold 7-100001",
    "null → 5 other",
  ]);
  expect(await ledger("SHIRT-M")).toMatchObject({ name: "Shirt", options: ["M"], stock: 3, total: 4 });
});

it("names who counted, and forgets a reason with its transaction", async () => {
  await insertProduct({ id: "stole", sku: "STOLE", stock: null });
  await set({ sku: "STOLE", stock: 2.0, stock_reason: "received" });
  await getDatabase().update(products).set({ stock: 100 });
  expect(await changesOf("STOLE")).toEqual(["2 → 1 other", "null → 2 received"]);
  expect(await told(await showLedger(ask("GET"), { params: Promise.resolve({ sku: "NONE" }) }))).toEqual([
    404,
    "sku_unknown",
  ]);
  expect(await set({ sku: "STOLE", stock: 1, stock_reason: "stolen" })).toEqual([400, "request_invalid"]);
});

it("adds up to the stock after any changes", async () => {
  const step = fc.record({
    kind: fc.constantFrom("take", "return", "count", "undo"),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await getDatabase().delete(products);
      await insertProduct({ id: "stole", sku: "STOLE", stock: 1_000 });
      for (const { kind, quantity } of steps) {
        const portions = [{ productId: "stole", variantId: "", quantity: quantity * 100 }];
        const change = getDatabase().transaction(async (database) => {
          if (kind === "take") await takeStock("nila-loom", portions, { reason: "sold" }, database);
          if (kind === "return") await returnStock("nila-loom", portions, { reason: "returned" }, database);
          if (kind === "count") {
            await explainStock({ reason: "counted" }, database);
            await database.update(products).set({ stock: quantity * 100 });
          }
          if (kind === "undo") {
            await returnStock("nila-loom", portions, { reason: "returned" }, database);
            throw new Error("undone");
          }
        });
        await change.catch(() => undefined);
      }
      const { list, stock } = await ledger("STOLE");
      const sum = list.reduce((total, { before, after }) => total + (after ?? 0) - (before ?? 0), 0);
      expect(sum).toBe(stock);
      expect(list[0]?.after).toBe(stock);
      // Each begins where the one before it ended.
      for (const [index, { before }] of list.slice(0, -1).entries()) expect(before).toBe(list[index + 1]?.after);
    }),
    { numRuns: 25 },
  );
});
