import { eq } from "drizzle-orm";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { giftCards } from "@/lib/database/schema/gift-card";
import { payments } from "@/lib/database/schema/payment";
import { offerCounts, offerUses } from "@/lib/database/schema/pricing";
import { products } from "@/lib/database/schema/product";
import type { Order } from "@/lib/domain/order/order";
import { placeOrder } from "@/lib/workflows/order/place";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { type ReportedPayment, settlePayment } from "@/lib/workflows/payment/settle";
import { insertProduct } from "@/tests/factories/product-row";
import {
  aBuyer,
  anOrderRequest,
  aReadyCheckout,
  insertGiftCard,
  insertOffer,
  insertSellingStore,
  putIntoCart,
  testStore,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { insertAttempt } from "@/tests/support/payment-attempt";
import { messagesTo } from "@/tests/support/shopper";

useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertOffer("TEN");
});

let orderCount = 0;
/** A pending order of two pieces of a product, with a payment attempt whose outcome is not known yet. */
async function aPendingOrder(chosen: Parameters<typeof aReadyCheckout>[1] = {}, stock = 1_000) {
  const name = `settled-${++orderCount}`;
  await insertProduct({ id: name, stock });
  const visitor = await aBuyer();
  await putIntoCart(visitor, { productId: name, quantity: 200 });
  const checkoutId = await aReadyCheckout(visitor, chosen);
  const request = { ...anOrderRequest(checkoutId), paymentName: "Square" };
  const answer = await placeOrder({ store: await testStore(), visitor, address: visitor.anonymousId }, request);
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`);
  const { order } = answer.value;
  const [amount, currencyCode] = [order.finalPrice, "INR"];
  const reference = `ref-${name}`;
  const started = { orderId: order.id, provider: "square", reference, amount, currencyCode } as const;
  const paymentId = await insertAttempt(started);
  const reported: ReportedPayment = {
    ...started,
    outcome: "succeeded",
    eventId: `event-${name}`,
  };
  return { order, visitor, checkoutId, productId: name, paymentId, reported };
}

const settle = async (reported: ReportedPayment) => {
  const settled = await settlePayment("nila-loom", reported);
  if (!settled.ok) throw new Error(`Refused: ${settled.code}`);
  return settled.value;
};
const inDatabase = (order: Order) => findOrder("nila-loom", order.id);
const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const paymentOf = async (id: string) => (await getDatabase().select().from(payments).where(eq(payments.id, id)))[0];
const AFTER_THE_HOLD = 8 * 60_000;
const lapse = () => releaseLapsedOrders(new Date(Date.now() + AFTER_THE_HOLD));
const mails = async ({ email }: Order) => (await messagesTo(email)).map(({ template }) => template);

it("places the order once when it is paid, whoever reports it and how often", async () => {
  const { order, reported, paymentId, productId } = await aPendingOrder();
  await settle(reported);
  await settle(reported);
  await settle({ ...reported, eventId: null });
  await settle({ ...reported, eventId: "another" });
  expect(await inDatabase(order)).toMatchObject({
    status: "placed",
    paymentStatus: "paid",
    invoiceNumber: expect.stringMatching(/^INV-/),
    holdUntil: null,
  });
  expect(await paymentOf(paymentId)).toMatchObject({ status: "succeeded", reference: reported.reference });
  expect(await mails(order)).toEqual(["order_placed"]);
  expect(await stockOf(productId)).toBe(800);
  await lapse();
  expect(await inDatabase(order)).toMatchObject({ status: "placed" });
});

it("refuses a smaller amount or another currency, and logs only ids", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  for (const wrong of [{ amount: 1 }, { currencyCode: "USD" }]) {
    const { order, reported, paymentId } = await aPendingOrder();
    await settle({ ...reported, ...wrong });
    expect(await inDatabase(order)).toMatchObject({ status: "pending", paymentStatus: "pending" });
    expect(await paymentOf(paymentId)).toMatchObject({ status: "refund_due" });
    expect(logged.mock.lastCall?.[0]).toContain(order.id);
    expect(logged.mock.lastCall?.[0]).not.toContain("@");
  }
  logged.mockRestore();
});

it("allows another attempt after a failed one, while the order is pending", async () => {
  const { order, reported, paymentId } = await aPendingOrder();
  await settle({ ...reported, outcome: "failed" });
  expect(await inDatabase(order)).toMatchObject({ status: "pending", paymentStatus: "failed" });
  expect(await paymentOf(paymentId)).toMatchObject({ status: "failed" });
  const { orderId, provider, amount, currencyCode } = reported;
  await insertAttempt({ orderId, provider, amount, currencyCode, reference: "second attempt" });
  await settle({ ...reported, reference: "second attempt", eventId: "second" });
  expect(await inDatabase(order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("releases a lapsed order once, and its checkout can be ordered again", async () => {
  await insertGiftCard("LAPS-LAPS-LAPS", { balance: 50_000 });
  const chosen = { offerCode: "TEN", giftCardCodes: ["LAPS-LAPS-LAPS"] };
  const { order, productId, visitor, checkoutId } = await aPendingOrder(chosen);
  const card = async () =>
    (await getDatabase().select().from(giftCards).where(eq(giftCards.code, "LAPS-LAPS-LAPS")))[0];
  expect(await card()).toMatchObject({ balance: 0, heldFor: order.id });
  await lapse();
  expect(await lapse()).toEqual({ released: 0 });
  expect(await inDatabase(order)).toMatchObject({ status: "lapsed", paymentStatus: "failed" });
  expect(await stockOf(productId)).toBe(1_000);
  expect(await card()).toMatchObject({ balance: 50_000, heldFor: null, heldUntil: null });
  expect(await getDatabase().select().from(offerUses).where(eq(offerUses.orderId, order.id))).toEqual([]);
  const [count] = await getDatabase().select().from(offerCounts).where(eq(offerCounts.offerId, "TEN"));
  expect(count?.used).toBe(0);
  expect(await mails(order)).toEqual([]);
  const again = await placeOrder(
    { store: await testStore(), visitor, address: visitor.anonymousId },
    anOrderRequest(checkoutId),
  );
  expect(again).toMatchObject({ ok: true });
});

it("leaves orders alone that can still be paid", async () => {
  const { order } = await aPendingOrder();
  await releaseLapsedOrders();
  expect(await inDatabase(order)).toMatchObject({ status: "pending" });
});

it("places a lapsed order that is paid late, when everything is still available", async () => {
  await insertGiftCard("LATE-LATE-LATE", { balance: 50_000 });
  const { order, reported, productId } = await aPendingOrder({ giftCardCodes: ["LATE-LATE-LATE"], offerCode: "TEN" });
  await lapse();
  await settle(reported);
  expect(await inDatabase(order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  expect(await stockOf(productId)).toBe(800);
  const [card] = await getDatabase().select().from(giftCards).where(eq(giftCards.code, "LATE-LATE-LATE"));
  expect(card).toMatchObject({ balance: 0, heldUntil: null });
  expect(await mails(order)).toEqual(["order_placed"]);
});

it("owes a refund when the payment came too late, and mails the shopper", async () => {
  const { order, reported, productId, paymentId } = await aPendingOrder({}, 200);
  await lapse();
  await getDatabase().update(products).set({ stock: 100 }).where(eq(products.id, productId));
  await settle(reported);
  expect(await inDatabase(order)).toMatchObject({
    status: "lapsed",
    paymentStatus: "refund_due",
    refundAmount: order.finalPrice,
  });
  expect(await paymentOf(paymentId)).toMatchObject({ status: "refund_due" });
  expect(await stockOf(productId)).toBe(100);
  expect(await mails(order)).toEqual(["payment_too_late"]);
});

it("owes a refund for a payment of a replaced order", async () => {
  const { order, reported, visitor, checkoutId, productId } = await aPendingOrder();
  await placeOrder({ store: await testStore(), visitor, address: visitor.anonymousId }, anOrderRequest(checkoutId));
  await settle(reported);
  expect(await inDatabase(order)).toMatchObject({ status: "lapsed", paymentStatus: "refund_due" });
  expect(await stockOf(productId)).toBe(800);
});

it("marks a second payment of an order for refund", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  const { order, reported } = await aPendingOrder();
  await settle(reported);
  const { orderId, provider, amount, currencyCode } = reported;
  const twice = await insertAttempt({ orderId, provider, amount, currencyCode, reference: "twice" });
  await settle({ ...reported, reference: "twice", eventId: "twice" });
  expect(await paymentOf(twice)).toMatchObject({ status: "refund_due" });
  expect(await inDatabase(order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  logged.mockRestore();
});

it("refuses payments that were never started", async () => {
  const { reported } = await aPendingOrder();
  expect(await settlePayment("nila-loom", { ...reported, orderId: "none" })).toMatchObject({ code: "order_unknown" });
  expect(await settlePayment("nila-loom", { ...reported, provider: "foloosi" })).toMatchObject({
    code: "payment_unknown",
  });
  // A payment with an unknown reference is refused, and that reference is not saved with the open attempt.
  expect(await settlePayment("nila-loom", { ...reported, reference: "unknown" })).toMatchObject({
    code: "payment_unknown",
  });
  expect(await settlePayment("another", reported)).toMatchObject({ code: "store_unknown" });
});
