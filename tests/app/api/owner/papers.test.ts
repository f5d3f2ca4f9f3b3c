import { POST as confirm } from "@/app/api/owner/orders/[order_id]/confirm/route";
import { GET as invoice } from "@/app/api/owner/orders/[order_id]/invoice/route";
import { POST as addNote } from "@/app/api/owner/orders/[order_id]/notes/route";
import { POST as resend } from "@/app/api/owner/orders/[order_id]/resend/route";
import { GET as timeline } from "@/app/api/owner/orders/[order_id]/timeline/route";
import { GET as slips } from "@/app/api/owner/packing-slips/route";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Order } from "@/lib/domain/order/order";
import { OWNER_TOKEN_ACTOR } from "@/lib/domain/staff/actor";
import { createApiToken } from "@/lib/workflows/staff/api-tokens";
import { anOrder } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo, told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
useTestDatabase();
let token = "";
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("silk-shop");
  const rights = ["orders.read", "orders.write"] as const;
  const created = await createApiToken("nila-loom", OWNER_TOKEN_ACTOR, { name: "Printer", rights, days: null });
  if (!created.ok) throw new Error(created.code);
  token = created.value.secret;
});
afterEach(async () => {
  await getDatabase().delete(orders);
  await getDatabase().delete(outboxMessages);
});

async function keep(overrides: Partial<Order> = {}, storeId = "nila-loom"): Promise<Order> {
  const order = anOrder(overrides);
  await insertOrder(storeId, order, order.createdAt, getDatabase());
  return order;
}

type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;
function ask(
  handler: Handler,
  { query = "", body, id = "order" }: { query?: string; body?: object; id?: string } = {},
) {
  const request = new Request(`http://localhost/api/owner/x${query}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve({ order_id: id }) });
}

it("prints invoices that no cache keeps", async () => {
  const order = await keep({ invoiceNumber: "INV/7" });
  const answer = await ask(invoice, { id: order.number });
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-disposition")).toMatch(/^inline; filename="[\w.-]+\.pdf"$/);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(await told(await ask(invoice, { query: "?credit_note=1" }))).toEqual([404, "invoice_unknown"]);
  expect(await told(await ask(invoice, { id: "nobody" }))).toEqual([404, "order_unknown"]);
});

it("prints packing slips of several orders, and none of another store", async () => {
  await keep({ invoiceNumber: null });
  await keep({ id: "other", number: "77", checkoutId: "c2", invoiceNumber: null });
  const both = await ask(slips, { query: "?orders=order,77" });
  const pdf = Buffer.from(await both.arrayBuffer()).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await keep({ id: "foreign", number: "88", checkoutId: "c3", invoiceNumber: null }, "silk-shop");
  expect(await told(await ask(slips, { query: "?orders=order,foreign" }))).toEqual([404, "order_unknown"]);
  expect((await told(await ask(slips, { query: "?orders=" })))[1]).toBe("request_invalid");
  const many = Array.from({ length: 51 }, (_, index) => `o${index}`).join(",");
  expect((await told(await ask(slips, { query: `?orders=${many}` })))[1]).toBe("request_invalid");
});

it("keeps notes in the timeline with who wrote them, and what was done with who did it", async () => {
  await keep({ status: "placed", confirmedAt: null, invoiceNumber: null });
  expect((await ask(confirm, { body: {} })).status).toBe(200);
  const noted = await ask(addNote, { body: { text: "Rang the customer.\nShe waits." } });
  expect(noted.status).toBe(200);
  const { list } = await (await ask(timeline)).json();
  const shown = list.map(({ kind, by, text }: { kind: string; by: string; text: string }) => [kind, by, text]);
  expect(shown[0]).toEqual(["note", "Printer", "Rang the customer.\nShe waits."]);
  expect(shown).toContainEqual(["confirmed", "Printer", ""]);
  expect(shown.at(-1)?.[0]).toBe("ordered");
  expect((await told(await ask(addNote, { body: { text: " " } })))[1]).toBe("request_invalid");
  expect(await told(await ask(addNote, { body: { text: "x" }, id: "nobody" }))).toEqual([404, "order_unknown"]);
});

it("sends the last message once more, with a link that works, if there is one to send", async () => {
  await keep({ status: "dispatched", dispatchedAt: new Date(), invoiceNumber: null });
  expect((await ask(resend, { body: {} })).status).toBe(200);
  expect((await ask(resend, { body: {} })).status).toBe(200);
  const mails = (await messagesTo("asha@example.com")).filter(({ template }) => template === "order_dispatched");
  expect(mails).toHaveLength(2);
  expect(mails[0]?.content.link).not.toBe(mails[1]?.content.link);
  await getDatabase().delete(orders);
  await keep({ status: "cancelled", invoiceNumber: null });
  expect(await told(await ask(resend, { body: {} }))).toEqual([422, "order_not_open"]);
  await getDatabase().delete(orders);
  await keep({ status: "confirmed", email: "", invoiceNumber: null });
  expect(await told(await ask(resend, { body: {} }))).toEqual([422, "message_not_kept"]);
});
