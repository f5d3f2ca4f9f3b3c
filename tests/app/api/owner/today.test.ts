import { GET as listOrders } from "@/app/api/owner/orders/route";
import { GET as showToday } from "@/app/api/owner/today/route";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES, type Role } from "@/lib/domain/staff/right";
import { clock } from "@/lib/server/clock";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { anOrder } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
afterEach(() => jest.restoreAllMocks());

const NOW = new Date("2030-03-15T10:00:00Z");
const DAY_MS = 24 * 60 * 60_000;

let made = 0;
async function sold(daysAgo: number, changes: Partial<Order> = {}, storeId = "nila-loom") {
  made += 1;
  const at = new Date(NOW.getTime() - daysAgo * DAY_MS);
  const names = { id: `order${made}`, number: `${made}-1126`, invoiceNumber: null };
  const order = anOrder({ ...names, createdAt: at, placedAt: at, finalPrice: 100_000, ...changes });
  await insertOrder(storeId, order, at, getDatabase());
}

async function asRole(role: Role, handler = showToday, query = "") {
  const created = await createApiToken("nila-loom", OWNER_TOKEN_ACTOR, { name: role, rights: ROLES[role], days: null });
  if (!created.ok) throw new Error(created.code);
  const headers = { authorization: `Bearer ${created.value.secret}` };
  jest.spyOn(clock, "now").mockReturnValue(NOW);
  return (await handler(new Request(`http://localhost/api/owner/today${query}`, { headers }))).json();
}

it("counts what waits and what was sold, of this store", async () => {
  await sold(0.5, { status: "placed", paymentStatus: "awaited" });
  await sold(1, { status: "confirmed", paymentStatus: "paid", refundAmount: 25_000 });
  await sold(10, { status: "delivered", paymentStatus: "refund_due", refundAmount: 100_000 });
  await sold(40, { status: "dispatched", paymentStatus: "due" });
  await sold(200, { status: "delivered", paymentStatus: "paid" });
  for (const status of ["pending", "cancelled", "lapsed"] as const) await sold(2, { status, paymentStatus: "none" });
  await sold(1, { status: "placed", paymentStatus: "awaited" }, "silk-shop");

  expect(await asRole("owner")).toEqual({
    to_confirm: 1,
    to_send: 1,
    unpaid: 1,
    refunds_due: 1,
    sales: [
      { days: 7, now: { orders: 2, amount: 1750 }, before: { orders: 1, amount: 0 } },
      { days: 30, now: { orders: 3, amount: 1750 }, before: { orders: 1, amount: 1000 } },
      { days: 90, now: { orders: 4, amount: 2750 }, before: { orders: 0, amount: 0 } },
    ],
  });
  expect(await asRole("owner", listOrders, "?payment=refund_due")).toMatchObject({
    total: 1,
    list: [{ order_number: "3-1126" }],
  });
});

it("shows sales only to those who may see money", async () => {
  expect(await asRole("fulfilment")).toMatchObject({ to_confirm: 1, sales: null });
});
