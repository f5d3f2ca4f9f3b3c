import { GET as listOrders } from "@/app/api/owner/orders/route";
import { GET as listMessages } from "@/app/api/owner/outbox/route";
import { GET as showToday } from "@/app/api/owner/today/route";
import { insertOrder } from "@/lib/data/order/orders";
import { insertReturn } from "@/lib/data/return/returns";
import { addVisitCounts } from "@/lib/data/site/visit-counts";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Order } from "@/lib/domain/order/order";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { ROLES, type Role } from "@/lib/domain/staff/right";
import { clock } from "@/lib/server/clock";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { anOrder, anOrderItem, aReturn } from "@/tests/factories/order";
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
    cancellations_asked: 0,
    enquiries_waiting: 0,
    returns_asked: 0,
    quotations_asked: 0,
    stock_out: 0,
    stock_low: 0,
    best_sellers: [{ slug: "stole", name: "Stole", unit: "Pcs", quantity: 3, amount: 3000 }],
    missed_searches: [],
    messages_failed: 0,
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
  expect(await asRole("fulfilment")).toMatchObject({ to_confirm: 1, messages_failed: null, sales: null });
});

it("counts the returns to decide and the messages that failed, which the list finds by their state", async () => {
  await sold(3, { status: "delivered", paymentStatus: "paid" });
  const orderId = `order${made}`;
  const message = { channel: "mail", template: "order_placed", recipient: "asha@example.com", content: {} };
  for (const storeId of ["nila-loom", "silk-shop"])
    for (const status of ["failed", "sent", "waiting"])
      await getDatabase()
        .insert(outboxMessages)
        .values({ ...message, storeId, id: `${status}1`, status });
  for (const status of ["asked", "approved", "refused"] as const)
    await getDatabase().transaction((database) =>
      insertReturn("nila-loom", aReturn({ id: status, orderId, status }), database),
    );
  expect(await asRole("owner")).toMatchObject({ returns_asked: 1, messages_failed: 1 });
  expect(await asRole("owner", listMessages, "?status=failed")).toMatchObject({
    total: 1,
    messages: [{ message_id: "failed1" }],
  });
});

it("names what sold best and what was not found, without amounts for those who may see no money", async () => {
  const line = (name: string, position: number, net: number, changes = {}) =>
    anOrderItem({ productId: name, slug: name, name, position, net, quantity: 200, ...changes });
  const items = [
    line("towel", 0, 50_000),
    line("shirt", 1, 90_000),
    line("gone", 2, 999_000, { status: "c_confirmed" }),
  ];
  await sold(2, { status: "delivered", paymentStatus: "paid", items });
  await sold(45, { status: "delivered", paymentStatus: "paid", items: [line("winter", 0, 900_000)] });
  await addVisitCounts(
    "nila-loom",
    "search_without_result",
    new Map([
      ["kasavu", 3],
      ["mundu", 5],
      ["", 9],
    ]),
    NOW,
  );
  await addVisitCounts("nila-loom", "search", new Map([["stole", 90]]), NOW);
  await addVisitCounts("silk-shop", "search_without_result", new Map([["silk", 7]]), NOW);
  const { best_sellers: best, missed_searches: missed } = await asRole("fulfilment");
  const names = best.map(({ name }: { name: string }) => name);
  expect(names.indexOf("shirt")).toBeLessThan(names.indexOf("towel"));
  expect(names).not.toContain("gone");
  expect(names).not.toContain("winter");
  expect(best.every(({ amount }: { amount: unknown }) => amount === null)).toBe(true);
  expect(missed).toEqual([
    { text: "mundu", count: 5 },
    { text: "kasavu", count: 3 },
  ]);
});
