import fc from "fast-check";
import { GET as showSales } from "@/app/api/owner/reports/sales/route";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import type { Order } from "@/lib/domain/order/order";
import { SALES_BY } from "@/lib/domain/order/sales";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertCategory, insertProduct } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertCategory({ id: "wool", name: "Wool" });
  await insertCategory({ id: "gifts", name: "Gifts" });
  await insertProduct({ id: "stole", categoryIds: ["wool", "gifts"] });
  await insertProduct({ id: "shirt" });
});
beforeEach(() => getDatabase().delete(orders));

let made = 0;
async function sold(placedAt: string, changes: Partial<Order> = {}, storeId = "nila-loom") {
  made += 1;
  const at = new Date(placedAt);
  const names = { id: `order${made}`, number: `${made}-1126`, invoiceNumber: null };
  const order = anOrder({ ...names, createdAt: at, placedAt: at, finalPrice: 100_000, ...changes });
  await insertOrder(storeId, order, at, getDatabase());
}

type Row = {
  key: string;
  name: string;
  orders: number;
  amount: number;
  quantity: number | null;
  discount: number | null;
};
type Answer = { orders: number; amount: number; rows: Row[]; code: string };
async function salesBy(by: string, { from = "2026-11-01", to = "2026-11-30" } = {}) {
  const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}` };
  const answer = await showSales(new Request(`http://localhost/?from=${from}&to=${to}&by=${by}`, { headers }));
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

it("adds up by the days of the shop, and counts only what was sold in the period", async () => {
  // In India it is five and a half hours later.
  await sold("2026-11-09T18:29:59Z");
  await sold("2026-11-09T18:30:00Z", { finalPrice: 250_000, refundAmount: 50_000 });
  await sold("2026-10-31T18:29:59Z");
  await sold("2026-11-30T18:30:00Z");
  for (const status of ["pending", "cancelled", "lapsed"] as const) await sold("2026-11-09T10:00:00Z", { status });
  await sold("2026-11-09T10:00:00Z", { isTest: true });
  await sold("2026-11-09T10:00:00Z", {}, "silk-shop");
  expect(await salesBy("day")).toMatchObject({
    ...{ status: 200, orders: 2, amount: 3_000 },
    rows: [
      { key: "2026-11-09", orders: 1, amount: 1_000, quantity: null, discount: null },
      { key: "2026-11-10", orders: 1, amount: 2_000 },
    ],
  });
});

it("adds up by product without what was cancelled, the largest first", async () => {
  const shirt = anOrderItem({ position: 1, productId: "shirt", name: "Shirt", quantity: 300, net: 150_000 });
  await sold("2026-11-09T10:00:00Z", { items: [anOrderItem(), shirt] });
  await sold("2026-11-10T10:00:00Z", { items: [anOrderItem({ quantity: 200, net: 180_000 })] });
  await sold("2026-11-10T10:00:00Z", { items: [anOrderItem({ status: "c_confirmed" })] });
  expect((await salesBy("product")).rows).toEqual([
    { key: "stole", name: "Stole", orders: 2, amount: 2_800, quantity: 3, unit: "Pcs", discount: null },
    { key: "shirt", name: "Shirt", orders: 1, amount: 1_500, quantity: 3, unit: "Pcs", discount: null },
  ]);
});

it("counts a product in each of its categories, and what is in none apart", async () => {
  const shirt = anOrderItem({ position: 1, productId: "shirt", net: 40_000 });
  const gone = anOrderItem({ position: 2, productId: "gone", net: 10_000 });
  await sold("2026-11-09T10:00:00Z", { items: [anOrderItem(), shirt, gone] });
  expect((await salesBy("category")).rows.map(({ key, name, amount }) => [key, name, amount])).toEqual([
    ["gifts", "Gifts", 1_000],
    ["wool", "Wool", 1_000],
    ["", "", 500],
  ]);
});

it("adds up by offer with what it took off, and by country", async () => {
  await sold("2026-11-09T10:00:00Z", { offerCode: "DIWALI", offerDiscount: 20_000, finalPrice: 80_000 });
  await sold("2026-11-10T10:00:00Z");
  expect((await salesBy("offer")).rows.map(({ key, amount, discount }) => [key, amount, discount])).toEqual([
    ["", 1_000, 0],
    ["DIWALI", 800, 200],
  ]);
  expect((await salesBy("country")).rows.map(({ key, orders: count }) => [key, count])).toEqual([["IN", 2]]);
});

it.each([
  [{ from: "2026-11-30", to: "2026-11-01" }, "dates_reversed"],
  [{ from: "2026-02-30", to: "2026-11-01" }, "request_invalid"],
  [{ from: "yesterday", to: "2026-11-01" }, "request_invalid"],
])("refuses the period %j", async (period, code) => {
  expect(await salesBy("day", period)).toMatchObject({ status: 400, code });
});

it("comes to the same sum by day, offer and country, whatever was sold", async () => {
  const order = fc.record({
    day: fc.integer({ min: 1, max: 30 }),
    finalPrice: fc.integer({ min: 0, max: 500_000 }),
    offerCode: fc.constantFrom("", "DIWALI", "WELCOME"),
    status: fc.constantFrom("placed" as const, "delivered" as const, "cancelled" as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 8 }), async (list) => {
      await getDatabase().delete(orders);
      for (const { day, ...changes } of list) await sold(`2026-11-${String(day).padStart(2, "0")}T08:00:00Z`, changes);
      const kept = list.filter(({ status }) => status !== "cancelled");
      const sum = kept.reduce((all, { finalPrice }) => all + finalPrice, 0);
      for (const by of SALES_BY) {
        const { amount, orders: count, rows } = await salesBy(by);
        expect([by, count, Math.round(amount * 100)]).toEqual([by, kept.length, sum]);
        if (by === "product" || by === "category") continue;
        expect(Math.round(rows.reduce((all, row) => all + row.amount, 0) * 100)).toBe(sum);
        expect(rows.reduce((all, row) => all + row.orders, 0)).toBe(kept.length);
      }
    }),
    { numRuns: 15 },
  );
});
