import { POST as exportData } from "@/app/api/owner/customers/[customer_id]/export/route";
import { POST as addNote } from "@/app/api/owner/customers/[customer_id]/notes/route";
import { DELETE as erase, GET as show } from "@/app/api/owner/customers/[customer_id]/route";
import { GET as list } from "@/app/api/owner/customers/route";
import { insertCustomer } from "@/lib/data/customer/customers";
import { insertEnquiry, listEnquiries } from "@/lib/data/enquiry";
import { insertOrderNote, listOrderNotes } from "@/lib/data/order/notes";
import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { customerNotes, customers } from "@/lib/database/schema/customer";
import { auditEntries } from "@/lib/database/schema/staff";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import type { Right } from "@/lib/domain/staff/right";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { anOrder } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo, told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(() => getDatabase().delete(customers));

const NOW = new Date("2030-03-15T10:00:00Z");

async function customer(name: string, email: string) {
  const person = { name, email, passwordHash: null, dialCode: "+91", mobile: "9876543210", isMobileVerified: false };
  const made = await insertCustomer("nila-loom", person, NOW, getDatabase());
  if (!made) throw new Error(`${email} is taken`);
  return made;
}

type Handler = typeof show | typeof list;
async function call(
  handler: Handler,
  {
    id = "",
    method = "GET",
    query = "",
    body,
    rights = ["customers.read", "customers.write", "orders.read"],
  }: {
    id?: string;
    method?: string;
    query?: string;
    body?: object;
    rights?: Right[];
  } = {},
) {
  const made = await createApiToken("nila-loom", OWNER_TOKEN_ACTOR, { name: "Mina", rights, days: null });
  if (!made.ok) throw new Error(made.code);
  const request = new Request(`http://localhost/api/owner/customers${query}`, {
    method,
    headers: { authorization: `Bearer ${made.value.secret}`, "content-type": "application/json" },
    ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
  });
  return told(await handler(request, { params: Promise.resolve({ customer_id: id }) }));
}

it.each([
  ["", ["Ravi_K", "Asha Rao"]],
  ["?q=rao", ["Asha Rao"]],
  ["?q=RAVI%40", ["Ravi_K"]],
  ["?q=_", ["Ravi_K"]],
  ["?q=%25", []],
  ["?q=98765", ["Ravi_K", "Asha Rao"]],
  ["?page=2", []],
])("finds customers by %s, the newest first", async (query, names) => {
  await customer("Asha Rao", "asha@example.com");
  await customer("Ravi_K", "ravi@example.com");
  const [status, answer] = await call(list, { query });
  expect(status).toBe(200);
  expect((answer as { list: { name: string }[] }).list.map(({ name }) => name)).toEqual(names);
});

it("finds a customer by the whole number, and counts the orders that were placed", async () => {
  const asha = await customer("Asha Rao", "asha@example.com");
  const order = anOrder({ customerId: asha.id, placedAt: NOW });
  await insertOrder("nila-loom", order, NOW, getDatabase());
  expect(await call(list, { query: `?q=${asha.number}` })).toEqual([
    200,
    expect.objectContaining({
      total: 1,
      list: [expect.objectContaining({ unique_id: `${asha.number}`, orders: 1, last_order_on: NOW.toISOString() })],
    }),
  ]);
  expect(await call(show, { id: asha.id })).toEqual([
    200,
    expect.objectContaining({
      customer: expect.objectContaining({ email: "asha@example.com" }),
      orders: 1,
      order_list: [expect.objectContaining({ number: order.number, status: order.status })],
    }),
  ]);
  expect(await call(show, { id: asha.id, rights: ["customers.read"] })).toEqual([
    200,
    expect.objectContaining({ orders: null, order_list: null }),
  ]);
  expect(await call(show, { id: "nobody" })).toEqual([404, "customer_unknown"]);
});

it("keeps notes that the customer gets with their data, and nothing of them in the log", async () => {
  const asha = await customer("Asha Rao", "asha@example.com");
  const noted = { id: asha.id, method: "POST", body: { text: "Likes indigo" } };
  expect(await call(addNote, noted)).toEqual([
    200,
    expect.objectContaining({ note_list: [expect.objectContaining({ by: "Mina", text: "Likes indigo" })] }),
  ]);
  expect(await call(addNote, { ...noted, body: { text: "  " } })).toEqual([400, "request_invalid"]);
  expect(await call(addNote, { ...noted, rights: ["customers.read"] })).toEqual([403, "right_missing"]);
  expect(await call(exportData, { id: asha.id, method: "POST" })).toEqual([
    200,
    expect.objectContaining({
      customer: expect.objectContaining({ name: "Asha Rao" }),
      note_list: [expect.objectContaining({ text: "Likes indigo" })],
    }),
  ]);
  const log = JSON.stringify(await getDatabase().select().from(auditEntries));
  expect(log).toContain("/api/owner/customers/{customer_id}/export");
  expect(log).not.toMatch(/indigo|Asha/);
});

it("deletes an account with all that was written about it, and keeps the invoice", async () => {
  const asha = await customer("Asha Rao", "asha@example.com");
  const order = anOrder({
    id: "bought",
    number: "9-100001",
    status: "delivered",
    paymentStatus: "paid",
    customerId: asha.id,
  });
  await insertOrder("nila-loom", { ...order, email: asha.email, invoiceNumber: "INV-9" }, NOW, getDatabase());
  await insertOrderNote("nila-loom", "bought", { id: "note", createdAt: NOW, author: "Mina", text: "Rang twice" });
  await call(addNote, { id: asha.id, method: "POST", body: { text: "Likes indigo" } });
  const about = { productId: "", productSlug: "", productName: "", sku: "", options: "", dialCode: "", mobile: "" };
  const asked = { ...about, id: "asked", customerId: null, name: "Asha", email: asha.email, message: "Soft?" };
  await insertEnquiry("nila-loom", { ...asked, createdAt: NOW, answeredAt: null }, getDatabase());

  expect(await call(erase, { id: asha.id, method: "DELETE", rights: ["customers.read"] })).toEqual([
    403,
    "right_missing",
  ]);
  expect(await call(erase, { id: asha.id, method: "DELETE" })).toEqual([200, { done: true }]);
  expect(await call(erase, { id: asha.id, method: "DELETE" })).toEqual([404, "customer_unknown"]);
  expect(await findOrder("nila-loom", "bought")).toMatchObject({ email: "", customerId: null, invoiceNumber: "INV-9" });
  expect(await listOrderNotes("nila-loom", "bought")).toEqual([]);
  expect(await getDatabase().$count(customerNotes)).toBe(0);
  expect((await listEnquiries("nila-loom", { page: 1, limit: 9 })).total).toBe(0);
  expect(await messagesTo("asha@example.com")).toEqual([{ template: "account_deleted", content: {} }]);
});
