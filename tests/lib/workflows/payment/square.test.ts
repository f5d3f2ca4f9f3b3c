import { and, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { payments } from "@/lib/database/schema/payment";
import { products } from "@/lib/database/schema/product";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { checkOpenPayments } from "@/lib/workflows/payment/check-open";
import { cancelPendingPayment } from "@/lib/workflows/payment/give-up";
import { startPayment } from "@/lib/workflows/payment/page-details";
import { payByToken } from "@/lib/workflows/payment/pay-by-token";
import { receiveWebhook, webhookAddress } from "@/lib/workflows/payment/receive-webhook";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { useSettings } from "@/tests/factories/settings";
import { startSquare } from "@/tests/fakes/square";
import { aBuyer, openShopThatSells } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { anOrderToPay, letStandInsBeCalled, newKey, orderNow, triesOf } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startSquare>>;
beforeAll(async () => {
  await openShopThatSells();
  service = await startSquare();
});
afterAll(() => service.close());
beforeEach(() => {
  letStandInsBeCalled();
  useSettings(service.settings);
  service.behave("succeeds");
});
/** Refusals, silence and money that has to be returned are told in the log. */
const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn")].map((spy) =>
  spy.mockImplementation(() => {}),
);
afterAll(() => {
  for (const spy of logged) spy.mockRestore();
});

let cards = 0;
const aCard = () => `cnon:card-${++cards}`;
type Ordered = Awaited<ReturnType<typeof anOrderToPay>>;
const pay = ({ payer, order }: Ordered, key = newKey()) => payByToken(payer, order.id, { sourceToken: aCard(), key });
const paidAtSquare = () => {
  const last = service.payments().at(-1);
  if (!last) throw new Error("Nothing was paid");
  return last;
};
const paymentsFor = async ({ order }: Ordered) => {
  const tries = await getDatabase().select({ id: payments.id }).from(payments).where(eq(payments.orderId, order.id));
  return service.payments().filter(({ reference_id }) => tries.some(({ id }) => id === reference_id));
};

/** As if what was tried for the order lay so many minutes back. */
async function letPass(minutes: number, { order }: Ordered) {
  const shift = minutes * 60_000;
  const database = getDatabase();
  for (const row of await database.select().from(payments).where(eq(payments.orderId, order.id))) {
    const [createdAt, modifiedAt] = [row.createdAt, row.modifiedAt].map((at) => new Date(at.getTime() - shift));
    await database.update(payments).set({ createdAt, modifiedAt }).where(eq(payments.id, row.id));
  }
}
const letLapse = ({ order }: Ordered) =>
  getDatabase()
    .update(orders)
    .set({ holdUntil: new Date(Date.now() - 1_000) })
    .where(eq(orders.id, order.id));
const stockOf = async ({ productId }: Ordered) =>
  (
    await getDatabase()
      .select({ stock: products.stock })
      .from(products)
      .where(and(eq(products.id, productId)))
  )[0]?.stock;

it("tells the page how much, until when, and by which script", async () => {
  const { payer, order } = await anOrderToPay();
  expect(await startPayment(payer.store, order)).toEqual({
    kind: "square",
    applicationId: "sandbox-app",
    locationId: "LOCATION",
    scriptUrl: service.settings.SQUARE_SCRIPT_URL,
    amount: { amount: 108_000, currencyCode: "INR" },
    holdUntil: order.holdUntil,
  });
  expect(await startPayment(payer.store, { ...order, status: "placed" })).toBeNull();
  useSettings({ ...service.settings, SQUARE_ACCESS_TOKEN: "" });
  expect(await startPayment(payer.store, order)).toBeNull();
});

it("places the order once the card is charged, and charges the same try once", async () => {
  const ordered = await anOrderToPay();
  const key = newKey();
  const done = { ok: true, value: { outcome: "succeeded", checkoutId: ordered.checkoutId } };
  expect(await pay(ordered, key)).toMatchObject(done);
  expect(await pay(ordered, key)).toMatchObject(done);
  expect(await pay(ordered)).toMatchObject({ ok: false, code: "order_not_payable" });
  expect(await orderNow(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  expect(await paymentsFor(ordered)).toMatchObject([{ amount_money: { amount: 108_000, currency: "INR" } }]);
  expect((await messagesTo(ordered.order.email)).map(({ template }) => template)).toEqual(["order_placed"]);
});

it("lets a declined card be followed by another", async () => {
  const ordered = await anOrderToPay();
  service.behave("declines");
  const key = newKey();
  expect(await pay(ordered, key)).toMatchObject({ ok: false, code: "payment_declined" });
  expect(await pay(ordered, key)).toMatchObject({ ok: false, code: "payment_declined" });
  service.behave("succeeds");
  expect(await pay(ordered)).toMatchObject({ ok: true });
  expect(await triesOf(ordered.order)).toEqual(["failed", "succeeded"]);
});

it("charges nobody twice who presses twice at once", async () => {
  const ordered = await anOrderToPay();
  const answers = await Promise.all([pay(ordered), pay(ordered), pay(ordered)]);
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
  expect(await paymentsFor(ordered)).toHaveLength(1);
});

it("does not charge again as long as nobody knows what became of the last card", async () => {
  const ordered = await anOrderToPay();
  service.behave("lost");
  const key = newKey();
  expect(await pay(ordered, key)).toMatchObject({ ok: false, code: "payment_under_way" });
  expect(await orderNow(ordered.order)).toMatchObject({ paymentStatus: "pending" });
  service.behave("succeeds");
  // The provider is asked before the card is: the lost one was charged.
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "succeeded" } });
  expect(await paymentsFor(ordered)).toHaveLength(1);
});

it("hears by itself of a charge whose answer and call were lost", async () => {
  const ordered = await anOrderToPay();
  service.behave("lost");
  await pay(ordered);
  expect(await checkOpenPayments()).toEqual({ asked: 0, settled: 0 });
  await letPass(1, ordered);
  expect(await checkOpenPayments()).toEqual({ asked: 1, settled: 1 });
  expect(await checkOpenPayments()).toEqual({ asked: 0, settled: 0 });
  expect(await orderNow(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("knows after two minutes that a card was not charged, and lets another be", async () => {
  const ordered = await anOrderToPay();
  const silent = await startSquare();
  await silent.close();
  useSettings({ ...service.settings, SQUARE_API_URL: silent.origin });
  expect(await pay(ordered)).toMatchObject({ code: "payment_under_way" });
  useSettings(service.settings);
  expect(await pay(ordered)).toMatchObject({ code: "payment_under_way" });
  await letPass(3, ordered);
  expect(await pay(ordered)).toMatchObject({ ok: true });
  expect(await triesOf(ordered.order)).toEqual(["failed", "succeeded"]);
});

it.each(["wrong_amount", "wrong_currency"] as const)("gives back what was charged with %s", async (mood) => {
  const ordered = await anOrderToPay();
  service.behave(mood);
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "to_be_returned" } });
  expect(await orderNow(ordered.order)).toMatchObject({ status: "pending" });
  expect(await triesOf(ordered.order)).toEqual(["refund_due"]);
  const [taken] = await paymentsFor(ordered);
  expect(await refundOrder("nila-loom", ordered.order.id)).toEqual({ ok: true, value: null });
  expect(service.refunds().at(-1)?.amount_money).toEqual(taken?.amount_money);
  expect(await triesOf(ordered.order)).toEqual(["refunded"]);
});

it("waits for a payment that the provider is still thinking about", async () => {
  const ordered = await anOrderToPay();
  service.behave("pending");
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "pending" } });
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "pending" } });
  const [payment] = await paymentsFor(ordered);
  if (payment) payment.status = "COMPLETED";
  await letPass(1, ordered);
  await checkOpenPayments();
  expect(await orderNow(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("keeps an order from whoever it does not belong to, as if there were none", async () => {
  const ordered = await anOrderToPay();
  const stranger = { ...ordered, payer: { ...ordered.payer, visitor: await aBuyer() } };
  expect(await pay(stranger)).toMatchObject({ ok: false, code: "order_unknown" });
  expect(await cancelPendingPayment(stranger.payer, ordered.order.id)).toMatchObject({
    ok: false,
    code: "order_unknown",
  });
  expect(await paymentsFor(ordered)).toEqual([]);
});

it("refuses card after card of who tries them out", async () => {
  const ordered = await anOrderToPay();
  service.behave("declines");
  for (let card = 0; card < 10; card += 1) expect(await pay(ordered)).toMatchObject({ code: "payment_declined" });
  expect(await pay(ordered)).toMatchObject({ code: "too_many_attempts", retryAfterSeconds: expect.any(Number) });
});

describe("giving up, to pay otherwise", () => {
  it("frees what the order kept, and its checkout", async () => {
    const ordered = await anOrderToPay();
    expect(await stockOf(ordered)).toBe(0);
    expect(await cancelPendingPayment(ordered.payer, ordered.order.id)).toMatchObject({
      ok: true,
      value: { checkoutId: ordered.checkoutId, touched: expect.arrayContaining([expect.any(String)]) },
    });
    expect(await stockOf(ordered)).toBe(100);
    expect(await orderNow(ordered.order)).toMatchObject({ status: "lapsed" });
    expect(await cancelPendingPayment(ordered.payer, ordered.order.id)).toMatchObject({ code: "order_not_payable" });
    expect(await pay(ordered)).toMatchObject({ code: "order_not_payable" });
  });

  it("waits while nobody knows whether the card was charged, and keeps what was paid", async () => {
    const ordered = await anOrderToPay();
    const silent = { ...service.settings, SQUARE_API_URL: "http://127.0.0.1:9" };
    useSettings(silent);
    await pay(ordered);
    expect(await cancelPendingPayment(ordered.payer, ordered.order.id)).toMatchObject({ code: "payment_under_way" });
    useSettings(service.settings);
    const other = await anOrderToPay();
    service.behave("lost");
    await pay(other);
    expect(await cancelPendingPayment(other.payer, other.order.id)).toMatchObject({ code: "order_not_payable" });
    expect(await orderNow(other.order)).toMatchObject({ paymentStatus: "paid" });
  });
});

describe("Square's own call", () => {
  const hear = (ordered: Ordered, changes: { eventId?: string; key?: string } = {}) => {
    const { store } = ordered.payer;
    const { body, headers } = service.webhook(paidAtSquare(), webhookAddress(store, "square"), changes);
    return receiveWebhook(store, "square", { body, headers: new Headers(headers) });
  };

  it("places an order whose answer was lost; twice, and after the page has heard, it changes nothing", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    const key = newKey();
    await pay(ordered, key);
    expect(await hear(ordered, { eventId: "once" })).toMatchObject({ kind: "heard" });
    expect(await orderNow(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
    expect(await hear(ordered, { eventId: "once" })).toMatchObject({ kind: "heard" });
    expect(await hear(ordered, { eventId: "again" })).toMatchObject({ kind: "heard" });
    expect(await pay(ordered, key)).toMatchObject({ ok: true, value: { outcome: "succeeded" } });
    expect(await triesOf(ordered.order)).toEqual(["succeeded"]);
    expect(await messagesTo(ordered.order.email)).toHaveLength(1);
  });

  it("is believed only as far as Square says the same when it is asked", async () => {
    const ordered = await anOrderToPay();
    service.behave("pending");
    await pay(ordered);
    const { store } = ordered.payer;
    const claimed = { ...paidAtSquare(), status: "COMPLETED" };
    const { body, headers } = service.webhook(claimed, webhookAddress(store, "square"));
    expect(await receiveWebhook(store, "square", { body, headers: new Headers(headers) })).toMatchObject({
      kind: "heard",
    });
    expect(await orderNow(ordered.order)).toMatchObject({ status: "pending" });
  });

  it("is refused with a wrong signature, and heard in vain about what is not ours", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    await pay(ordered);
    expect(await hear(ordered, { key: "another-key" })).toEqual({ kind: "forged" });
    expect(await orderNow(ordered.order)).toMatchObject({ status: "pending" });
    const { store } = ordered.payer;
    const foreign = { ...paidAtSquare(), reference_id: "sold-at-the-counter" };
    const { body, headers } = service.webhook(foreign, webhookAddress(store, "square"));
    expect(await receiveWebhook(store, "square", { body, headers: new Headers(headers) })).toMatchObject({
      kind: "heard",
    });
    expect(await hear(ordered)).toMatchObject({ kind: "heard" });
  });

  it("is forged when it is signed as calls to another store of this deployment are", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    await pay(ordered);
    const second = { SQUARE_ACCESS_TOKEN: "second-token", SQUARE_WEBHOOK_SIGNATURE_KEY: "second-key" };
    useSettings({ ...service.settings, PAYMENT_SECRETS: JSON.stringify({ second }) });
    expect(await hear(ordered, { key: "second-key" })).toEqual({ kind: "forged" });

    const secondShop = { ...ordered.payer.store, id: "second" };
    const signedWith = (key: string) => {
      const call = service.webhook(paidAtSquare(), webhookAddress(secondShop, "square"), { key });
      return receiveWebhook(secondShop, "square", { body: call.body, headers: new Headers(call.headers) });
    };
    expect(await signedWith("square-key")).toEqual({ kind: "forged" });
    // Signed by its own it is heard, and the payment is none of this store's.
    expect(await signedWith("second-key")).toEqual({ kind: "heard", touched: [] });
    expect(await orderNow(ordered.order)).toMatchObject({ status: "pending" });
  });

  it("asks to be called again while Square does not answer us", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    await pay(ordered);
    useSettings({ ...service.settings, SQUARE_API_URL: "http://127.0.0.1:9" });
    expect(await hear(ordered)).toEqual({ kind: "later" });
  });

  it("that is late finds the order again as long as its pieces are there, and else has the money returned", async () => {
    const [kept, sold] = [await anOrderToPay(), await anOrderToPay()];
    for (const ordered of [kept, sold]) {
      service.behave("lost");
      await pay(ordered);
      await letPass(1, ordered);
      await letLapse(ordered);
    }
    await releaseLapsedOrders();
    await getDatabase().update(products).set({ stock: 0 }).where(eq(products.id, sold.productId));
    await checkOpenPayments();
    expect(await orderNow(kept.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
    expect(await orderNow(sold.order)).toMatchObject({ status: "lapsed", paymentStatus: "refund_due" });
    expect(await refundOrder("nila-loom", sold.order.id)).toEqual({ ok: true, value: null });
    expect(await orderNow(sold.order)).toMatchObject({ paymentStatus: "refunded" });
    expect(service.refunds().at(-1)?.amount_money.amount).toBe(108_000);
  });
});

describe("refunds", () => {
  it("return what was cancelled through Square, once, and tell the customer", async () => {
    const ordered = await anOrderToPay();
    await pay(ordered);
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "order_refund_not_due" });
    await cancelOrder(ordered.payer.store, ordered.order.id, { positions: null, reason: "" });
    const before = service.refunds().length;
    expect(await refundOrder("nila-loom", ordered.order.id)).toEqual({ ok: true, value: null });
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "order_refund_not_due" });
    expect(service.refunds().slice(before)).toMatchObject([{ amount_money: { amount: 108_000, currency: "INR" } }]);
    expect(await orderNow(ordered.order)).toMatchObject({ paymentStatus: "refunded" });
    expect((await messagesTo(ordered.order.email)).map(({ template }) => template)).toContain("refund_made");
  });

  it("stay due while Square does not answer", async () => {
    const ordered = await anOrderToPay();
    await pay(ordered);
    await cancelOrder(ordered.payer.store, ordered.order.id, { positions: null, reason: "" });
    useSettings({ ...service.settings, SQUARE_API_URL: "http://127.0.0.1:9" });
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "provider_silent" });
    expect(await orderNow(ordered.order)).toMatchObject({ paymentStatus: "refund_due" });
  });

  it("of a transfer are the owner's to make, and to write down", async () => {
    const ordered = await anOrderToPay("Bank Payment");
    await getDatabase()
      .update(orders)
      .set({ paymentStatus: "refund_due", refundAmount: 108_000 })
      .where(eq(orders.id, ordered.order.id));
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "refund_by_hand" });
    expect(await refundOrder("nila-loom", ordered.order.id, { isDoneByHand: true })).toMatchObject({ ok: true });
    expect(await orderNow(ordered.order)).toMatchObject({ refundedAmount: 108_000 });
    expect(await refundOrder("nila-loom", "no-such-order")).toMatchObject({ code: "order_unknown" });
  });
});
