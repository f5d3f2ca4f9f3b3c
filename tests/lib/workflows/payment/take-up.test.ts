import { eq } from "drizzle-orm";
import { insertOrderLink } from "@/lib/data/order/links";
import { getDatabase } from "@/lib/database/connection";
import { giftCards } from "@/lib/database/schema/gift-card";
import { orderPayers } from "@/lib/database/schema/order";
import { offerCounts } from "@/lib/database/schema/pricing";
import { products } from "@/lib/database/schema/product";
import { orderPaymentPath } from "@/lib/domain/checkout/pages";
import type { Order } from "@/lib/domain/order/order";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { forgetOldOrders } from "@/lib/workflows/order/forget-old";
import { placeOrder } from "@/lib/workflows/order/place";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { remindOfPayments } from "@/lib/workflows/order/remind-of-payments";
import { withdrawUnpaidOrder } from "@/lib/workflows/order/withdraw";
import { cancelPendingPayment } from "@/lib/workflows/payment/cancel-pending";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { readOfferToPay } from "@/lib/workflows/payment/page-details";
import { takeUpPayment } from "@/lib/workflows/payment/take-up";
import { aGuest, anOrderRequest, aReadyCheckout, insertGiftCard, insertOffer } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { anOrderToPay, attemptStatusesOf, currentOrder } from "@/tests/support/payer";
import { useRazorpayShop } from "@/tests/support/razorpay-shop";
import { messagesTo } from "@/tests/support/shopper";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
const razorpay = useRazorpayShop();

type Ordered = Awaited<ReturnType<typeof anOrderToPay>>;
const anUnfinished = () => anOrderToPay("Razorpay");
const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** The order lapses, and the time for its reminder comes; by two workers at once, as everything may be. */
async function anHourLater() {
  await Promise.all([1, 2].map(() => releaseLapsedOrders(after(8))));
  await Promise.all([1, 2].map(() => remindOfPayments(after(61))));
}
const templatesTo = async ({ email }: Order) => (await messagesTo(email)).map(({ template }) => template).sort();
const stockOf = async ({ productId }: Pick<Ordered, "productId">) =>
  (await getDatabase().select().from(products).where(eq(products.id, productId)))[0]?.stock;
/** Somebody with the link of the order, in another browser than the one that placed it. */
async function anotherBrowser({ payer, order }: Ordered) {
  const other = { ...payer, visitor: aGuest(), address: `${payer.address}9` };
  return { other, key: await insertOrderLink("nila-loom", order.id, new Date()) };
}
async function startedAt(payer: Ordered["payer"], order: Order) {
  const begun = await startHostedPayment(payer, order.id, "razorpay");
  if (!begun.ok) throw new Error(begun.code);
  return begun.value.token;
}

it("mails one link to an order that was not paid, by which anyone who has it pays the same order once", async () => {
  const ordered = await anUnfinished();
  const { payer, order } = ordered;
  await startedAt(payer, order);
  await remindOfPayments(after(59));
  expect(await templatesTo(order)).toEqual([]);
  await anHourLater();
  await remindOfPayments(after(200));
  expect(await templatesTo(order)).toEqual(["payment_unfinished"]);
  const content = (await messagesTo(order.email))[0]?.content as { link: string };
  const key = new URL(content.link).searchParams.get("key");
  expect(await stockOf(ordered)).toBe(100);

  const { other } = await anotherBrowser(ordered);
  expect(await startHostedPayment(other, order.id, "razorpay")).toMatchObject({ code: "order_unknown" });
  const taken = await takeUpPayment(other, { orderId: order.id, key }, after(62));
  expect(taken).toMatchObject({ ok: true, value: { id: order.id, status: "pending", finalPrice: order.finalPrice } });
  expect(await stockOf(ordered)).toBe(0);
  const paid = razorpay().pay(await startedAt(other, order));
  const done = await finishHostedPayment(other, order.id, "razorpay", razorpay().returned(paid));
  expect(done).toMatchObject({ value: { outcome: "succeeded", leadsTo: orderPaymentPath(order.id) } });
  expect(await currentOrder(order)).toMatchObject({ status: "placed", paymentStatus: "paid", remindAt: null });
  expect(await takeUpPayment(other, { orderId: order.id, key }, after(63))).toMatchObject({ code: "order_paid" });
  expect(await stockOf(ordered)).toBe(0);
  await remindOfPayments(after(300));
  expect(await templatesTo(order)).toEqual(["order_placed", "payment_unfinished"]);
});

it.each([
  {
    what: "was paid",
    end: async ({ payer, order }: Ordered) => {
      const paid = razorpay().pay(await startedAt(payer, order));
      await finishHostedPayment(payer, order.id, "razorpay", razorpay().returned(paid));
    },
  },
  {
    what: "was paid without the shop hearing of it",
    end: async ({ payer, order }: Ordered) => razorpay().pay(await startedAt(payer, order)),
  },
  {
    what: "was withdrawn",
    end: ({ payer, order }: Ordered) => withdrawUnpaidOrder(payer, { orderId: order.id, key: null }),
  },
  {
    what: "is to be paid in another way",
    end: ({ payer, order }: Ordered) => cancelPendingPayment(payer, order.id),
  },
  {
    what: "was followed by another order of the same person",
    end: async ({ payer, productId, checkoutId }: Ordered) => {
      await getDatabase().update(products).set({ stock: 300 }).where(eq(products.id, productId));
      const again = await placeOrder(payer, { ...anOrderRequest(checkoutId), paymentName: "Razorpay" });
      if (!again.ok) throw new Error(again.code);
      await withdrawUnpaidOrder(payer, { orderId: again.value.order.id, key: null });
    },
  },
])("does not mail about an order that $what", async ({ end }) => {
  const ordered = await anUnfinished();
  await end(ordered);
  await anHourLater();
  expect(await templatesTo(ordered.order)).not.toContain("payment_unfinished");
  expect(await currentOrder(ordered.order)).toMatchObject({ remindAt: null });
});

it("waits with the mail while the shopper is paying again", async () => {
  const { payer, order } = await anUnfinished();
  await releaseLapsedOrders(after(8));
  await takeUpPayment(payer, { orderId: order.id, key: null }, after(58));
  await remindOfPayments(after(61));
  expect(await templatesTo(order)).toEqual([]);
  await remindOfPayments(after(66));
  expect(await templatesTo(order)).toEqual(["payment_unfinished"]);
});

it("says of each order that is not to be paid why, and changes nothing", async () => {
  const ordered = await anUnfinished();
  const { payer, order } = ordered;
  await releaseLapsedOrders(after(8));
  const take = (now: Date, key: string | null = null) => takeUpPayment(payer, { orderId: order.id, key }, now);
  const { other } = await anotherBrowser(ordered);
  expect(await takeUpPayment(other, { orderId: order.id, key: "wrong" })).toMatchObject({ code: "order_unknown" });
  expect(await take(after(7 * 24 * 60 + 1))).toMatchObject({ code: "order_ended" });
  expect(await readOfferToPay(payer.store, await currentOrder(order), after(7 * 24 * 60 + 1))).toBeNull();

  await getDatabase().update(products).set({ stock: 0 }).where(eq(products.id, ordered.productId));
  expect(await take(after(9))).toMatchObject({ code: "order_items_gone" });
  expect(await currentOrder(order)).toMatchObject({ status: "lapsed", paymentStatus: "failed" });
  await getDatabase().update(products).set({ stock: 200 }).where(eq(products.id, ordered.productId));

  const again = await placeOrder(payer, { ...anOrderRequest(ordered.checkoutId), paymentName: "Razorpay" });
  expect(again).toMatchObject({ ok: true });
  expect(await take(after(9))).toMatchObject({ code: "order_replaced" });
  expect(await stockOf(ordered)).toBe(100);
});

it("says that a cancelled order is cancelled", async () => {
  const { payer, order } = await anUnfinished();
  await withdrawUnpaidOrder(payer, { orderId: order.id, key: null });
  expect(await takeUpPayment(payer, { orderId: order.id, key: null })).toMatchObject({ code: "order_cancelled" });
  const paid = await anUnfinished();
  const charge = razorpay().pay(await startedAt(paid.payer, paid.order));
  await finishHostedPayment(paid.payer, paid.order.id, "razorpay", razorpay().returned(charge));
  await cancelOrder(paid.payer.store, paid.order.id, { positions: null, reason: "" });
  const late = await takeUpPayment(paid.payer, { orderId: paid.order.id, key: null });
  expect(late).toMatchObject({ code: "order_cancelled" });
});

it("asks about what was begun before, so that nobody pays twice", async () => {
  const ordered = await anUnfinished();
  razorpay().pay(await startedAt(ordered.payer, ordered.order));
  await releaseLapsedOrders(after(8));
  const take = () => takeUpPayment(ordered.payer, { orderId: ordered.order.id, key: null }, after(9));
  expect(await take()).toMatchObject({ code: "order_paid" });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["succeeded"]);
  expect(await stockOf(ordered)).toBe(0);
});

it("takes the stock once, however many take the payment up at the same time", async () => {
  const ordered = await anUnfinished();
  const { payer, order } = ordered;
  await releaseLapsedOrders(after(8));
  await getDatabase().update(products).set({ stock: 500 }).where(eq(products.id, ordered.productId));
  const { other, key } = await anotherBrowser(ordered);
  const all = await Promise.all([
    takeUpPayment(payer, { orderId: order.id, key: null }, after(9)),
    takeUpPayment(other, { orderId: order.id, key }, after(9)),
    takeUpPayment(other, { orderId: order.id, key }, after(9)),
  ]);
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await stockOf(ordered)).toBe(400);
});

it("keeps the time of an order that is still held, and gives a new one where it has just passed", async () => {
  const { payer, order, ...ordered } = await anUnfinished();
  const take = (now: Date) => takeUpPayment(payer, { orderId: order.id, key: null }, now);
  expect(await take(after(3))).toMatchObject({ ok: true, value: { holdUntil: order.holdUntil } });
  const renewed = await take(after(8));
  if (!renewed.ok) throw new Error(renewed.code);
  expect(renewed.value.holdUntil?.getTime()).toBeGreaterThan(after(14).getTime());
  expect(await stockOf(ordered)).toBe(0);
  await releaseLapsedOrders(after(16));
  expect(await stockOf(ordered)).toBe(100);
});

it("takes offer and gift card again, and gives them back if the payment is not finished again", async () => {
  await insertOffer("AGAIN");
  await insertGiftCard("AGAI-AGAI-AGAI", { price: 50_000, balance: 50_000 });
  const { payer, order, productId } = await anUnfinished();
  await cancelPendingPayment(payer, order.id);
  const visitor = { ...payer.visitor, anonymousId: `${payer.visitor.anonymousId}-again` };
  const checkoutId = await aReadyCheckout(visitor, { offerCode: "AGAIN", giftCardCodes: ["AGAI-AGAI-AGAI"] });
  const placed = await placeOrder({ ...payer, visitor }, { ...anOrderRequest(checkoutId), paymentName: "Razorpay" });
  if (!placed.ok) throw new Error(placed.code);
  const books = async () => [
    (await getDatabase().select().from(offerCounts).where(eq(offerCounts.offerId, "AGAIN")))[0]?.used,
    (await getDatabase().select().from(giftCards).where(eq(giftCards.code, "AGAI-AGAI-AGAI")))[0]?.balance,
    await stockOf({ productId }),
  ];
  const taken = await books();
  await releaseLapsedOrders(after(8));
  expect(await books()).toEqual([0, 50_000, 100]);
  const take = () => takeUpPayment({ ...payer, visitor }, { orderId: placed.value.order.id, key: null }, after(9));
  await getDatabase().update(giftCards).set({ balance: 49_999 }).where(eq(giftCards.code, "AGAI-AGAI-AGAI"));
  expect(await take()).toMatchObject({ code: "order_reductions_gone" });
  expect(await books()).toEqual([0, 49_999, 100]);
  await getDatabase().update(giftCards).set({ balance: 50_000 }).where(eq(giftCards.code, "AGAI-AGAI-AGAI"));
  const again = await take();
  expect(again).toMatchObject({ ok: true });
  expect(await books()).toEqual(taken);
  await releaseLapsedOrders(after(17));
  expect(await books()).toEqual([0, 50_000, 100]);
});

it("forgets who may pay after a day", async () => {
  const { payer, order } = await anUnfinished();
  await takeUpPayment(payer, { orderId: order.id, key: null });
  const count = () => getDatabase().$count(orderPayers, eq(orderPayers.orderId, order.id));
  await forgetOldOrders(after(24 * 60 - 1));
  expect(await count()).toBe(1);
  await forgetOldOrders(after(24 * 60 + 1));
  expect(await count()).toBe(0);
});
