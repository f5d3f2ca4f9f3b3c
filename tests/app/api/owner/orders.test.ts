import { eq } from "drizzle-orm";
import { POST as cancel } from "@/app/api/owner/orders/[order_id]/cancel/route";
import { POST as confirm } from "@/app/api/owner/orders/[order_id]/confirm/route";
import { POST as deliver } from "@/app/api/owner/orders/[order_id]/deliver/route";
import { POST as dispatch } from "@/app/api/owner/orders/[order_id]/dispatch/route";
import { POST as decide } from "@/app/api/owner/orders/[order_id]/items/[position]/decision/route";
import { POST as receive } from "@/app/api/owner/orders/[order_id]/payment/route";
import { POST as refund } from "@/app/api/owner/orders/[order_id]/refund/route";
import { GET as show } from "@/app/api/owner/orders/[order_id]/route";
import { GET as exportAll } from "@/app/api/owner/orders/export/route";
import { GET as list } from "@/app/api/owner/orders/route";
import { insertOrder } from "@/lib/data/order/orders";
import { listAuditEntries } from "@/lib/data/staff/audit-entries";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Order } from "@/lib/domain/order/order";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo, told } from "@/tests/support/shopper";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
afterEach(async () => {
  await getDatabase().delete(orders);
  await getDatabase().delete(outboxMessages);
});

let made = 0;
async function keep(overrides: Partial<Order> = {}, storeId = "nila-loom"): Promise<Order> {
  made += 1;
  const day = new Date(Date.UTC(2026, 10, 1, 0, made));
  const names = { id: `order${made}`, number: `${made}-1126`, invoiceNumber: null };
  const order = anOrder({ ...names, createdAt: day, placedAt: day, ...overrides });
  await insertOrder(storeId, order, day, getDatabase());
  return order;
}

type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;

function ask(handler: Handler, params: Record<string, string> = {}, body?: unknown, query = "") {
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
  const request = new Request(`http://localhost/api/owner/orders${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve(params) });
}
const templates = async () => (await messagesTo("asha@example.com")).map(({ template }) => template).sort();

it("lists the orders of this store by status, and finds them by customer", async () => {
  const placed = await keep();
  const lapsed = await keep({ status: "lapsed", email: "bina@example.com", customerName: "Bina" });
  await keep({}, "other");
  const numbers = async (query = "") =>
    (await (await ask(list, {}, undefined, query)).json()).list.map(
      (order: { order_number: string }) => order.order_number,
    );
  expect(await numbers()).toEqual([lapsed.number, placed.number]);
  expect(await numbers("?status=placed")).toEqual([placed.number]);
  expect(await numbers("?q=BINA@")).toEqual([lapsed.number]);
  expect(await numbers("?limit=1&page=2")).toEqual([placed.number]);
});

it("shows an order by id and by number, with only the ending of gift cards", async () => {
  const { id, number } = await keep();
  for (const name of [id, number]) {
    expect(await (await ask(show, { order_id: name })).json()).toMatchObject({ _id: id, order_number: number });
  }
  expect(await told(await ask(show, { order_id: id }, undefined, "?store_id=other"))).toEqual([404, "order_unknown"]);
});

it("moves an order from step to step, with a mail for each", async () => {
  const { id, number } = await keep();
  expect(await (await ask(confirm, { order_id: number }, {})).json()).toMatchObject({ order_status: "confirmed" });
  const tracking = { tracking_link: "https://post.example/EE1", tracking_number: "EE1" };
  expect(await (await ask(dispatch, { order_id: id }, tracking)).json()).toMatchObject({
    order_status: "dispatched",
    shipping_method: tracking,
  });
  expect(await told(await ask(confirm, { order_id: id }, {}))).toEqual([422, "order_step_done"]);
  expect((await (await ask(deliver, { order_id: id }, {})).json()).delivered_on).not.toBeNull();
  expect(await told(await ask(cancel, { order_id: id }, {}))).toEqual([422, "order_not_open"]);
  expect(await templates()).toEqual(["order_confirmed", "order_delivered", "order_dispatched"]);
});

it("puts the number of the parcel into the tracking link of the shipping method", async () => {
  const method = { name: "Post", shipping_type: "Domestic", shipping_price: 80, status: "active" };
  const content = { ...method, tracking_link: "https://post.example/{number}" };
  await getDatabase()
    .insert(sharedLists)
    .values({ storeId: "nila-loom", kind: "shipping_method", id: "post", content });
  const { id } = await keep();
  expect(await (await ask(dispatch, { order_id: id }, { tracking_number: "EE1" })).json()).toMatchObject({
    shipping_method: { tracking_link: "https://post.example/EE1", tracking_number: "EE1" },
  });
  const [mail] = await messagesTo("asha@example.com");
  expect(mail?.content).toMatchObject({ trackingLink: "https://post.example/EE1" });
});

it("refuses a tracking link that is not a URL", async () => {
  const { id } = await keep();
  for (const tracking_link of ["javascript:alert(1)", "post.example/EE1"]) {
    expect((await ask(dispatch, { order_id: id }, { tracking_link })).status).toBe(400);
  }
});

it("records a received transfer once", async () => {
  const { id } = await keep({ paymentStatus: "awaited" });
  const paid = await (await ask(receive, { order_id: id }, {})).json();
  expect(paid.payment_details.status).toBe("paid");
  expect(await told(await ask(receive, { order_id: id }, {}))).toEqual([422, "order_not_payable"]);
  expect(await templates()).toEqual(["payment_received"]);
});

it("cancels some items and then all, and shows the refund", async () => {
  const items = [anOrderItem(), anOrderItem({ position: 1, name: "Shawl" })];
  const sums = { items, subTotal: 200_000, grandTotal: 208_000, finalPrice: 208_000 };
  const { id } = await keep(sums);
  const part = await (await ask(cancel, { order_id: id }, { items: [1], reason: "It is torn." })).json();
  expect(part).toMatchObject({ order_status: "placed", refund_amount: 1_000 });
  expect(part.item_list[1].item_status).toBe("c_confirmed");
  expect(await told(await ask(cancel, { order_id: id }, { items: [1] }))).toEqual([422, "item_cancelled"]);
  const whole = await (await ask(cancel, { order_id: id }, {})).json();
  expect(whole).toMatchObject({ order_status: "cancelled", refund_amount: 2_080 });
  const told_ = await messagesTo("asha@example.com");
  expect(told_.map(({ content }) => content)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isWhole: false, reason: "It is torn.", givenBack: "₹1,000" }),
      expect.objectContaining({ isWhole: true, givenBack: "₹1,080" }),
    ]),
  );
});

it("records a refund made by the owner", async () => {
  const { id } = await keep();
  expect(await told(await ask(refund, { order_id: id }, { by_hand: true }))).toEqual([422, "order_refund_not_due"]);
  await ask(cancel, { order_id: id }, {});
  expect(await told(await ask(refund, { order_id: id }, {}))).toEqual([422, "refund_by_hand"]);
  expect(await (await ask(refund, { order_id: id }, { by_hand: true })).json()).toMatchObject({
    refunded_amount: 1_080,
    payment_details: { status: "refunded" },
  });
});

const asked = {
  status: "c_requested",
  cancellation: { reason: "by_mistake", text: "", requestedAt: new Date(), decidedAt: null },
} as const;

it.each([
  { confirm: true, status: "c_confirmed", template: "order_cancelled", refund: 1_000 },
  { confirm: false, status: "c_declined", template: "cancellation_declined", refund: 0 },
])("answers a cancellation request: $status", async ({ confirm, status, template, refund }) => {
  const items = [anOrderItem(), anOrderItem({ position: 1, ...asked })];
  const { id } = await keep({ items, subTotal: 200_000, grandTotal: 208_000, finalPrice: 208_000 });
  const params = { order_id: id, position: "1" };
  const decided = await (await ask(decide, params, { confirm })).json();
  expect(decided.item_list[1]).toMatchObject({ item_status: status, cancel_info: { title: "by_mistake" } });
  expect(decided.item_list[1].cancel_info.decided_on).not.toBeNull();
  expect(decided.refund_amount).toBe(refund);
  expect(await templates()).toEqual([template]);
  expect(await told(await ask(decide, params, { confirm }))).toEqual([422, "cancellation_not_asked"]);
  expect(await told(await ask(decide, { order_id: id, position: "0" }, { confirm }))).toEqual([
    422,
    "cancellation_not_asked",
  ]);
});

it("exports a line per item, and defuses formulas typed by customers", async () => {
  const items = [anOrderItem({ name: 'Stole, "Indigo"' }), anOrderItem({ position: 1 })];
  const { id } = await keep({ items, customerName: "=HYPERLINK(1)", note: "Ring\ntwice" });
  const { csv, next } = await (await ask(exportAll)).json();
  const rows: string[] = csv.split("\r\n");
  expect(rows[0]).toMatch(/^Order,Invoice,Invoiced,Created,/);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toContain(`,'=HYPERLINK(1),`);
  expect(rows[1]).toContain('"Stole, ""Indigo"""');
  expect(next).toBeNull();
  expect((await (await ask(exportAll, {}, undefined, `?after=${id}`)).json()).csv).toBe("");
});

describe("an order that cannot be read", () => {
  const damage = (id: string) =>
    getDatabase()
      .update(orders)
      .set({ shipping: "not an object" as unknown as { methodId: string } })
      .where(eq(orders.id, id));

  it("is refused with a code when it is asked for, and named once in the log", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    const { id, number } = await keep();
    await damage(id);
    for (const name of [id, number])
      expect(await told(await ask(show, { order_id: name }))).toEqual([503, "record_unreadable"]);
    expect(await told(await ask(confirm, { order_id: id }, {}))).toEqual([503, "record_unreadable"]);
    await ask(list);
    expect(error.mock.calls.flat()).toEqual([expect.stringContaining(`The order ${number} (id ${id}) cannot be read`)]);
    error.mockRestore();
  });

  it("does not keep others from being released when they were not paid in time", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    const lapsed = { status: "pending", paymentStatus: "pending", holdUntil: new Date("2026-11-02") } as const;
    const broken = await keep(lapsed);
    const other = await keep(lapsed);
    await damage(broken.id);
    expect(await releaseLapsedOrders(new Date("2026-11-03"))).toEqual({ released: 1 });
    const [row] = await getDatabase().select({ status: orders.status }).from(orders).where(eq(orders.id, other.id));
    expect(row).toEqual({ status: "lapsed" });
    error.mockRestore();
  });
});

it("logs who changed an order, and what of it", async () => {
  const order = await keep();
  await ask(confirm, { order_id: order.number }, {});
  await ask(confirm, { order_id: "no-such-order" }, {});
  const { entries } = await listAuditEntries("nila-loom", { search: "", page: 1, limit: 2 });
  const action = "POST /api/owner/orders/{order_id}/confirm";
  const byOwner = { actor: { kind: "owner_token", name: "" }, address: "unknown", action };
  expect(entries).toMatchObject([
    { ...byOwner, target: { kind: "order", id: "no-such-order" }, outcome: "order_unknown", changes: [] },
    {
      ...byOwner,
      target: { kind: "order", id: order.number },
      outcome: "done",
      changes: [{ field: "status", before: "placed", after: "confirmed" }],
    },
  ]);
});
