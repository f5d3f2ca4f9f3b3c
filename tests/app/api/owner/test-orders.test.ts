import { randomUUID } from "node:crypto";
import { POST as priceDraft } from "@/app/api/owner/desk-orders/draft/route";
import { POST as placeOrder } from "@/app/api/owner/desk-orders/route";
import { POST as confirm } from "@/app/api/owner/orders/[order_id]/confirm/route";
import { POST as deliver } from "@/app/api/owner/orders/[order_id]/deliver/route";
import { POST as receivePayment } from "@/app/api/owner/orders/[order_id]/payment/route";
import { POST as makeLink } from "@/app/api/owner/orders/[order_id]/payment-link/route";
import { POST as grantRefund } from "@/app/api/owner/orders/[order_id]/refunds/route";
import { DELETE as deleteOrder, GET as showOrder } from "@/app/api/owner/orders/[order_id]/route";
import { GET as exportOrders } from "@/app/api/owner/orders/export/route";
import { listBestSellers, listSales } from "@/lib/data/order/today";
import { getDatabase } from "@/lib/database/connection";
import { orderItems, orderNotes, orders } from "@/lib/database/schema/order";
import { offerUses } from "@/lib/database/schema/pricing";
import { products } from "@/lib/database/schema/product";
import { numberSequences } from "@/lib/database/schema/sequence";
import { stockMovements } from "@/lib/database/schema/stock";
import { clock } from "@/lib/server/clock";
import { insertProduct } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { aTypedAddress } from "@/tests/support/checkout-shopper";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo, told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore({}, ["terms_acceptance", "manual_giftcard"]);
});
beforeEach(async () => {
  for (const table of [orders, products, stockMovements]) await getDatabase().delete(table);
  await insertProduct({ id: "stole", sku: "STOLE", stock: 1_000, sellingPrice: 50_000, discountedPrice: 50_000 });
  await getDatabase().delete(stockMovements);
});

type Handler = (request: Request, context: { params: Promise<{ order_id: string }> }) => Promise<Response>;
async function ask(handler: Handler, order_id = "", body?: object, method = body ? "POST" : "GET") {
  const headers = {
    authorization: `Bearer ${process.env.OWNER_TOKEN}`,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
  };
  const request = new Request("http://localhost/", { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return told(await handler(request, { params: Promise.resolve({ order_id }) }));
}

type Priced = { checkout_id: string; payments: { name: string; kind: string }[]; bill: { final_price: number } };
type Placed = { _id: string; order_number: string; is_test: boolean; invoice_number: string | null };

async function place(is_test: boolean): Promise<Placed> {
  const draft_id = randomUUID();
  const contact = "asha@example.com";
  const items = [{ sku: "STOLE", quantity: 2 }];
  const choices = { order_type: "delivery", shipping_address: aTypedAddress() };
  const [, priced] = (await ask(priceDraft, "", { draft_id, contact, items, choices })) as [number, Priced];
  const payment_name = priced.payments.find(({ kind }) => kind === "bank_transfer")?.name;
  const { checkout_id, bill } = priced;
  const body = { draft_id, checkout_id, contact, payment_name, seen_total: bill.final_price, is_test };
  const [status, order] = await ask(placeOrder, "", body);
  expect([status, order]).toEqual([200, expect.objectContaining({ is_test })]);
  return order as Placed;
}

const stockOf = async () => (await getDatabase().select().from(products))[0]?.stock;

it("takes nothing, and goes the way of every other order to its end", async () => {
  const { _id: id, order_number } = await place(true);
  expect(order_number).toMatch(/^TEST-\d{7}-\d{4}$/);
  for (const handler of [receivePayment, confirm, deliver]) expect((await ask(handler, id, {}))[0]).toBe(200);
  expect(await ask(showOrder, id)).toEqual([
    200,
    expect.objectContaining({ order_status: "delivered", is_test: true, invoice_number: null }),
  ]);
  expect(await stockOf()).toBe(1_000);
  for (const table of [numberSequences, offerUses, stockMovements]) expect(await getDatabase().$count(table)).toBe(0);
  expect((await messagesTo("asha@example.com")).map(({ template }) => template)).toContain("order_placed");
});

it("counts nowhere, where another order counts", async () => {
  const day = 24 * 60 * 60_000;
  const counted = async () => {
    const [, { csv }] = (await ask(exportOrders as Handler)) as [number, { csv: string }];
    const sales = await listSales("nila-loom", clock.now());
    const best = await listBestSellers("nila-loom", new Date(clock.now().getTime() - day));
    return { lines: csv.trim().split("\n").length - 1, sales: sales.length, best: best.length };
  };
  await place(true);
  expect(await counted()).toEqual({ lines: 0, sales: 0, best: 0 });
  await place(false);
  expect(await counted()).toEqual({ lines: 1, sales: 1, best: 1 });
  expect(await stockOf()).toBe(800);
});

it("moves no money", async () => {
  const { _id: id } = await place(true);
  expect(await ask(makeLink, id, {})).toEqual([422, "order_not_payable"]);
  for (const handler of [receivePayment, deliver]) expect((await ask(handler, id, {}))[0]).toBe(200);
  const refund = { to: "gift_card", amount: 100, reason: "" };
  expect(await ask(grantRefund, id, refund)).toEqual([422, "order_is_test"]);
});

it("is deleted with what belongs to it, and no other order is", async () => {
  const test = await place(true);
  const real = await place(false);
  expect(await ask(deleteOrder, test.order_number, undefined, "DELETE")).toEqual([200, { done: true }]);
  expect(await ask(deleteOrder, test._id, undefined, "DELETE")).toEqual([404, "order_unknown"]);
  expect(await ask(deleteOrder, real._id, undefined, "DELETE")).toEqual([422, "order_not_test"]);
  for (const table of [orderItems, orderNotes]) {
    const rows = await getDatabase().select().from(table);
    expect(new Set(rows.map(({ orderId }) => orderId))).toEqual(new Set([real._id]));
  }
});
