import { POST as confirm } from "@/app/api/withdrawals/[withdrawal_id]/confirm/route";
import { POST as declare } from "@/app/api/withdrawals/route";
import { insertOrder } from "@/lib/data/order/orders";
import { findWithdrawal, forgetOldWithdrawals, listWithdrawals } from "@/lib/data/withdrawal";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { withdrawals } from "@/lib/database/schema/withdrawal";
import { confirmDeclared } from "@/lib/workflows/withdrawal/confirm";
import { anOrder } from "@/tests/factories/order";
import { insertSellingStore, testStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aVisitor, messagesTo } from "@/tests/support/shopper";

useTestDatabase();
const NUMBER = "4821937-1126";
beforeAll(async () => {
  await insertSellingStore({
    store_properties: [{ application_setting: { returns: { withdrawal: true } } }],
    company_details: { name: "Nila Loom", email: "owner@shop.example" },
  });
  const order = anOrder({ id: "bought", number: NUMBER, customerId: null, invoiceNumber: null });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
});
beforeEach(async () => {
  for (const table of [rateLimits, outboxMessages, withdrawals]) await getDatabase().delete(table);
});

const DECLARED = { order_number: NUMBER, name: "Asha Menon", email: "asha@example.com", items: "The stole" };
let networks = 0;
async function declared(body: object = {}) {
  const shopper = await aVisitor();
  const headers = { "x-forwarded-for": `203.0.113.${++networks}` };
  return shopper.ask(declare, { method: "POST", body: { ...DECLARED, ...body }, headers });
}
async function confirmed(id: string) {
  const shopper = await aVisitor();
  return shopper.ask(confirm, { method: "POST", params: { withdrawal_id: id } });
}
const listed = async () => (await listWithdrawals("nila-loom", { page: 1, limit: 50 })).withdrawals;

it("counts once it is confirmed, and mails the shopper what was declared and when", async () => {
  const { _id, confirmed_on } = await (await declared()).json();
  expect([confirmed_on, await listed(), await messagesTo("asha@example.com")]).toEqual([null, [], []]);

  const answer = await (await confirmed(_id)).json();
  expect(answer).toEqual({ _id, confirmed_on: expect.any(String) });
  expect(await listed()).toMatchObject([{ orderId: "bought", orderNumber: NUMBER, items: "The stole" }]);
  expect(await messagesTo("asha@example.com")).toMatchObject([
    { template: "withdrawal_received", content: { orderNumber: NUMBER, name: "Asha Menon", items: "The stole" } },
  ]);
  expect(await messagesTo("owner@shop.example")).toMatchObject([
    { template: "owner_withdrawal", content: { email: "asha@example.com", isOrderKnown: true } },
  ]);
});

it("keeps the first moment and mails once, however often and at once it is confirmed", async () => {
  const { _id } = await (await declared()).json();
  const answers = await Promise.all([confirmed(_id), confirmed(_id), confirmed(_id)]);
  const moments = await Promise.all(answers.map(async (answer) => (await answer.json()).confirmed_on));
  expect(new Set(moments).size).toBe(1);
  expect((await (await confirmed(_id)).json()).confirmed_on).toBe(moments[0]);
  expect(await messagesTo("asha@example.com")).toHaveLength(1);
});

it.each([
  { what: "another address", body: { email: "eve@example.com" } },
  { what: "a number that nobody has", body: { order_number: "1" } },
])("takes it without a known order, and says nothing about that: $what", async ({ body }) => {
  const first = await declared(body);
  const { _id } = await first.json();
  expect([first.status, (await confirmed(_id)).status]).toEqual([200, 200]);
  expect(await listed()).toMatchObject([{ orderId: null }]);
  expect(await messagesTo("owner@shop.example")).toMatchObject([{ content: { isOrderKnown: false } }]);
});

it("forgets what is not confirmed within a day, and proofs after three years", async () => {
  const store = await testStore();
  const { _id } = await (await declared()).json();
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000);
  expect(await findWithdrawal("nila-loom", _id, hours(23))).not.toBeNull();
  expect(await confirmDeclared(store, _id, hours(25))).toMatchObject({ code: "withdrawal_unknown" });
  await forgetOldWithdrawals(hours(25));
  expect(await getDatabase().select().from(withdrawals)).toEqual([]);

  const { _id: kept } = await (await declared()).json();
  await confirmed(kept);
  await forgetOldWithdrawals(hours(2 * 365 * 24));
  expect(await listed()).toHaveLength(1);
  await forgetOldWithdrawals(hours(3 * 366 * 24));
  expect(await listed()).toEqual([]);
});

it("refuses what is missing, with the field", async () => {
  const { errors } = await (await declared({ order_number: "", name: " ", email: "asha" })).json();
  expect(errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort()).toEqual([
    "email email_invalid",
    "name name_needed",
    "order_number value_needed",
  ]);
});

it("limits how many one address and one network can begin", async () => {
  const shopper = await aVisitor();
  const headers = { "x-forwarded-for": "203.0.113.200" };
  const ask = () => shopper.ask(declare, { method: "POST", body: DECLARED, headers });
  for (let tries = 0; tries < 5; tries += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

it("leads a form without script to the second step, and back to the first if something is missing", async () => {
  const shopper = await aVisitor();
  const send = (fields: Record<string, string>) =>
    shopper.ask(declare, { method: "POST", form: fields, headers: { "x-forwarded-for": "203.0.113.201" } });
  const step = await send(DECLARED);
  expect([step.status, step.headers.get("location")]).toEqual([303, expect.stringMatching(/\/withdrawal\?id=/)]);
  const back = await send({ ...DECLARED, name: "" });
  expect(back.headers.get("location")).toMatch(/\/withdrawal\?refusal=name_needed&field=name/);
});
