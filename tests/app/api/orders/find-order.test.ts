import { and, eq } from "drizzle-orm";
import { GET as readOrder } from "@/app/api/orders/[order_id]/route";
import { POST as sendLink } from "@/app/api/orders/link/route";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { orderLinks, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Order } from "@/lib/domain/order/order";
import { anOrder } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { SMS_GATEWAY } from "@/tests/mocks/sms-gateway";
import { useTestDatabase } from "@/tests/support/database";
import { aVisitor, messagesTo, type Shopper, told } from "@/tests/support/shopper";

process.env.SMS_GATEWAY_URL = SMS_GATEWAY;

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(async () => {
  for (const table of [rateLimits, outboxMessages, orderLinks, orders]) await getDatabase().delete(table);
});

const NUMBER = "4821937-1126";
async function keep(overrides: Partial<Order> = {}, storeId = "nila-loom") {
  const order = anOrder({ number: NUMBER, customerId: null, invoiceNumber: null, ...overrides });
  await insertOrder(storeId, order, order.createdAt, getDatabase());
  return order;
}

let networks = 0;
const network = () => ({ "x-forwarded-for": `203.0.113.${++networks}` });
const find = (shopper: Shopper, order_number: string, email: string, headers: object = network()) =>
  shopper.ask(sendLink, { method: "POST", body: { order_number, email }, headers: { ...headers } });

it("mails a link that opens the order, to the order's own address", async () => {
  const { id } = await keep();
  expect(await told(await find(await aVisitor(), NUMBER, "asha@example.com"))).toEqual([200, { done: true }]);
  const [mail, ...others] = await messagesTo("asha@example.com");
  expect([mail?.template, others]).toEqual(["order_link", []]);
  const key = new URL(String(mail?.content.link)).searchParams.get("key");
  const stranger = await aVisitor();
  const opened = await stranger.ask(readOrder, { path: `/api/orders/${id}?key=${key}`, params: { order_id: id } });
  expect((await opened.json()).order_number).toBe(NUMBER);
});

it("sends the link by text message, to the number of an order without an e-mail address", async () => {
  await keep({ email: "", contactMobile: "+919876543210" });
  expect(await told(await find(await aVisitor(), NUMBER, "98765 43211"))).toEqual([200, { done: true }]);
  expect(await told(await find(await aVisitor(), NUMBER, "98765 43210"))).toEqual([200, { done: true }]);
  expect(await messagesTo("+919876543210")).toMatchObject([{ template: "order_link" }]);
  expect(await getDatabase().$count(outboxMessages)).toBe(1);
});

it.each([
  { what: "in capital letters", number: NUMBER, email: "ASHA@Example.com" },
  { what: "with the sign of a number, and spaces", number: " # 4821937-1126 ", email: "asha@example.com" },
])("finds the order as people type it: $what", async ({ number, email }) => {
  await keep();
  await find(await aVisitor(), number, email);
  expect(await messagesTo("asha@example.com")).toHaveLength(1);
});

it.each([
  { what: "the number is unknown", number: "1111111-1126", email: "asha@example.com" },
  { what: "the address is another one", number: NUMBER, email: "eve@example.com" },
  { what: "only a part of the number is known", number: "4821937", email: "asha@example.com" },
  { what: "the number has a wildcard", number: "%", email: "asha@example.com" },
])("answers the same and mails nobody when $what", async ({ number, email }) => {
  await keep();
  const right = await find(await aVisitor(), NUMBER, "asha@example.com");
  await getDatabase().delete(outboxMessages);
  const answer = await find(await aVisitor(), number, email);
  expect([answer.status, await answer.text()]).toEqual([right.status, await right.text()]);
  expect([...answer.headers.keys()].sort()).toEqual([...right.headers.keys()].sort());
  expect(await getDatabase().$count(outboxMessages)).toBe(0);
  expect(await getDatabase().$count(orderLinks)).toBe(1);
});

it("takes no less time for an order that does not exist", async () => {
  const shopper = await aVisitor();
  const begun = performance.now();
  await find(shopper, "1111111-1126", "asha@example.com");
  expect(performance.now() - begun).toBeGreaterThanOrEqual(195);
});

it("finds no order of another store, and none of a former customer, who has no address any more", async () => {
  await insertStore("other-store");
  await keep({}, "other-store");
  await keep({ id: "former", number: "2222222-1126", email: "" });
  await find(await aVisitor(), NUMBER, "asha@example.com");
  expect((await find(await aVisitor(), "2222222-1126", "")).status).toBe(400);
  expect(await getDatabase().$count(outboxMessages)).toBe(0);
});

it("names the field that is missing or wrong", async () => {
  const shopper = await aVisitor();
  const faults = async (number: string, email: string) => (await (await find(shopper, number, email)).json()).errors;
  expect(await faults(" # ", "asha@example.com")).toEqual([{ path: "order_number", code: "value_needed" }]);
  expect(await faults(NUMBER, "asha")).toEqual([{ path: "email", code: "email_invalid" }]);
});

it("limits the mails to an address, from wherever they are asked for, and whether or not there is an order", async () => {
  await keep();
  for (const email of ["asha@example.com", "nobody@example.com"]) {
    const statuses = [];
    for (let asked = 0; asked < 11; asked += 1) statuses.push((await find(await aVisitor(), NUMBER, email)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  }
  const sent = eq(outboxMessages.template, "order_link");
  expect(await getDatabase().$count(outboxMessages, and(sent, eq(outboxMessages.recipient, "asha@example.com")))).toBe(
    10,
  );
}, 30_000);

it("limits the requests of a network, whatever the addresses", async () => {
  const one = network();
  const statuses = [];
  for (let asked = 0; asked < 21; asked += 1)
    statuses.push((await find(await aVisitor(), NUMBER, `reader-${asked}@example.com`, one)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
}, 30_000);

it("takes the form without JavaScript, and never says in an address what was typed", async () => {
  await keep();
  const shopper = await aVisitor();
  const send = (form: Record<string, string>) =>
    shopper.ask(sendLink, { method: "POST", path: "/api/orders/link", form, headers: network() });
  const sent = await send({ order_number: NUMBER, email: "asha@example.com" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/find-order?done=order_link_sent"]);
  const unknown = await send({ order_number: "1111111-1126", email: "asha@example.com" });
  expect(unknown.headers.get("location")).toBe("/find-order?done=order_link_sent");
  const refused = await send({ order_number: NUMBER, email: "asha" });
  expect(refused.headers.get("location")).toBe("/find-order?refusal=email_invalid&field=email");
});
