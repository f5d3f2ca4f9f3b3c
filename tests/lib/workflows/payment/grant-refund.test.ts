import { eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { giftCards } from "@/lib/database/schema/gift-card";
import type { RefundRequest } from "@/lib/domain/order/refund";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { changeOrderStatus } from "@/lib/workflows/order/change";
import { type GrantRequest, grantRefund } from "@/lib/workflows/payment/grant-refund";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { receiveWebhook } from "@/lib/workflows/payment/receive-webhook";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { useSettings } from "@/tests/factories/settings";
import { startRazorpay } from "@/tests/fakes/razorpay";
import { insertSellingStore, testStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, anOrderToPay, attemptStatusesOf, currentOrder } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startRazorpay>>;
beforeAll(async () => {
  const app_config = { key_id: "rzp_test_example" };
  const payment_types = [
    { name: "Razorpay", status: "active", app_config },
    { name: "COD", status: "active" },
  ];
  await insertSellingStore({ payment_types, invoice_status: true }, ["manual_giftcard"]);
  service = await startRazorpay();
});
afterAll(() => service.close());
beforeEach(() => {
  allowCallsToFakes();
  useSettings(service.settings);
  service.behave("usual");
});

type Delivered = Pick<Awaited<ReturnType<typeof paidOrder>>, "order" | "payment">;
/** An order of one piece for ₹1,000 and shipping for ₹80, paid through Razorpay. */
async function paidOrder() {
  const { payer, order } = await anOrderToPay("Razorpay");
  const started = await startHostedPayment(payer, order.id, "razorpay");
  if (!started.ok) throw new Error(started.code);
  const payment = service.pay(started.value.token);
  await finishHostedPayment(payer, order.id, "razorpay", service.returned(payment));
  return { payer, order, payment };
}
async function deliveredOrder(): Promise<Delivered> {
  const { payer, ...sold } = await paidOrder();
  await changeOrderStatus(payer.store, sold.order.id, "delivered");
  return sold;
}
const grant = ({ order }: Pick<Delivered, "order">, request: RefundRequest, more: Partial<GrantRequest> = {}) =>
  grantRefund("nila-loom", order.id, {
    request,
    destination: "provider",
    reason: "",
    idempotencyKey: null,
    ...more,
  });
const amount = (paise: number): RefundRequest => ({ kind: "amount", amount: paise });
const refundedAtProvider = ({ payment }: Delivered) =>
  service
    .refunds()
    .filter(({ payment_id, status }) => payment_id === payment.id && status !== "failed")
    .map((made) => made.amount);

it("refunds a part to the card, with a credit note and a mail, and then the rest", async () => {
  const sold = await deliveredOrder();
  const part = await grant(sold, amount(20_000), { reason: "A thread was pulled." });
  expect(part).toMatchObject({
    ok: true,
    value: { paymentStatus: "paid", refundAmount: 20_000, refundedAmount: 20_000, refunds: [{ status: "done" }] },
  });
  const rest = await grant(sold, { kind: "whole" });
  expect(rest).toMatchObject({ value: { paymentStatus: "refunded", refundedAmount: 108_000 } });
  expect(rest.ok && rest.value.creditNotes).toHaveLength(2);
  expect(refundedAtProvider(sold)).toEqual([20_000, 88_000]);
  expect(await attemptStatusesOf(sold.order)).toEqual(["refunded"]);
  const mails = await messagesTo(sold.order.email);
  expect(mails.filter(({ template }) => template === "refund_made")).toHaveLength(2);
  expect(await grant(sold, amount(1))).toMatchObject({ code: "refund_too_high" });
});

it("never exceeds what was paid when several are granted at once", async () => {
  const sold = await deliveredOrder();
  const granted = await Promise.all([60_000, 60_000, 60_000].map((paise) => grant(sold, amount(paise))));
  expect(granted.filter(({ ok }) => ok)).toHaveLength(1);
  expect(refundedAtProvider(sold)).toEqual([60_000]);
  expect(await currentOrder(sold.order)).toMatchObject({ refundAmount: 60_000, refundedAmount: 60_000 });
});

it("keeps a refund that failed, and pays it once when it is tried again", async () => {
  const sold = await deliveredOrder();
  service.behave("refunds_fail");
  expect(await grant(sold, amount(20_000))).toMatchObject({ code: "refund_refused" });
  expect(await currentOrder(sold.order)).toMatchObject({
    paymentStatus: "refund_due",
    refundedAmount: 0,
    refunds: [{ status: "failed", refusal: "refund_refused" }],
  });
  service.behave("usual");
  const [one, other] = [refundOrder("nila-loom", sold.order.id), refundOrder("nila-loom", sold.order.id)];
  expect((await Promise.all([one, other])).some(({ ok }) => ok)).toBe(true);
  expect(refundedAtProvider(sold)).toEqual([20_000]);
  expect(await currentOrder(sold.order)).toMatchObject({
    paymentStatus: "paid",
    refundedAmount: 20_000,
    refunds: [{ status: "done", refusal: "" }],
  });
});

it("refunds once if the provider's answer is lost", async () => {
  const sold = await deliveredOrder();
  service.behave("lost");
  expect(await grant(sold, amount(20_000))).toMatchObject({ code: "provider_silent" });
  service.behave("usual");
  expect(await refundOrder("nila-loom", sold.order.id)).toMatchObject({ ok: true });
  expect(refundedAtProvider(sold)).toEqual([20_000]);
});

it("grants the same request with the same key once", async () => {
  const sold = await deliveredOrder();
  const key = { idempotencyKey: "refund-for-the-pulled-thread" };
  const both = await Promise.all([grant(sold, amount(20_000), key), grant(sold, amount(20_000), key)]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await grant(sold, amount(30_000), key)).toMatchObject({ code: "idempotency_key_reused" });
  expect(refundedAtProvider(sold)).toEqual([20_000]);
});

it("refunds as a gift card, whose code is mailed", async () => {
  const sold = await deliveredOrder();
  const granted = await grant(sold, amount(20_000), { destination: "gift_card" });
  const code = granted.ok ? granted.value.refunds[0]?.giftCardCode : "";
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const [card] = await getDatabase()
    .select()
    .from(giftCards)
    .where(eq(giftCards.code, code ?? ""));
  expect(card).toMatchObject({ kind: "wallet", balance: 20_000, status: "active" });
  const [mail] = await messagesTo(sold.order.email);
  expect(mail).toMatchObject({ template: "refund_made", content: { giftCard: code } });
  expect(refundedAtProvider(sold)).toEqual([]);
});

it("records by hand what no provider took", async () => {
  const { payer, order } = await anOrderToPay("COD");
  await changeOrderStatus(payer.store, order.id, "delivered");
  expect(await grant({ order }, amount(20_000))).toMatchObject({ code: "refund_by_hand" });
  expect(await refundOrder("nila-loom", order.id, { isDoneByHand: true })).toMatchObject({ ok: true });
  expect(await currentOrder(order)).toMatchObject({
    paymentStatus: "paid",
    refundedAmount: 20_000,
    refunds: [{ status: "done", destination: "by_hand" }],
  });
});

describe("a refund in the provider's dashboard", () => {
  const hear = async (sold: Delivered) => {
    const { body, headers } = service.webhook(sold.payment, { event: "refund.processed" });
    return receiveWebhook(await testStore(), "razorpay", { body, headers: new Headers(headers) });
  };

  it("is recorded once, with its credit note", async () => {
    const sold = await deliveredOrder();
    service.refundInDashboard(sold.payment, 30_000);
    expect([await hear(sold), await hear(sold)]).toEqual([{ kind: "received" }, { kind: "received" }]);
    const order = await currentOrder(sold.order);
    expect(order).toMatchObject({
      paymentStatus: "paid",
      refundAmount: 30_000,
      refundedAmount: 30_000,
      refunds: [{ status: "done", cause: "granted", destination: "provider" }],
    });
    expect(order.creditNotes).toHaveLength(1);
    expect(await grant(sold, amount(78_001))).toMatchObject({ code: "refund_too_high" });
  });

  it("pays what the order owes for a cancellation", async () => {
    const { payer, order, payment } = await paidOrder();
    await cancelOrder(payer.store, order.id, { positions: null, reason: "" });
    service.refundInDashboard(payment, 108_000);
    await hear({ order, payment });
    expect(await currentOrder(order)).toMatchObject({ paymentStatus: "refunded", refundedAmount: 108_000 });
    expect(await refundOrder("nila-loom", order.id)).toMatchObject({ code: "order_refund_not_due" });
  });

  it("closes a refund of ours whose answer was lost", async () => {
    const sold = await deliveredOrder();
    service.behave("lost");
    await grant(sold, amount(20_000));
    service.behave("usual");
    await hear(sold);
    expect(await currentOrder(sold.order)).toMatchObject({ refundedAmount: 20_000, refunds: [{ status: "done" }] });
  });
});
