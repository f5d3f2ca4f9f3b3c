import { eq } from "drizzle-orm";
import { POST as cancel } from "@/app/api/owner/orders/[order_id]/cancel/route";
import { POST as deliver } from "@/app/api/owner/orders/[order_id]/deliver/route";
import { POST as dispatch } from "@/app/api/owner/orders/[order_id]/dispatch/route";
import { GET as show } from "@/app/api/owner/orders/[order_id]/route";
import { GET as exportAll } from "@/app/api/owner/orders/export/route";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Order } from "@/lib/domain/order/order";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo, told } from "@/tests/support/shopper";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  const method = { name: "Post", shipping_type: "Domestic", shipping_price: 80, status: "active" };
  const content = { ...method, tracking_link: "https://post.example/{number}" };
  await getDatabase()
    .insert(sharedLists)
    .values({ storeId: "nila-loom", kind: "shipping_method", id: "post", content });
});
afterEach(async () => {
  await getDatabase().delete(orders);
  await getDatabase().delete(outboxMessages);
});

/** Three stoles and 2.5 metres of cloth. */
const items = [
  anOrderItem({ quantity: 300, total: 300_000, net: 300_000 }),
  anOrderItem({ position: 1, name: "Cloth", unit: "Mts", quantity: 250, total: 250_000, net: 250_000 }),
];
const sums = { subTotal: 550_000, grandTotal: 558_000, finalPrice: 558_000 };

async function keep(overrides: Partial<Order> = {}): Promise<Order> {
  const order = anOrder({ items, ...sums, invoiceNumber: null, ...overrides });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
  return order;
}

type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;

function ask(handler: Handler, body?: unknown, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost/api/owner/orders", {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve({ order_id: "order" }) });
}
const mails = async () =>
  (await messagesTo("asha@example.com")).filter(({ template }) => template === "order_dispatched");

it("sends an order in two parcels, with a mail for each", async () => {
  await keep();
  const parcel = { items: [{ position: 0, quantity: 2 }], carrier_name: "India Post", tracking_number: "EE 1" };
  expect(await (await ask(dispatch, parcel)).json()).toMatchObject({
    order_status: "confirmed",
    dispatched_on: null,
    item_list: [{ dispatched_quantity: 2 }, { dispatched_quantity: 0 }],
    item_groups: [
      {
        name: "Parcel 1",
        carrier_name: "India Post",
        tracking_link: "https://post.example/EE%201",
        tracking_number: "EE 1",
        items: [{ position: 0, quantity: 2 }],
      },
    ],
  });
  const last = await (await ask(dispatch, { tracking_number: "EE2" })).json();
  expect(last).toMatchObject({
    order_status: "dispatched",
    shipping_method: { tracking_number: "EE2" },
    item_list: [{ dispatched_quantity: 3 }, { dispatched_quantity: 2.5 }],
  });
  expect(last.item_groups[1]).toMatchObject({
    items: [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 2.5 },
    ],
  });
  expect(last.dispatched_on).not.toBeNull();
  expect((await mails()).map(({ content }) => content)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        carrier: "India Post",
        trackingNumber: "EE 1",
        parcel: { ordinal: 1, items: ["Stole: 2 pieces"], left: ["Stole: 1 piece", "Cloth: 2.5 metres"] },
      }),
      expect.objectContaining({
        trackingNumber: "EE2",
        parcel: { ordinal: 2, items: ["Stole: 1 piece", "Cloth: 2.5 metres"], left: [] },
      }),
    ]),
  );
  expect(await mails()).toHaveLength(2);
});

it("ends the wait for a transfer once a part has left, so that the order no longer lapses", async () => {
  const later = new Date("2026-11-30T10:00:00Z");
  await keep({ paymentStatus: "awaited", holdUntil: later, remindAt: later });
  await ask(dispatch, { items: [{ position: 0, quantity: 1 }] });
  const [row] = await getDatabase().select().from(orders);
  expect(row).toMatchObject({ status: "confirmed", paymentStatus: "awaited", holdUntil: null, remindAt: null });
});

it("sends everything in one parcel if nothing is named", async () => {
  await keep();
  expect(await (await ask(dispatch, {})).json()).toMatchObject({
    order_status: "dispatched",
    item_groups: [{ name: "Parcel 1", items: [{ position: 0 }, { position: 1 }] }],
  });
  expect((await mails())[0]?.content).toMatchObject({ parcel: null });
  expect(await told(await ask(dispatch, {}))).toEqual([422, "order_step_done"]);
});

it.each([
  { what: "more than is left", body: { items: [{ position: 0, quantity: 3.01 }] }, code: "parcel_above_left" },
  { what: "an unknown item", body: { items: [{ position: 2 }] }, code: "item_unknown", status: 404 },
  { what: "nothing", body: { items: [] }, code: "parcel_empty" },
  { what: "a third of a piece", body: { items: [{ position: 0, quantity: 0.33 }] }, code: "parcel_splits_piece" },
])("refuses a parcel with $what", async ({ body, code, status = 422 }) => {
  await keep();
  const before = await (await ask(show)).json();
  expect(await told(await ask(dispatch, body))).toEqual([status, code]);
  expect(await (await ask(show)).json()).toEqual(before);
  expect(await mails()).toEqual([]);
});

it.each([{ position: 0, quantity: -1 }, { position: 0, quantity: 1.001 }, { position: 0.5 }, { quantity: 1 }])(
  "refuses the item %j at the edge",
  async (item) => {
    await keep();
    expect(await told(await ask(dispatch, { items: [item] }))).toEqual([400, "request_invalid"]);
  },
);

it("sends no cancelled item, and is dispatched once the rest has left", async () => {
  await keep();
  await ask(cancel, { items: [1] });
  expect(await told(await ask(dispatch, { items: [{ position: 1 }] }))).toEqual([422, "item_cancelled"]);
  expect(await (await ask(dispatch, { items: [{ position: 0, quantity: 3 }] })).json()).toMatchObject({
    order_status: "dispatched",
  });
});

it("cancels what has not left, which leaves nothing to dispatch", async () => {
  await keep();
  await ask(dispatch, { items: [{ position: 0 }] });
  expect(await (await ask(cancel, { items: [1] })).json()).toMatchObject({
    order_status: "dispatched",
    refund_amount: 2_500,
    item_groups: [{ items: [{ position: 0, quantity: 3 }] }],
  });
});

it("records one parcel for a repeated key, and refuses the key for another parcel", async () => {
  await keep();
  const parcel = { items: [{ position: 1, quantity: 1 }] };
  const key = { "idempotency-key": "parcel-one-of-the-order" };
  const once = await (await ask(dispatch, parcel, key)).json();
  expect(await (await ask(dispatch, parcel, key)).json()).toEqual(once);
  expect(await mails()).toHaveLength(1);
  expect(await told(await ask(dispatch, {}, key))).toEqual([409, "idempotency_key_reused"]);
  expect(await told(await ask(dispatch, {}, { "idempotency-key": "short" }))).toEqual([400, "idempotency_key_missing"]);
  // Without a key and a tracking number it is another box with the same content.
  expect((await (await ask(dispatch, parcel)).json()).item_groups).toHaveLength(2);
});

it("changes nothing if a parcel is sent again with its tracking number", async () => {
  await keep();
  const parcel = { items: [{ position: 1, quantity: 1 }], carrier_name: "DTDC", tracking_number: "D1" };
  const once = await (await ask(dispatch, parcel)).json();
  expect(await (await ask(dispatch, parcel)).json()).toEqual(once);
  const rest = { carrier_name: "DTDC", tracking_number: "D2" };
  const whole = await (await ask(dispatch, rest)).json();
  expect(await (await ask(dispatch, rest)).json()).toEqual(whole);
  expect(await mails()).toHaveLength(2);
});

it("records what had not left when the order is delivered", async () => {
  await keep();
  await ask(dispatch, { items: [{ position: 0 }], tracking_number: "EE1" });
  const delivered = await (await ask(deliver, {})).json();
  expect(delivered).toMatchObject({
    order_status: "delivered",
    item_groups: [{ tracking_number: "EE1" }, { tracking_number: "", items: [{ position: 1, quantity: 2.5 }] }],
  });
  expect(await (await ask(show)).json()).toEqual(delivered);
  expect(await mails()).toHaveLength(1);
});

it("shows an order that was dispatched before parcels were recorded as one parcel", async () => {
  await keep({ status: "dispatched", dispatchedAt: new Date("2026-11-22T10:00:00Z") });
  const tracking = { trackingLink: "https://post.example/old", trackingNumber: "OLD1" };
  await getDatabase().update(orders).set(tracking).where(eq(orders.id, "order"));
  expect(await (await ask(show)).json()).toMatchObject({
    shipping_method: { tracking_link: "https://post.example/old", tracking_number: "OLD1" },
    item_groups: [
      {
        name: "Parcel 1",
        tracking_number: "OLD1",
        dispatched_on: "2026-11-22T10:00:00.000Z",
        items: [
          { position: 0, quantity: 3 },
          { position: 1, quantity: 2.5 },
        ],
      },
    ],
  });
  expect(await told(await ask(dispatch, {}))).toEqual([422, "order_step_done"]);
});

it("exports the parcels of each item, and the session of the order", async () => {
  await keep({ sessionId: "abcdefgh1763892000000abcdefgh" });
  await ask(dispatch, { items: [{ position: 0, quantity: 1 }], carrier_name: "DTDC", tracking_number: "D1" });
  await ask(dispatch, { tracking_number: "EE2" });
  const { csv } = await (await ask(exportAll)).json();
  const [head, stole, cloth] = csv.split("\r\n").map((line: string) => line.split(","));
  const cell = (row: string[], name: string) => row.at(head.indexOf(name) - head.length);
  expect([cell(stole, "Dispatched quantity"), cell(stole, "Parcels"), cell(stole, "Carrier")]).toEqual([
    "3",
    "1; 2",
    "DTDC; ",
  ]);
  expect(cell(stole, "Tracking number")).toBe("D1; EE2");
  expect([cell(cloth, "Tracking number"), cell(cloth, "Parcels")]).toEqual(["EE2", "2"]);
  expect(cell(cloth, "Tracking link")).toBe("https://post.example/EE2");
  expect(cell(cloth, "Session")).toBe("abcdefgh1763892000000abcdefgh");
});
