import { randomUUID } from "node:crypto";
import { POST as priceDraft } from "@/app/api/owner/desk-orders/draft/route";
import { POST as placeOrder } from "@/app/api/owner/desk-orders/route";
import { GET as readTimeline } from "@/app/api/owner/orders/[order_id]/timeline/route";
import { getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/product";
import { auditEntries } from "@/lib/database/schema/staff";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { aTypedAddress } from "@/tests/support/checkout-shopper";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo, told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore({}, ["terms_acceptance"]);
});
beforeEach(async () => {
  await getDatabase().delete(orders);
  await getDatabase().delete(products);
  await insertProduct({ id: "stole", sku: "STOLE", stock: 1_000, sellingPrice: 50_000, discountedPrice: 50_000 });
  await insertProduct({ id: "shirt", sku: "SHIRT", stock: 300, variantTypes: [{ name: "Size", options: ["M"] }] });
  await insertVariant({ id: "shirt-m", productId: "shirt", sku: "SHIRT-M", options: ["M"], stock: 300 });
});

type Handler = (request: Request) => Promise<Response>;
const ask = async (handler: Handler, body: object, key?: string) =>
  told(
    await handler(
      new Request("http://localhost/api/owner/desk-orders", {
        method: "POST",
        headers: {
          authorization: `Bearer ${process.env.OWNER_TOKEN}`,
          "content-type": "application/json",
          ...(key && { "idempotency-key": key }),
        },
        body: JSON.stringify(body),
      }),
    ),
  );

type Priced = {
  checkout_id: string;
  refusals: string[];
  shipping_methods: { _id: string }[];
  payments: { name: string; kind: string }[];
  bill: { final_price: number | null; sub_total: number };
};
const CONTACT = "asha@example.com";

async function draft(draftId: string, changes: object = {}, items = [{ sku: "STOLE", quantity: 2 }]): Promise<Priced> {
  const choices = { order_type: "delivery", shipping_address: aTypedAddress(), ...changes };
  const [status, answer] = await ask(priceDraft, { draft_id: draftId, contact: CONTACT, items, choices });
  expect([status, answer]).toEqual([200, expect.anything()]);
  return answer as Priced;
}

/** A draft that only waits to be placed. */
async function aReadyDraft(draftId: string, items?: { sku: string; quantity: number }[]) {
  const first = await draft(draftId, {}, items);
  const [method] = first.shipping_methods;
  const priced = await draft(draftId, method ? { shipping_id: method._id } : {}, items);
  expect(priced.refusals).toEqual([]);
  const payment = priced.payments.find(({ kind }) => kind === "bank_transfer" || kind === "cod");
  const total = priced.bill.final_price;
  return {
    draft_id: draftId,
    checkout_id: priced.checkout_id,
    contact: CONTACT,
    payment_name: payment?.name,
    seen_total: total,
  };
}

it("takes an order once, from stock, with the usual mail and a note of who took it", async () => {
  const body = await aReadyDraft(randomUUID(), [
    { sku: "STOLE", quantity: 2 },
    { sku: "SHIRT-M", quantity: 1 },
  ]);
  const key = randomUUID();
  const [status, order] = await ask(placeOrder, body, key);
  expect([status, order]).toEqual([200, expect.objectContaining({ order_status: "placed", email: CONTACT })]);
  expect(await ask(placeOrder, body, key)).toEqual([
    200,
    expect.objectContaining({ _id: (order as { _id: string })._id }),
  ]);
  expect(await getDatabase().$count(orders)).toBe(1);
  const stocks = await getDatabase()
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .orderBy(products.id);
  expect(stocks).toEqual([
    { id: "shirt", stock: 200 },
    { id: "stole", stock: 800 },
  ]);
  expect((await messagesTo(CONTACT)).map(({ template }) => template)).toEqual(["order_placed"]);
  // The log forgets nothing, so it never learns who ordered and where they live.
  const log = JSON.stringify(await getDatabase().select().from(auditEntries));
  expect(log).toContain("/api/owner/desk-orders");
  expect(log).not.toMatch(/asha|Weavers|98765 43210/i);
  const { order_number } = order as { order_number: string };
  const request = new Request("http://localhost/api/owner/orders", {
    headers: { authorization: `Bearer ${process.env.OWNER_TOKEN}` },
  });
  const { list } = await (await readTimeline(request, { params: Promise.resolve({ order_id: order_number }) })).json();
  expect(list.filter(({ kind }: { kind: string }) => kind === "note")).toEqual([
    expect.objectContaining({ text: "Taken at the desk." }),
  ]);
});

it("says what is missing, and replaces a draft that is sent again", async () => {
  const id = randomUUID();
  const [, open] = await ask(priceDraft, {
    draft_id: id,
    contact: CONTACT,
    items: [{ sku: "STOLE", quantity: 9 }],
    choices: {},
  });
  expect((open as Priced).refusals).toEqual(expect.arrayContaining(["address_needed"]));
  const priced = await draft(id, {}, [{ sku: "STOLE", quantity: 1 }]);
  expect(priced.bill.sub_total).toBe(500);
});

it("refuses a total that is not what was read out, and keeps the stock", async () => {
  const body = await aReadyDraft(randomUUID());
  await getDatabase().update(products).set({ discountedPrice: 40_000, sellingPrice: 40_000 });
  expect((await ask(placeOrder, body, randomUUID()))[1]).toBe("total_changed");
  expect(await getDatabase().$count(orders)).toBe(0);
});

it.each([
  ["an unknown SKU", { items: [{ sku: "NONE", quantity: 1 }] }, 404, "sku_unknown"],
  ["a product whose variants have to be named", { items: [{ sku: "SHIRT", quantity: 1 }] }, 404, "sku_unknown"],
  ["more than there is", { items: [{ sku: "STOLE", quantity: 11 }] }, 422, "too_few_left"],
  ["no item", { items: [] }, 400, "request_invalid"],
  ["no contact", { contact: "" }, 400, "request_invalid"],
  ["a foreign draft name", { draft_id: "../x" }, 400, "request_invalid"],
])("refuses %s", async (_name, changes, status, code) => {
  const body = { draft_id: randomUUID(), contact: CONTACT, items: [{ sku: "STOLE", quantity: 1 }], choices: {} };
  expect(await ask(priceDraft, { ...body, ...changes })).toEqual([status, code]);
});

it("needs a key, and a draft of its own", async () => {
  const body = await aReadyDraft(randomUUID());
  expect(await ask(placeOrder, body)).toEqual([400, "idempotency_key_missing"]);
  expect(await ask(placeOrder, { ...body, draft_id: randomUUID() }, randomUUID())).toEqual([404, "checkout_unknown"]);
});

it("says nothing of consent that nobody gave, and opens no payment page", async () => {
  const body = await aReadyDraft(randomUUID());
  expect(await ask(placeOrder, { ...body, payment_name: "Square" }, randomUUID())).toEqual([422, "payment_refused"]);
  expect((await ask(placeOrder, body, randomUUID()))[0]).toBe(200);
  const [order] = await getDatabase().select().from(orders);
  expect(order).toMatchObject({ termsAcceptedAt: null, termsPage: null });
});
