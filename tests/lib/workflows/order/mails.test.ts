import { and, eq } from "drizzle-orm";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { queueOrderMail } from "@/lib/workflows/order/mail/mails";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const items = [
  anOrderItem({ hsnCode: "" }),
  anOrderItem({ position: 1, name: "Shawl" }),
  anOrderItem({ position: 2, hsnCode: "", options: ["Indigo"] }),
];

it.each([
  { what: "a GST number", gstNumber: "32AAACN1234F1Z5", areEnabled: true, named: ["Stole"] },
  { what: "no GST number", gstNumber: "", areEnabled: true, named: [] },
  { what: "a GST number and no invoices", gstNumber: "32AAACN1234F1Z5", areEnabled: false, named: [] },
])("tells the owner of a store with $what which products lack an HSN code: $named", async (given) => {
  const { invoices, company } = aStore();
  const store = aStore({
    id: "nila-loom",
    gstNumber: given.gstNumber,
    company: { ...company, email: "owner@shop.example" },
    invoices: { ...invoices, areEnabled: given.areEnabled },
  });
  const order = anOrder({ id: given.what, number: given.what, invoiceNumber: null, items });
  const database = getDatabase();
  await insertOrder("nila-loom", order, order.createdAt, database);
  await queueOrderMail(store, order, { kind: "placed", payment: null }, order.createdAt, database);
  const [queued, ...others] = await database
    .delete(outboxMessages)
    .where(and(eq(outboxMessages.storeId, "nila-loom"), eq(outboxMessages.template, "owner_new_order")))
    .returning();
  expect(others).toEqual([]);
  expect(queued?.content).toMatchObject({ withoutHsn: given.named });
});
