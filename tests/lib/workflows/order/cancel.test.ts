import { eq } from "drizzle-orm";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { giftCards } from "@/lib/database/schema/gift-card";
import { products } from "@/lib/database/schema/product";
import { creditedAmount } from "@/lib/domain/invoice/credit-note";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import type { Order } from "@/lib/domain/order/order";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreDetails } from "@/lib/domain/store/store";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { changeOrderStatus, receivePayment } from "@/lib/workflows/order/change";
import { dispatchParcel } from "@/lib/workflows/order/dispatch";
import { placeOrder } from "@/lib/workflows/order/place";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { insertProduct } from "@/tests/factories/product-row";
import {
  aBuyer,
  anOrderRequest,
  aReadyCheckout,
  insertGiftCard,
  insertSellingStore,
  putIntoCart,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo } from "@/tests/support/shopper";

useTestDatabase();
let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore();
});

let made = 0;
/** Places an order of two different products, to be paid by transfer. */
async function anOrder(chosen: Parameters<typeof aReadyCheckout>[1] = {}) {
  const [one, other] = [`cancelled-${++made}`, `cancelled-${++made}`];
  const visitor = await aBuyer();
  for (const productId of [one, other]) {
    await insertProduct({ id: productId, stock: 100 });
    await putIntoCart(visitor, { productId });
  }
  const request = { ...anOrderRequest(await aReadyCheckout(visitor, chosen)), paymentName: "Bank Payment" };
  const answer = await placeOrder({ store, visitor, address: visitor.anonymousId }, request);
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`);
  return { ...answer.value, one, other };
}

const inDatabase = ({ id }: Order) => findOrder("nila-loom", id);
const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const mails = async ({ email }: Order) => (await messagesTo(email)).map(({ template }) => template);
const cancel = (order: Order, positions: number[] | null = null) =>
  cancelOrder(store, order.id, { positions, reason: "It was woven wrong." });

it("returns stock once, and owes no refund when nothing was paid", async () => {
  const { order, one } = await anOrder();
  expect(await readExpiredTags()).toContain(tags.product("nila-loom", one));
  expect(await cancel(order)).toMatchObject({ ok: true });
  expect(await readExpiredTags()).toContain(tags.product("nila-loom", one));
  expect(await cancel(order)).toMatchObject({ ok: false, code: "order_not_open" });
  expect(await readExpiredTags()).toEqual([]);
  expect(await inDatabase(order)).toMatchObject({ status: "cancelled", paymentStatus: "none", refundAmount: 0 });
  expect(await stockOf(one)).toBe(100);
  expect(await mails(order)).toEqual(["order_cancelled", "order_placed"]);
});

const recordRefund = ({ id }: Pick<Order, "id">) => refundOrder(store.id, id, { isDoneByHand: true });

it("owes a refund of a paid order until it is made", async () => {
  const { order } = await anOrder();
  expect(await receivePayment(store, order.id)).toMatchObject({
    ok: true,
    value: { paymentStatus: "paid", invoiceNumber: expect.stringMatching(/^INV-/) },
  });
  await cancel(order);
  expect(await inDatabase(order)).toMatchObject({ paymentStatus: "refund_due", refundAmount: 208_000 });
  expect(await recordRefund(order)).toMatchObject({ ok: true });
  expect(await inDatabase(order)).toMatchObject({ paymentStatus: "refunded", refundedAmount: 208_000 });
  expect(await recordRefund(order)).toMatchObject({ code: "order_refund_not_due" });
  expect(await mails(order)).toEqual(["refund_made", "order_cancelled", "payment_received", "order_placed"]);
});

it("warns of a transfer that may be on its way, only if the whole order awaited it", async () => {
  const warned = async (order: Order) => (await messagesTo(order.email))[0]?.content.mayBeTransferred;
  const { order: awaited } = await anOrder();
  await cancel(awaited, [0]);
  expect(await warned(awaited)).toBe(false);
  await cancel(awaited);
  expect(await warned(awaited)).toBe(true);
  const { order: paid } = await anOrder();
  await receivePayment(store, paid.id);
  await cancel(paid);
  expect(await warned(paid)).toBe(false);
});

it("cancels some items, and the rest continues", async () => {
  const { order, one, other } = await anOrder();
  await receivePayment(store, order.id);
  expect(await cancel(order, [0])).toMatchObject({ ok: true });
  expect(await inDatabase(order)).toMatchObject({
    status: "placed",
    paymentStatus: "refund_due",
    refundAmount: 100_000,
    items: [{ status: "c_confirmed", cancellation: { reason: "It was woven wrong." } }, { status: "" }],
  });
  expect([await stockOf(one), await stockOf(other)]).toEqual([100, 0]);
  expect(await cancel(order, [0])).toMatchObject({ code: "item_cancelled" });
  expect(await cancel(order, [7])).toMatchObject({ code: "item_unknown" });
  await recordRefund(order);
  expect(await inDatabase(order)).toMatchObject({ paymentStatus: "paid", refundedAmount: 100_000 });
  // Position 1 is the last item that is not cancelled yet, so cancelling it cancels the order.
  await cancel(order, [1]);
  expect(await inDatabase(order)).toMatchObject({
    status: "cancelled",
    refundAmount: 208_000,
    refundedAmount: 100_000,
  });
  expect([await stockOf(one), await stockOf(other)]).toEqual([100, 100]);
});

it("returns the part not paid in money to the gift card", async () => {
  await insertGiftCard("CANC-CANC-CANC", { price: 150_000, balance: 150_000 });
  const balance = async () =>
    (await getDatabase().select().from(giftCards).where(eq(giftCards.code, "CANC-CANC-CANC")))[0]?.balance;
  const { order } = await anOrder({ giftCardCodes: ["CANC-CANC-CANC"] });
  await receivePayment(store, order.id);
  await cancel(order, [0]);
  expect(await inDatabase(order)).toMatchObject({ refundAmount: 58_000 });
  expect(await balance()).toBe(42_000);
  await cancel(order);
  expect(await inDatabase(order)).toMatchObject({ status: "cancelled", refundAmount: 58_000 });
  expect(await balance()).toBe(150_000);
});

it("mails the customer about each step, and dates skipped ones", async () => {
  const { order } = await anOrder();
  const tracking = { trackingLink: "https://post.example/42", trackingNumber: "42" };
  const parcel = { items: null, carrier: "", ...tracking, idempotencyKey: null };
  expect(await dispatchParcel(store, order.id, parcel)).toMatchObject({ ok: true });
  expect(await changeOrderStatus(store, order.id, "confirmed")).toMatchObject({ code: "order_step_done" });
  expect(await changeOrderStatus(store, order.id, "delivered")).toMatchObject({ ok: true });
  const now = await inDatabase(order);
  expect(now).toMatchObject({ status: "delivered", paymentStatus: "paid", parcels: [tracking] });
  expect(now?.confirmedAt).toEqual(now?.dispatchedAt);
  expect(now?.invoiceNumber).toMatch(/^INV-/);
  expect(await mails(order)).toEqual(["order_delivered", "order_dispatched", "order_placed"]);
  expect(await changeOrderStatus(store, "none", "confirmed")).toMatchObject({ code: "order_unknown" });
});

it("numbers invoices without gaps", async () => {
  const numbered = [];
  for (const _ of [1, 2, 3]) {
    const { order } = await anOrder();
    const paid = await receivePayment(store, order.id);
    numbered.push(paid.ok ? Number(paid.value.invoiceNumber?.slice(4)) : 0);
  }
  const [first = 0] = numbered;
  expect(numbered).toEqual([first, first + 1, first + 2]);
});

it("issues a numbered credit note for each cancellation after the invoice", async () => {
  const numbers = [];
  for (const _ of [1, 2]) {
    const { order } = await anOrder();
    await receivePayment(store, order.id);
    await cancel(order, [0]);
    await cancel(order);
    const after = await inDatabase(order);
    expect(after?.creditNotes.map(({ ordinal, positions }) => [ordinal, positions])).toEqual([
      [1, [0]],
      [2, [1]],
    ]);
    expect(after?.creditNotes.map(creditedAmount)).toEqual([100_000, 108_000]);
    numbers.push(...(after?.creditNotes ?? []).map(({ number }) => Number(number.replace("CN-", ""))));
  }
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2, first + 3]);
});

it("credits nothing before the invoice, and invoices only the remaining items", async () => {
  const { order } = await anOrder();
  await cancel(order, [0]);
  await receivePayment(store, order.id);
  const after = await inDatabase(order);
  if (!after) throw new Error("It was kept.");
  expect(after.creditNotes).toEqual([]);
  expect(toInvoice(after, store)).toMatchObject({ total: 108_000, groups: [{ lines: [{ amount: 100_000 }] }] });
});
