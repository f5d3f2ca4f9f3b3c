import { eq } from "drizzle-orm";
import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { giftCards } from "@/lib/database/schema/gift-card";
import { orderItems, orders } from "@/lib/database/schema/order";
import { offerCounts } from "@/lib/database/schema/pricing";
import { products } from "@/lib/database/schema/product";
import type { Order } from "@/lib/domain/order/order";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreDetails } from "@/lib/domain/store/store";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { changeOrderStatus, receivePayment } from "@/lib/workflows/order/change";
import { forgetOldOrders } from "@/lib/workflows/order/forget-old";
import { placeOrder } from "@/lib/workflows/order/place";
import { receiveLatePayment } from "@/lib/workflows/order/receive-late-payment";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { remindOfPayments } from "@/lib/workflows/order/remind-of-payments";
import { anOrder } from "@/tests/factories/order";
import { insertProduct } from "@/tests/factories/product-row";
import {
  aBuyer,
  anOrderRequest,
  aReadyCheckout,
  insertGiftCard,
  insertOffer,
  insertSellingStore,
  putIntoCart,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo } from "@/tests/support/shopper";

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

useTestDatabase();
let store: StoreDetails;
beforeAll(async () => {
  // Ten hours, unlike the default, so that the setting is what decides.
  store = await insertSellingStore({ store_properties: [{ checkout_setting: { transfer_hold_hours: 10 } }] });
});

let made = 0;
/** Places an order of two different products, of which one piece each is there, to be paid by transfer. */
async function anAwaited(chosen: Parameters<typeof aReadyCheckout>[1] = {}, paymentName = "Bank Payment") {
  const [one, other] = [`transfer-${++made}`, `transfer-${++made}`];
  const visitor = await aBuyer();
  for (const productId of [one, other]) {
    await insertProduct({ id: productId, stock: 100 });
    await putIntoCart(visitor, { productId });
  }
  const request = { ...anOrderRequest(await aReadyCheckout(visitor, chosen)), paymentName };
  const answer = await placeOrder({ store, visitor, address: visitor.anonymousId }, request);
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`);
  return { ...answer.value, one, other };
}

const inDatabase = ({ id }: Order) => findOrder("nila-loom", id);
const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const setStock = (id: string, stock: number) =>
  getDatabase().update(products).set({ stock }).where(eq(products.id, id));
const mails = async ({ email }: Order) => (await messagesTo(email)).map(({ template }) => template);
const after = ({ createdAt }: Order, hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS);
const balanceOf = async (code: string) =>
  (await getDatabase().select().from(giftCards).where(eq(giftCards.code, code)))[0]?.balance;
const usesOf = async (offerId: string) =>
  (await getDatabase().select().from(offerCounts).where(eq(offerCounts.offerId, offerId)))[0]?.used;

it("keeps a transfer's order as long as the store says, and tells the shopper until when", async () => {
  const { order } = await anAwaited();
  expect(await inDatabase(order)).toMatchObject({ holdUntil: after(order, 10), remindAt: after(order, 5) });
  const [mail] = await messagesTo(order.email);
  expect(mail?.content).toMatchObject({ pay: { text: expect.stringContaining("We keep your items until ") } });
  await releaseLapsedOrders(after(order, 9.9));
  expect(await inDatabase(order)).toMatchObject({ status: "placed", paymentStatus: "awaited" });
});

it("reminds the shopper once, however often and by how many workers the work is done", async () => {
  const { order } = await anAwaited();
  await remindOfPayments(after(order, 4.9));
  expect(await mails(order)).toEqual(["order_placed"]);
  await Promise.all([1, 2, 3].map(() => remindOfPayments(after(order, 5))));
  await remindOfPayments(after(order, 6));
  expect(await mails(order)).toEqual(["transfer_reminder", "order_placed"]);
  const [reminder] = await messagesTo(order.email);
  expect(reminder?.content).toMatchObject({
    pay: { heading: "Bank Payment", lines: expect.arrayContaining(["Account 0012345678"]) },
    link: expect.stringContaining("?key="),
  });
  expect(await inDatabase(order)).toMatchObject({ status: "placed", remindAt: null });
});

it("reminds of the others if one order cannot be read", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const { order: broken } = await anAwaited();
  const { order } = await anAwaited();
  const damaged = { shipping: "not an object" as unknown as { methodId: string }, remindAt: after(broken, -1) };
  await getDatabase().update(orders).set(damaged).where(eq(orders.id, broken.id));
  await remindOfPayments(after(order, 5));
  expect(await mails(order)).toEqual(["transfer_reminder", "order_placed"]);
  await getDatabase().delete(orders).where(eq(orders.id, broken.id));
  error.mockRestore();
});

it.each([
  { what: "was paid", end: (id: string) => receivePayment(store, id) },
  { what: "was confirmed by the owner", end: (id: string) => changeOrderStatus(store, id, "confirmed") },
  { what: "was cancelled", end: (id: string) => cancelOrder(store, id, { positions: null, reason: "" }) },
])("neither reminds of nor ends an order that $what", async ({ end }) => {
  const { order } = await anAwaited();
  await end(order.id);
  const before = await inDatabase(order);
  expect(before).toMatchObject({ holdUntil: null, remindAt: null });
  await remindOfPayments(after(order, 5));
  await releaseLapsedOrders(after(order, 11));
  expect(await inDatabase(order)).toEqual(before);
  expect(await mails(order)).not.toEqual(expect.arrayContaining(["transfer_reminder"]));
  expect(await mails(order)).not.toEqual(expect.arrayContaining(["transfer_lapsed"]));
});

it("does not remind of an order whose time ran out while the shop was away", async () => {
  const { order } = await anAwaited();
  await remindOfPayments(after(order, 11));
  await releaseLapsedOrders(after(order, 11));
  expect(await mails(order)).toEqual(["transfer_lapsed", "order_placed"]);
});

it("returns everything once when no transfer arrives, and tells the shopper why", async () => {
  await insertOffer("TRANSFER");
  await insertGiftCard("TRAN-TRAN-TRAN", { price: 50_000, balance: 50_000 });
  const { order, one, other } = await anAwaited({ offerCode: "TRANSFER", giftCardCodes: ["TRAN-TRAN-TRAN"] });
  expect([await stockOf(one), await usesOf("TRANSFER"), await balanceOf("TRAN-TRAN-TRAN")]).toEqual([0, 1, 0]);
  await readExpiredTags();
  await Promise.all([1, 2].map(() => releaseLapsedOrders(after(order, 10.1))));
  expect(await inDatabase(order)).toMatchObject({ status: "lapsed", paymentStatus: "failed", remindAt: null });
  expect([await stockOf(one), await stockOf(other)]).toEqual([100, 100]);
  expect([await usesOf("TRANSFER"), await balanceOf("TRAN-TRAN-TRAN")]).toEqual([0, 50_000]);
  expect(await readExpiredTags()).toContain(tags.product("nila-loom", one));
  expect(await mails(order)).toEqual(["transfer_lapsed", "order_placed"]);
  expect((await messagesTo(order.email))[0]?.content).toMatchObject({ givesCardsBack: true });
  expect(await receivePayment(store, order.id)).toMatchObject({ ok: false, code: "order_lapsed" });
});

it("revives a lapsed order whose transfer arrives late, and takes everything again", async () => {
  await insertOffer("LATE");
  await insertGiftCard("LATE-LATE-LATE", { price: 50_000, balance: 50_000 });
  const { order, one } = await anAwaited({ offerCode: "LATE", giftCardCodes: ["LATE-LATE-LATE"] });
  await releaseLapsedOrders(after(order, 11));
  const revived = await receiveLatePayment(store, order.id, after(order, 12));
  expect(revived).toMatchObject({
    ok: true,
    value: { status: "placed", paymentStatus: "paid", holdUntil: null, invoiceNumber: expect.stringMatching(/^INV-/) },
  });
  expect([await stockOf(one), await usesOf("LATE"), await balanceOf("LATE-LATE-LATE")]).toEqual([0, 1, 0]);
  expect(await inDatabase(order)).toMatchObject({ items: [{ stockTaken: 100 }, { stockTaken: 100 }] });
  expect((await mails(order))[0]).toBe("payment_received");
  expect(await receiveLatePayment(store, order.id)).toMatchObject({ ok: false, code: "order_not_lapsed" });
  await releaseLapsedOrders(after(order, 20));
  expect(await inDatabase(order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("names what is gone, and takes nothing, when a late order can no longer be had", async () => {
  await insertOffer("GONE", { restrict_usage: true, usage_limit: 1 });
  await insertGiftCard("GONE-GONE-GONE", { price: 50_000, balance: 50_000 });
  const { order, one, other } = await anAwaited({ offerCode: "GONE", giftCardCodes: ["GONE-GONE-GONE"] });
  await releaseLapsedOrders(after(order, 11));
  const late = () => receiveLatePayment(store, order.id, after(order, 12));
  const unchanged = async () => [await stockOf(one), await usesOf("GONE"), (await inDatabase(order))?.status];

  await setStock(other, 0);
  expect(await late()).toMatchObject({ ok: false, code: "item_unavailable", field: "items.1" });
  expect(await unchanged()).toEqual([100, 0, "lapsed"]);
  await setStock(other, 100);

  await getDatabase().update(offerCounts).set({ used: 1 }).where(eq(offerCounts.offerId, "GONE"));
  expect(await late()).toMatchObject({ ok: false, code: "offer_used_up" });
  expect(await unchanged()).toEqual([100, 1, "lapsed"]);
  await getDatabase().update(offerCounts).set({ used: 0 }).where(eq(offerCounts.offerId, "GONE"));

  await getDatabase().update(giftCards).set({ balance: 49_999 }).where(eq(giftCards.code, "GONE-GONE-GONE"));
  expect(await late()).toMatchObject({ ok: false, code: "gift_card_changed" });
  expect(await unchanged()).toEqual([100, 0, "lapsed"]);
  await getDatabase().update(giftCards).set({ balance: 50_000 }).where(eq(giftCards.code, "GONE-GONE-GONE"));

  expect(await late()).toMatchObject({ ok: true });
  expect(await balanceOf("GONE-GONE-GONE")).toBe(0);
});

it("takes nothing again for an item that was cancelled before the order lapsed", async () => {
  await insertGiftCard("PART-PART-PART", { price: 150_000, balance: 150_000 });
  const { order, one, other } = await anAwaited({ giftCardCodes: ["PART-PART-PART"] });
  await cancelOrder(store, order.id, { positions: [0], reason: "" });
  const held = await balanceOf("PART-PART-PART");
  await releaseLapsedOrders(after(order, 11));
  expect(await balanceOf("PART-PART-PART")).toBe(150_000);
  expect(await receiveLatePayment(store, order.id, after(order, 12))).toMatchObject({ ok: true });
  expect([await stockOf(one), await stockOf(other), await balanceOf("PART-PART-PART")]).toEqual([100, 0, held]);
});

it("revives only orders that waited for a transfer, and did so in vain", async () => {
  const { order } = await anAwaited();
  expect(await receiveLatePayment(store, order.id)).toMatchObject({ ok: false, code: "order_not_lapsed" });
  const card = await anAwaited({}, "Square");
  await releaseLapsedOrders(after(card.order, 1));
  expect(await inDatabase(card.order)).toMatchObject({ status: "lapsed" });
  expect(await receiveLatePayment(store, card.order.id)).toMatchObject({ ok: false, code: "order_not_lapsed" });
  expect(await receiveLatePayment(store, "none")).toMatchObject({ ok: false, code: "order_unknown" });
});

it("keeps orders without end that were placed before the shop knew of one", async () => {
  const old = anOrder({ id: "old", number: "old", paymentStatus: "awaited", invoiceNumber: null });
  await insertOrder("nila-loom", old, old.createdAt, getDatabase());
  await remindOfPayments(after(old, 1_000));
  await releaseLapsedOrders(after(old, 1_000));
  expect(await inDatabase(old)).toMatchObject({ status: "placed", paymentStatus: "awaited" });
});

it("deletes an unpaid order thirty days after its time ran out, not earlier", async () => {
  const { order } = await anAwaited();
  await releaseLapsedOrders(after(order, 11));
  await forgetOldOrders(after(order, 30 * DAY_HOURS + 9));
  expect(await inDatabase(order)).not.toBeNull();
  await forgetOldOrders(after(order, 30 * DAY_HOURS + 11));
  expect(await inDatabase(order)).toBeNull();
  expect(await getDatabase().$count(orderItems, eq(orderItems.orderId, order.id))).toBe(0);
});
