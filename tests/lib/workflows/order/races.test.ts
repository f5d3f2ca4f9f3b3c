import { and, eq, inArray, ne, sum } from "drizzle-orm";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { giftCards } from "@/lib/database/schema/gift-card";
import { orderItems, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { offerCounts } from "@/lib/database/schema/pricing";
import { products, variants } from "@/lib/database/schema/product";
import type { Order } from "@/lib/domain/order/order";
import type { StoreDetails } from "@/lib/domain/store/store";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { receivePayment } from "@/lib/workflows/order/change";
import { placeOrder } from "@/lib/workflows/order/place";
import { receiveLatePayment } from "@/lib/workflows/order/receive-late-payment";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { withdrawUnpaidOrder } from "@/lib/workflows/order/withdraw";
import { settlePayment } from "@/lib/workflows/payment/settle";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import {
  aBuyer,
  aGuest,
  anOrderRequest,
  aReadyCheckout,
  type Chosen,
  insertGiftCard,
  insertOffer,
  insertSellingStore,
  putIntoCart,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { insertAttempt } from "@/tests/support/payment-attempt";

// On PGlite the calls run one after the other. On PostgreSQL as many run in parallel as there are connections.
jest.setTimeout(120_000);
useTestDatabase();

let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore();
});

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i));

/** Creates guests who each have these products in the cart and a checkout that is ready to order. */
function guestsWith(count: number, chosen: readonly Chosen[], checkout: Parameters<typeof aReadyCheckout>[1] = {}) {
  return Promise.all(
    times(count, async () => {
      const visitor = aGuest();
      for (const item of chosen) await putIntoCart(visitor, item);
      return { visitor, request: anOrderRequest(await aReadyCheckout(visitor, checkout)) };
    }),
  );
}
type Ready = Awaited<ReturnType<typeof guestsWith>>[number];

/** Places an order. If no database connection was free in time, as happens on a busy machine, it tries again. */
async function order({ visitor, request }: Ready): ReturnType<typeof placeOrder> {
  try {
    return await placeOrder({ store, visitor, address: visitor.anonymousId }, request);
  } catch (error) {
    if (isDatabaseAway(error)) return order({ visitor, request });
    throw error;
  }
}

async function orderAll(ready: readonly Ready[], request = {}) {
  const answers = await Promise.all(
    ready.map(({ visitor, request: own }) => order({ visitor, request: { ...own, ...request } })),
  );
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  return { placed: answers.flatMap((answer) => (answer.ok ? [answer.value.order] : [])), codes };
}
const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

it("sells twenty pieces to twenty of two hundred buyers, and refuses the others", async () => {
  await insertProduct({ id: "rare", stock: 2_000 });
  const { placed, codes } = await orderAll(await guestsWith(200, [{ productId: "rare" }]));
  expect([placed.length, codes.length, new Set(codes)]).toEqual([20, 180, new Set(["item_unavailable"])]);
  expect(await stockOf("rare")).toBe(0);
  expect(new Set(placed.map(({ number }) => number)).size).toBe(20);
  const kept = await getDatabase().select().from(orderItems).where(eq(orderItems.productId, "rare"));
  expect(kept.map(({ stockTaken }) => stockTaken)).toEqual(times(20, () => 100));
  const invoices = placed.map(({ invoiceNumber }) => Number(invoiceNumber?.slice(4))).sort((one, two) => one - two);
  expect(invoices).toEqual(times(20, (index) => (invoices[0] ?? 0) + index));
});

it("never deadlocks orders of the same products in a different sequence", async () => {
  const ids = times(5, (index) => `crossed-${index}`);
  for (const id of ids) {
    await insertProduct({ id, stock: 2_000, variantTypes: [{ name: "Size", options: ["S", "M"] }] });
    for (const size of ["S", "M"]) {
      await insertVariant({ id: `${id}-${size}`, productId: id, options: [size], stock: 1_000 });
    }
  }
  const forth = ids.map((productId) => ({ productId, options: ["S"] }));
  const back = ids.toReversed().map((productId) => ({ productId, options: ["M"] }));
  const ready = await Promise.all([guestsWith(15, forth), guestsWith(15, back)]);
  const { placed } = await orderAll(ready.flat());
  expect(placed).toHaveLength(20);
  const rows = await getDatabase().select().from(variants).where(inArray(variants.productId, ids));
  expect(rows.map(({ stock }) => stock)).toEqual(times(10, () => 0));
  expect(await Promise.all(ids.map(stockOf))).toEqual(times(5, () => 0));
});

it("places one order per key, however many requests run at once", async () => {
  await insertProduct({ id: "keyed" });
  const [ready] = await guestsWith(1, [{ productId: "keyed" }]);
  if (!ready) throw new Error("Nobody is ready");
  const { placed } = await orderAll(times(50, () => ready));
  expect(placed).toHaveLength(50);
  expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
  expect(await stockOf("keyed")).toBe(900);
  const email = placed[0]?.email ?? "";
  expect(await getDatabase().$count(outboxMessages, eq(outboxMessages.recipient, email))).toBe(1);
});

it("places one order per checkout, whatever the number of keys", async () => {
  await insertProduct({ id: "doubled" });
  const [ready] = await guestsWith(1, [{ productId: "doubled" }]);
  if (!ready) throw new Error("Nobody is ready");
  const tries = times(10, () => ({ ...ready, request: anOrderRequest(ready.request.checkoutId) }));
  const { placed, codes } = await orderAll(tries);
  expect([placed.length, new Set(codes)]).toEqual([1, new Set(["checkout_ordered"])]);
  expect(await stockOf("doubled")).toBe(900);
});

it("never takes more from a gift card than its balance", async () => {
  await insertProduct({ id: "carded", stock: null });
  await insertGiftCard("RACE-RACE-RACE", { price: 1_000_000, balance: 300_000 });
  const ready = await guestsWith(20, [{ productId: "carded" }], { giftCardCodes: ["RACE-RACE-RACE"] });
  // Each order costs ₹1,080, which the buyers want to pay with the gift card (`seenTotal` 0). The gift card's ₹3,000
  // cover two orders but not a third, so all others are refused, because the total or the gift card has changed.
  const { placed, codes } = await orderAll(ready, { paymentName: "Bank Payment", seenTotal: 0 });
  expect(placed).toHaveLength(2);
  expect(new Set(["total_changed", "gift_card_changed"])).toEqual(
    new Set([...codes, "total_changed", "gift_card_changed"]),
  );
  const [card] = await getDatabase().select().from(giftCards).where(eq(giftCards.code, "RACE-RACE-RACE"));
  expect(card?.balance).toBe(84_000);
});

it("gives an offer as often as allowed, and to nobody twice", async () => {
  await insertProduct({ id: "offered", stock: null });
  await insertOffer("FIVE", { restrict_usage: true, usage_limit: 5 });
  await insertOffer("ONCE", { onetime_usage: true });
  const limited = await orderAll(await guestsWith(30, [{ productId: "offered" }], { offerCode: "FIVE" }));
  expect([limited.placed.length, new Set(limited.codes)]).toEqual([5, new Set(["offer_used_up"])]);
  const [count] = await getDatabase().select().from(offerCounts).where(eq(offerCounts.offerId, "FIVE"));
  expect(count?.used).toBe(5);

  const visitor = await aBuyer();
  const item = {
    productId: "offered",
    quantity: 100,
    unit: null,
    variantTypes: [],
    addonId: "",
    modelId: "",
    answers: [],
  };
  const again = await Promise.all(
    times(10, async () => ({
      visitor,
      request: anOrderRequest(await aReadyCheckout(visitor, { item, offerCode: "ONCE" })),
    })),
  );
  const once = await orderAll(again);
  expect([once.placed.length, new Set(once.codes)]).toEqual([1, new Set(["offer_already_used"])]);
});

it("settles a payment once, before or after the order lapses", async () => {
  await insertProduct({ id: "settled", stock: 2_000 });
  const { placed } = await orderAll(await guestsWith(20, [{ productId: "settled" }]), { paymentName: "Square" });
  expect(await stockOf("settled")).toBe(0);
  const told = await Promise.all(
    placed.map(async ({ id: orderId, finalPrice: amount }) => {
      const started = {
        orderId,
        provider: "square",
        reference: `race-${orderId}`,
        amount,
        currencyCode: "INR",
      } as const;
      await insertAttempt(started);
      return { ...started, outcome: "succeeded", eventId: orderId } as const;
    }),
  );
  const afterTheHold = new Date(Date.now() + 8 * 60_000);
  await Promise.all([
    ...told.flatMap((each) => [
      settlePayment("nila-loom", each),
      settlePayment("nila-loom", each),
      settlePayment("nila-loom", { ...each, eventId: null }),
    ]),
    releaseLapsedOrders(afterTheHold),
    releaseLapsedOrders(afterTheHold),
  ]);
  const after = await Promise.all(placed.map(({ id }) => findOrder("nila-loom", id)));
  expect(after.map((order) => [order?.status, order?.paymentStatus])).toEqual(times(20, () => ["placed", "paid"]));
  expect(await stockOf("settled")).toBe(0);
  const recipients = placed.map(({ email }) => email);
  const mails = await getDatabase().$count(
    outboxMessages,
    and(inArray(outboxMessages.recipient, recipients), ne(outboxMessages.template, "owner_new_order")),
  );
  expect(mails).toBe(20);
});

it("releases stock once when many cancel at the same time", async () => {
  await insertProduct({ id: "ended", stock: 1_000 });
  const ready = await guestsWith(10, [{ productId: "ended" }]);
  const waiting = await orderAll(ready.slice(0, 5), { paymentName: "Square" });
  const { placed } = await orderAll(ready.slice(5));
  expect([waiting.placed.length, placed.length, await stockOf("ended")]).toEqual([5, 5, 0]);
  const afterTheHold = new Date(Date.now() + 8 * 60_000);
  const cancel = (id: string) => cancelOrder(store, id, { positions: null, reason: "" });
  await Promise.all([
    ...placed.flatMap(({ id }) => [cancel(id), cancel(id), cancel(id)]),
    ...times(3, () => releaseLapsedOrders(afterTheHold)),
  ]);
  expect(await stockOf("ended")).toBe(1_000);
  const [left] = await getDatabase()
    .select({ taken: sum(orderItems.stockTaken) })
    .from(orderItems)
    .where(eq(orderItems.productId, "ended"));
  expect(Number(left?.taken)).toBe(0);
  expect(await getDatabase().$count(orders, eq(orders.status, "cancelled"))).toBe(5);
});

it("ends an awaited transfer in one way, when it lapses, is paid and is cancelled at the same moment", async () => {
  await insertProduct({ id: "awaited", stock: 1_200 });
  const { placed } = await orderAll(await guestsWith(12, [{ productId: "awaited" }]), { paymentName: "Bank Payment" });
  expect([placed.length, await stockOf("awaited")]).toEqual([12, 0]);
  const afterTheHold = new Date(Date.now() + 49 * 60 * 60_000);
  const withdraw = ({ id, email }: Order) => {
    const visitor = { kind: "guest", anonymousId: email, sessionId: email, email, mobile: "" } as const;
    return insertOrderLink("nila-loom", id, new Date()).then((key) =>
      withdrawUnpaidOrder({ store, visitor }, { orderId: id, key }),
    );
  };
  const [, ...ends] = await Promise.all([
    Promise.all(times(3, () => releaseLapsedOrders(afterTheHold))),
    ...placed.map(async (order) => {
      const answers = await Promise.all([
        receivePayment(store, order.id),
        cancelOrder(store, order.id, { positions: null, reason: "" }),
        withdraw(order),
      ]);
      return { id: order.id, answers };
    }),
  ]);
  let stock = 0;
  for (const { id, answers } of ends) {
    const after = await findOrder("nila-loom", id);
    const state = `${after?.status} ${after?.paymentStatus}`;
    // Who comes second is refused. Only the owner may cancel an order that was paid, which then owes its money.
    const [paid, cancelled, withdrawn] = answers.map(({ ok }) => ok);
    expect([paid, cancelled, withdrawn, state]).toEqual(
      {
        "lapsed failed": [false, false, false, "lapsed failed"],
        "placed paid": [true, false, false, "placed paid"],
        "cancelled none": [false, !withdrawn, !cancelled, "cancelled none"],
        "cancelled refund_due": [true, true, false, "cancelled refund_due"],
      }[state],
    );
    const taken = after?.items.reduce((total, { stockTaken }) => total + stockTaken, 0) ?? 0;
    expect(taken).toBe(state === "placed paid" ? 100 : 0);
    stock += 100 - taken;
  }
  expect(await stockOf("awaited")).toBe(stock);
});

it("revives a lapsed order once, and sells its stock to one buyer only", async () => {
  await insertProduct({ id: "revived", stock: 300 });
  const { placed } = await orderAll(await guestsWith(3, [{ productId: "revived" }]), { paymentName: "Bank Payment" });
  await releaseLapsedOrders(new Date(Date.now() + 49 * 60 * 60_000));
  expect(await stockOf("revived")).toBe(300);
  const others = await guestsWith(3, [{ productId: "revived" }]);
  const [bought, ...late] = await Promise.all([
    orderAll(others),
    ...placed.flatMap(({ id }) => times(3, () => receiveLatePayment(store, id))),
  ]);
  const revived = late.filter(({ ok }) => ok).length;
  expect(revived + bought.placed.length).toBe(3);
  expect(await stockOf("revived")).toBe(0);
  const codes = late.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect(new Set([...codes, "order_not_lapsed", "item_unavailable"])).toEqual(
    new Set(["order_not_lapsed", "item_unavailable"]),
  );
});
