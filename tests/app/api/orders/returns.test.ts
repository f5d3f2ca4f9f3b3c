import { POST as askReturn } from "@/app/api/orders/[order_id]/returns/route";
import { POST as decide } from "@/app/api/owner/returns/[return_id]/decision/route";
import { POST as receive } from "@/app/api/owner/returns/[return_id]/receipt/route";
import { GET as show } from "@/app/api/owner/returns/[return_id]/route";
import { GET as list } from "@/app/api/owner/returns/route";
import { insertOrderLink } from "@/lib/data/order/links";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Order } from "@/lib/domain/order/order";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertProduct } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, messagesTo, type Shopper, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

useTestDatabase();
beforeAll(async () => {
  const application_setting = {
    return_days: { Pcs: 14, Mts: 0, Kgs: 0 },
    returns: { self_service: true, reasons: ["Too wide"], instructions: "Nila Loom, Fort Kochi" },
  };
  await insertSellingStore({
    company_details: { name: "Nila Loom", email: "owner@shop.example" },
    store_properties: [{ application_setting }],
  });
  await insertProduct({ id: "stole", stock: 100 });
});
afterEach(() => getDatabase().delete(outboxMessages));

let made = 0;
/** A guest's delivered order of two stoles and a length of cloth, with the key of its link. */
async function deliveredOrder(overrides: Partial<Order> = {}) {
  made += 1;
  const now = new Date();
  const order = anOrder({
    id: `back${made}`,
    number: `${made}-1126`,
    email: `guest-${made}@example.com`,
    customerId: null,
    status: "delivered",
    deliveredAt: now,
    items: [
      anOrderItem({ quantity: 200, stockTaken: 200, total: 200_000, net: 200_000 }),
      anOrderItem({ position: 1, name: "Cloth", unit: "Mts", quantity: 250 }),
    ],
    finalPrice: 308_000,
    grandTotal: 308_000,
    subTotal: 300_000,
    invoiceNumber: null,
    ...overrides,
  });
  await insertOrder("nila-loom", order, now, getDatabase());
  return { order, key: await insertOrderLink("nila-loom", order.id, now) };
}

const asking = (id: string, key: string | null, body: object = {}) => ({
  method: "POST",
  path: `/api/orders/${id}/returns${key === null ? "" : `?key=${key}`}`,
  params: { order_id: id },
  body: { items: [{ position: 0, quantity: 1 }], reason: "Too wide", note: "By a hand", ...body },
});
type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;
function owner(handler: Handler, params: Record<string, string> = {}, body?: unknown, query = "") {
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  return handler(new Request(`http://localhost/api/owner/returns${query}`, init), { params: Promise.resolve(params) });
}
async function asked() {
  const { order, key } = await deliveredOrder();
  const answer = await (await aVisitor()).ask(askReturn, asking(order.id, key));
  return { order, key, params: { return_id: (await answer.json())._id } };
}

it("takes the return of a guest with the link, and mails both sides", async () => {
  const { order, key } = await deliveredOrder();
  const answer = await (await aVisitor()).ask(askReturn, asking(order.id, key));
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { status: "asked", items: [{ position: 0, quantity: 1 }], reason: "Too wide", wish: "refund" },
  ]);
  expect(await messagesTo(order.email)).toMatchObject([{ template: "return_news", content: { status: "asked" } }]);
  expect(await messagesTo("owner@shop.example")).toMatchObject([
    {
      template: "owner_return",
      content: {
        reason: "Too wide",
        note: "By a hand",
        returned: [{ label: "Stole", detail: "1 piece", amount: "₹1,000" }],
      },
    },
  ]);
});

it("hides the order from guests without its key, and from other customers", async () => {
  const { order } = await deliveredOrder();
  const shoppers: Shopper[] = [await aVisitor(), await aCustomer("bina@example.com")];
  for (const shopper of shoppers) {
    for (const key of [null, "x".repeat(43)]) {
      expect(await told(await shopper.ask(askReturn, asking(order.id, key)))).toEqual([404, "order_unknown"]);
    }
  }
});

it.each([
  { body: { items: [] }, code: "return_items_needed" },
  { body: { items: [{ position: 0, quantity: 0 }] }, code: "return_items_needed" },
  { body: { items: [{ position: 0, quantity: 3 }] }, code: "item_not_returnable" },
  { body: { items: [{ position: 1, quantity: 2.5 }] }, code: "item_not_returnable" },
  { body: { reason: "Because" }, code: "return_reason_unknown" },
  { body: { wish: "gift_card" }, code: "gift_cards_off" },
])("refuses with $code", async ({ body, code }) => {
  const { order, key } = await deliveredOrder();
  expect(await told(await (await aVisitor()).ask(askReturn, asking(order.id, key, body)))).toEqual([422, code]);
});

it("takes the form without JavaScript, and goes back to the order", async () => {
  const { order, key } = await deliveredOrder();
  const { body: _, ...request } = asking(order.id, key);
  const form = { order_id: order.id, key, quantity_0: "2", quantity_1: "0", reason: "Too wide", note: "" };
  const page = `/checkout/order-summary/${order.id}?key=${key}`;
  const guest = await aVisitor();
  expect((await guest.ask(askReturn, { ...request, form })).headers.get("location")).toBe(`${page}&done=return_asked`);
  expect((await guest.ask(askReturn, { ...request, form })).headers.get("location")).toBe(
    `${page}&refusal=item_not_returnable`,
  );
});

it("shows the owner what is asked, and takes the answer once", async () => {
  const { order, params } = await asked();
  const { list: found } = await (await owner(list, {}, undefined, "?status=asked")).json();
  expect(found).toContainEqual(expect.objectContaining({ _id: params.return_id, order_number: order.number }));
  expect(await (await owner(show, params)).json()).toMatchObject({ names: ["Stole"], refund: null });
  const approved = await owner(decide, params, { approve: true, answer: "Gladly." });
  expect(await approved.json()).toMatchObject({ status: "approved", answer: "Gladly." });
  const mails = await messagesTo(order.email);
  expect(mails.map(({ content }) => content)).toContainEqual(
    expect.objectContaining({ status: "approved", instructions: "Nila Loom, Fort Kochi", paidBy: "customer" }),
  );
  expect(await told(await owner(decide, params, { approve: true }))).toEqual([422, "return_decided"]);
  expect(await told(await owner(show, { return_id: "none" }))).toEqual([404, "return_unknown"]);
});

it("records what arrived, and whether its money went back by hand", async () => {
  const { order, params } = await asked();
  const receipt = { in_good_order: true, to: "by_hand" };
  expect(await told(await owner(receive, params, receipt))).toEqual([422, "return_not_approved"]);
  await owner(decide, params, { approve: true });
  expect(await (await owner(receive, params, receipt)).json()).toMatchObject({
    status: "received",
    refund: { amount: 1_000, status: "done", refusal: "" },
  });
  expect((await messagesTo(order.email)).map(({ template }) => template)).toContain("refund_made");
});

it("keeps a refund that no provider can make, and says why", async () => {
  const { params } = await asked();
  await owner(decide, params, { approve: true });
  expect(await (await owner(receive, params, { in_good_order: true })).json()).toMatchObject({
    status: "received",
    refund: { amount: 1_000, status: "failed", refusal: "refund_by_hand" },
  });
});
