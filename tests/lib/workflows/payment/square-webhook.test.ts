import { eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { orders } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/product";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { checkOpenPayments } from "@/lib/workflows/payment/check-open";
import { receiveWebhook, webhookAddress } from "@/lib/workflows/payment/receive-webhook";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { useSettings } from "@/tests/factories/settings";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { startSquare } from "@/tests/fakes/square";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, anOrderToPay, attemptStatusesOf, currentOrder, newKey } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";
import { makeOlder, type PlacedOrder, pay } from "@/tests/support/square-payer";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startSquare>>;
beforeAll(async () => {
  await insertSellingStore();
  service = await startSquare();
});
afterAll(() => service.close());
beforeEach(() => {
  allowCallsToFakes();
  useSettings(service.settings);
  service.behave("succeeds");
});
/** Silences the console: these tests cause refusals, missing answers and refunds on purpose, which are all logged. */
const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn")].map((spy) =>
  spy.mockImplementation(() => {}),
);
afterAll(() => {
  for (const spy of logged) spy.mockRestore();
});

const paidAtSquare = () => {
  const last = service.payments().at(-1);
  if (!last) throw new Error("Nothing was paid");
  return last;
};
const letLapse = ({ order }: PlacedOrder) =>
  getDatabase()
    .update(orders)
    .set({ holdUntil: new Date(Date.now() - 1_000) })
    .where(eq(orders.id, order.id));

describe("Square's webhook", () => {
  const sendWebhook = (ordered: PlacedOrder, changes: { eventId?: string; key?: string } = {}) => {
    const { store } = ordered.payer;
    const { body, headers } = service.webhook(paidAtSquare(), webhookAddress(store, "square"), changes);
    return receiveWebhook(store, "square", { body, headers: new Headers(headers) });
  };

  it("places an order whose answer was lost, and changes nothing when repeated or late", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    const key = newKey();
    await pay(ordered, key);
    expect(await sendWebhook(ordered, { eventId: "once" })).toMatchObject({ kind: "received" });
    expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
    expect(await sendWebhook(ordered, { eventId: "once" })).toMatchObject({ kind: "received" });
    expect(await sendWebhook(ordered, { eventId: "again" })).toMatchObject({ kind: "received" });
    expect(await pay(ordered, key)).toMatchObject({ ok: true, value: { outcome: "succeeded" } });
    expect(await attemptStatusesOf(ordered.order)).toEqual(["succeeded"]);
    expect(await messagesTo(ordered.order.email)).toHaveLength(1);
  });

  it("counts only when Square's API confirms it", async () => {
    const ordered = await anOrderToPay();
    service.behave("pending");
    await pay(ordered);
    const { store } = ordered.payer;
    const claimed = { ...paidAtSquare(), status: "COMPLETED" };
    const { body, headers } = service.webhook(claimed, webhookAddress(store, "square"));
    expect(await receiveWebhook(store, "square", { body, headers: new Headers(headers) })).toMatchObject({
      kind: "received",
    });
    expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending" });
  });

  it("is refused with a wrong signature, and ignored for unknown payments", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    await pay(ordered);
    expect(await sendWebhook(ordered, { key: "another-key" })).toEqual({ kind: "forged" });
    expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending" });
    const { store } = ordered.payer;
    const foreign = { ...paidAtSquare(), reference_id: "sold-at-the-counter" };
    const { body, headers } = service.webhook(foreign, webhookAddress(store, "square"));
    expect(await receiveWebhook(store, "square", { body, headers: new Headers(headers) })).toMatchObject({
      kind: "received",
    });
    expect(await sendWebhook(ordered)).toMatchObject({ kind: "received" });
  });

  it("counts as forged with the signature key of another store", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    await pay(ordered);
    const second = { SQUARE_ACCESS_TOKEN: "second-token", SQUARE_WEBHOOK_SIGNATURE_KEY: "second-key" };
    useSettings({ ...service.settings, PAYMENT_SECRETS: JSON.stringify({ second }) });
    expect(await sendWebhook(ordered, { key: "second-key" })).toEqual({ kind: "forged" });

    const { store_details, ys_features } = aStoreAnswer({
      payment_types: [
        { name: "Square", status: "active", mode: "sandbox", app_config: { application_id: "app", location_id: "L2" } },
      ],
    });
    await insertStore("second", { details: store_details, features: ys_features });
    const secondShop = { ...ordered.payer.store, id: "second" };
    const signedWith = (key: string) => {
      const call = service.webhook(paidAtSquare(), webhookAddress(secondShop, "square"), { key });
      return receiveWebhook(secondShop, "square", { body: call.body, headers: new Headers(call.headers) });
    };
    expect(await signedWith("square-key")).toEqual({ kind: "forged" });
    // The second store's webhook is accepted if it is signed with its own key, but the payment is not one of that
    // store.
    expect(await signedWith("second-key")).toEqual({ kind: "received" });
    expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending" });
  });

  it("asks for a retry while Square does not respond", async () => {
    const ordered = await anOrderToPay();
    service.behave("lost");
    await pay(ordered);
    useSettings({ ...service.settings, SQUARE_API_URL: "http://127.0.0.1:9" });
    expect(await sendWebhook(ordered)).toEqual({ kind: "retry_later" });
  });

  it("that is late revives the order while stock lasts, and marks the money for refund otherwise", async () => {
    const [kept, sold] = [await anOrderToPay(), await anOrderToPay()];
    for (const ordered of [kept, sold]) {
      service.behave("lost");
      await pay(ordered);
      await makeOlder(1, ordered);
      await letLapse(ordered);
    }
    await releaseLapsedOrders();
    await getDatabase().update(products).set({ stock: 0 }).where(eq(products.id, sold.productId));
    await readExpiredTags();
    await checkOpenPayments();
    expect(await readExpiredTags()).toEqual([`product:nila-loom:${kept.productId}`]);
    expect(await currentOrder(kept.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
    expect(await currentOrder(sold.order)).toMatchObject({ status: "lapsed", paymentStatus: "refund_due" });
    expect(await refundOrder("nila-loom", sold.order.id)).toEqual({ ok: true, value: null });
    expect(await currentOrder(sold.order)).toMatchObject({ paymentStatus: "refunded" });
    expect(service.refunds().at(-1)?.amount_money.amount).toBe(108_000);
  });
});

describe("refunds", () => {
  it("go through Square once, with a mail to the customer", async () => {
    const ordered = await anOrderToPay();
    await pay(ordered);
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "order_refund_not_due" });
    await cancelOrder(ordered.payer.store, ordered.order.id, { positions: null, reason: "" });
    const before = service.refunds().length;
    expect(await refundOrder("nila-loom", ordered.order.id)).toEqual({ ok: true, value: null });
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "order_refund_not_due" });
    expect(service.refunds().slice(before)).toMatchObject([{ amount_money: { amount: 108_000, currency: "INR" } }]);
    expect(await currentOrder(ordered.order)).toMatchObject({ paymentStatus: "refunded" });
    expect((await messagesTo(ordered.order.email)).map(({ template }) => template)).toContain("refund_made");
  });

  it("stay due while Square does not answer", async () => {
    const ordered = await anOrderToPay();
    await pay(ordered);
    await cancelOrder(ordered.payer.store, ordered.order.id, { positions: null, reason: "" });
    useSettings({ ...service.settings, SQUARE_API_URL: "http://127.0.0.1:9" });
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "provider_silent" });
    expect(await currentOrder(ordered.order)).toMatchObject({ paymentStatus: "refund_due" });
  });

  it("of a transfer are made by the owner and recorded here", async () => {
    const ordered = await anOrderToPay("Bank Payment");
    await getDatabase()
      .update(orders)
      .set({ paymentStatus: "refund_due", refundAmount: 108_000 })
      .where(eq(orders.id, ordered.order.id));
    expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "refund_by_hand" });
    expect(await refundOrder("nila-loom", ordered.order.id, { isDoneByHand: true })).toMatchObject({ ok: true });
    expect(await currentOrder(ordered.order)).toMatchObject({ refundedAmount: 108_000 });
    expect(await refundOrder("nila-loom", "no-such-order")).toMatchObject({ code: "order_unknown" });
  });
});
