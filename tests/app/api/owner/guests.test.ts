import { randomUUID } from "node:crypto";
import { POST as erase } from "@/app/api/owner/guests/erase/route";
import { POST as exportData } from "@/app/api/owner/guests/export/route";
import { insertCustomer } from "@/lib/data/customer/customers";
import { insertEnquiry, listEnquiries } from "@/lib/data/enquiry";
import { addNewsletterSubscriber, findNewsletterSubscriber } from "@/lib/data/newsletter";
import { insertOrderNote, listOrderNotes } from "@/lib/data/order/notes";
import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { customers } from "@/lib/database/schema/customer";
import { enquiries } from "@/lib/database/schema/enquiry";
import { orders } from "@/lib/database/schema/order";
import { auditEntries } from "@/lib/database/schema/staff";
import type { Order } from "@/lib/domain/order/order";
import { anOrder } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
});
beforeEach(async () => {
  for (const table of [orders, customers, enquiries]) await getDatabase().delete(table);
});

const NOW = new Date("2030-03-15T10:00:00Z");
const ASHA = "asha@example.com";
const GUEST = {
  customerId: null,
  contactMobile: "",
  status: "delivered",
  invoiceNumber: null,
  invoicedAt: null,
} as const;

async function order(changes: Partial<Order>, storeId = "nila-loom") {
  const made = anOrder({ ...GUEST, id: randomUUID(), number: randomUUID(), email: ASHA, ...changes });
  await insertOrder(storeId, made, NOW, getDatabase());
  return made;
}

async function call(handler: (request: Request) => Promise<Response>, contact: string) {
  const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
  const body = JSON.stringify({ contact });
  return told(await handler(new Request("http://localhost/", { method: "POST", headers, body })));
}

async function enquiryFrom(email: string) {
  const about = { productId: "", productSlug: "", productName: "", sku: "", options: "", dialCode: "", mobile: "" };
  const asked = { ...about, id: randomUUID(), customerId: null, name: "Asha", email, message: "Is it soft?" };
  await insertEnquiry("nila-loom", { ...asked, createdAt: NOW, answeredAt: null }, getDatabase());
}

it("hands out what a guest has done here, and nothing of anybody else", async () => {
  const own = await order({});
  await order({ email: "other@example.com" });
  await order({ customerId: "somebody" });
  await order({}, "silk-shop");
  await enquiryFrom(ASHA);
  await enquiryFrom("other@example.com");
  const [status, file] = await call(exportData, " Asha@Example.com ");
  expect([status, file]).toEqual([
    200,
    expect.objectContaining({
      contact: ASHA,
      order_list: [expect.objectContaining({ _id: own.id })],
      enquiry_list: [expect.objectContaining({ message: "Is it soft?" })],
    }),
  ]);
});

it("forgets a guest, but not what an invoice needs, and not an order that is not finished", async () => {
  const invoiced = await order({ invoiceNumber: "INV-1", invoicedAt: NOW, note: "Ring twice" });
  const plain = await order({ invoiceNumber: null, invoicedAt: null });
  const open = await order({ status: "confirmed" });
  const others = await order({ email: "other@example.com", note: "Leave it there" });
  const note = { id: randomUUID(), createdAt: NOW, author: "Mina", text: "Called twice" };
  await insertOrderNote("nila-loom", invoiced.id, note);
  await addNewsletterSubscriber("nila-loom", ASHA, NOW);
  await enquiryFrom(ASHA);
  expect(await call(erase, ASHA)).toEqual([200, { orders: 3 }]);
  const read = (id: string) => findOrder("nila-loom", id);
  expect(await read(invoiced.id)).toMatchObject({
    email: "",
    note: "",
    invoiceNumber: "INV-1",
    customerName: "Asha Menon",
  });
  expect(await read(plain.id)).toMatchObject({ email: "", customerName: "", shippingAddress: null });
  expect(await read(open.id)).toMatchObject({ email: ASHA, customerName: "Asha Menon" });
  expect(await read(others.id)).toMatchObject({ email: "other@example.com", note: "Leave it there" });
  expect(await listOrderNotes("nila-loom", invoiced.id)).toEqual([]);
  expect(await findNewsletterSubscriber("nila-loom", ASHA)).toBeNull();
  expect((await listEnquiries("nila-loom", { page: 1, limit: 10 })).total).toBe(0);
  // A new account with the address does not get what was forgotten.
  expect(await getDatabase().select({ of: orders.isOfFormerCustomer }).from(orders)).toEqual(
    expect.arrayContaining([{ of: true }, { of: false }]),
  );
  expect(await call(erase, ASHA)).toEqual([200, { orders: 0 }]);
});

it("finds a guest by the number they ordered with", async () => {
  const own = await order({ email: "", contactMobile: "+919876543210" });
  await order({ email: "", contactMobile: "+919876500000" });
  const [, file] = await call(exportData, "98765 43210");
  expect(file).toMatchObject({ contact: "+919876543210", order_list: [{ _id: own.id }] });
  expect(await call(erase, "+91 98765 43210")).toEqual([200, { orders: 1 }]);
  expect(await findOrder("nila-loom", own.id)).toMatchObject({ contactMobile: "" });
});

it("refuses whoever has an account by now, and keeps the address out of the log", async () => {
  const person = { name: "Asha", email: ASHA, passwordHash: null, dialCode: "", mobile: "", isMobileVerified: false };
  await insertCustomer("nila-loom", person, NOW, getDatabase());
  for (const handler of [exportData, erase]) expect(await call(handler, ASHA)).toEqual([409, "guest_has_account"]);
  expect(await call(erase, "no address")).toEqual([400, expect.anything()]);
  const log = JSON.stringify(await getDatabase().select().from(auditEntries));
  expect(log).toContain("guests");
  expect(log).not.toContain("asha");
});
