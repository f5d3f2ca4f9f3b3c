import { eq } from "drizzle-orm";
import { listDisputes } from "@/lib/data/payment/disputes";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Order } from "@/lib/domain/order/order";
import { cancelOrder } from "@/lib/workflows/order/cancel";
import { changeOrderStatus } from "@/lib/workflows/order/change";
import { comparePayments } from "@/lib/workflows/payment/compare";
import { grantRefund } from "@/lib/workflows/payment/grant-refund";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { receiveWebhook } from "@/lib/workflows/payment/receive-webhook";
import { refundOrder } from "@/lib/workflows/payment/refund";
import type { MadeDispute } from "@/tests/fakes/disputes";
import { testStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { anOrderToPay, currentOrder } from "@/tests/support/payer";
import { useRazorpayShop } from "@/tests/support/razorpay-shop";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
const service = useRazorpayShop({
  invoice_status: true,
  company_details: { name: "Nila Loom", email: "owner@shop.example" },
});

/** A delivered order of ₹1,080, paid through Razorpay. */
async function delivered() {
  const { payer, order } = await anOrderToPay("Razorpay");
  const started = await startHostedPayment(payer, order.id, "razorpay");
  if (!started.ok) throw new Error(started.code);
  const payment = service().pay(started.value.token);
  await finishHostedPayment(payer, order.id, "razorpay", service().returned(payment));
  await changeOrderStatus(payer.store, order.id, "delivered");
  return { payer, order, payment };
}

async function report(dispute: MadeDispute, options: { key?: string } = {}) {
  const { body, headers } = service().disputeWebhook(dispute, options);
  return receiveWebhook(await testStore(), "razorpay", { body, headers: new Headers(headers) });
}

const statusesOf = async (order: Order) => {
  const { disputes } = await listDisputes("nila-loom", { status: null, page: 1, limit: 100 });
  return disputes.filter(({ orderId }) => orderId === order.id).map(({ status }) => status);
};
const amount = (paise: number) =>
  ({ request: { kind: "amount", amount: paise }, destination: "provider", reason: "", idempotencyKey: null }) as const;

it("tells the owner of a dispute once, and refunds nothing while the bank decides", async () => {
  const { order, payment } = await delivered();
  const dispute = service().dispute(payment);
  expect(await Promise.all([report(dispute), report(dispute), report(dispute)])).toEqual(
    Array(3).fill({ kind: "received" }),
  );
  expect(await statusesOf(order)).toEqual(["open"]);
  const queued = await getDatabase().select().from(outboxMessages).where(eq(outboxMessages.template, "owner_dispute"));
  expect(queued).toHaveLength(1);
  const refused = await grantRefund("nila-loom", order.id, amount(5_000));
  expect(refused).toMatchObject({ ok: false, code: "payment_disputed" });
  expect(await currentOrder(order)).toMatchObject({ refunds: [{ status: "failed", refusal: "payment_disputed" }] });
  dispute.end = "won";
  await report(dispute);
  expect(await statusesOf(order)).toEqual(["won"]);
  expect(await refundOrder("nila-loom", order.id)).toMatchObject({ ok: true });
  expect(await currentOrder(order)).toMatchObject({ refundedAmount: 5_000, paymentStatus: "paid" });
});

it("books a lost dispute as a refund by the bank, with a credit note, once", async () => {
  const { order, payment } = await delivered();
  const dispute = service().dispute(payment);
  dispute.end = "lost";
  await Promise.all([report(dispute), report(dispute)]);
  await report(dispute);
  const after = await currentOrder(order);
  expect(after).toMatchObject({ paymentStatus: "refunded", refundAmount: 108_000, refundedAmount: 108_000 });
  expect(after.refunds).toMatchObject([{ destination: "dispute", status: "done", chargedAmount: 108_000 }]);
  expect(after.creditNotes).toHaveLength(1);
  expect(await grantRefund("nila-loom", order.id, amount(100))).toMatchObject({ code: "refund_too_high" });
});

it("keeps a decided dispute, when news of it being open come late", async () => {
  const { order, payment } = await delivered();
  const dispute = service().dispute(payment, 20_000);
  dispute.end = "lost";
  await report(dispute);
  dispute.end = null;
  await report(dispute);
  expect(await statusesOf(order)).toEqual(["lost"]);
  expect(await currentOrder(order)).toMatchObject({ refundedAmount: 20_000, paymentStatus: "paid" });
});

it("counts what the bank took as the refund that waited, and leaves the rest of it to be refunded", async () => {
  const { order, payment } = await delivered();
  const dispute = service().dispute(payment, 30_000);
  await report(dispute);
  await grantRefund("nila-loom", order.id, amount(50_000));
  dispute.end = "lost";
  await report(dispute);
  const booked = await currentOrder(order);
  expect(booked).toMatchObject({ refundAmount: 50_000, refundedAmount: 30_000 });
  expect(booked.refunds.map(({ destination, status, amount: paise }) => [destination, status, paise])).toEqual(
    expect.arrayContaining([
      ["dispute", "done", 30_000],
      ["provider", "failed", 20_000],
    ]),
  );
  await refundOrder("nila-loom", order.id);
  expect(await currentOrder(order)).toMatchObject({ refundedAmount: 50_000, paymentStatus: "paid" });
  expect(
    service()
      .refunds()
      .filter(({ payment_id }) => payment_id === payment.id),
  ).toMatchObject([{ amount: 20_000 }]);
});

it("does not owe a cancelled order's money again that the bank has returned", async () => {
  const { payer, order } = await anOrderToPay("Razorpay");
  const started = await startHostedPayment(payer, order.id, "razorpay");
  if (!started.ok) throw new Error(started.code);
  const payment = service().pay(started.value.token);
  await finishHostedPayment(payer, order.id, "razorpay", service().returned(payment));
  await cancelOrder(await testStore(), order.id, { positions: null, reason: "" });
  const dispute = service().dispute(payment);
  dispute.end = "lost";
  await report(dispute);
  expect(await currentOrder(order)).toMatchObject({ refundedAmount: 108_000, paymentStatus: "refunded" });
  expect(await refundOrder("nila-loom", order.id)).toMatchObject({ code: "order_refund_not_due" });
});

it("believes no forged webhook, and ignores the disputes of other sales", async () => {
  const { order, payment } = await delivered();
  const dispute = service().dispute(payment);
  expect(await report(dispute, { key: "guessed" })).toEqual({ kind: "forged" });
  expect(await statusesOf(order)).toEqual([]);
  expect(await report({ ...dispute, id: "dispute_of_nobody" })).toEqual({ kind: "received" });
});

it("asks to be told again while the provider is silent", async () => {
  const { order, payment } = await delivered();
  const dispute = service().dispute(payment);
  jest.spyOn(console, "error").mockReturnValue(undefined);
  service().behave("silent");
  expect(await report(dispute)).toEqual({ kind: "retry_later" });
  jest.restoreAllMocks();
  expect(await statusesOf(order)).toEqual([]);
});

it("learns in the daily comparison how an open dispute has ended", async () => {
  const { order, payment } = await delivered();
  const dispute = service().dispute(payment);
  await report(dispute);
  dispute.end = "lost";
  await comparePayments({ now: new Date(Date.now() + 2 * 60 * 60_000) });
  expect(await statusesOf(order)).toEqual(["lost"]);
  expect(await currentOrder(order)).toMatchObject({ refundedAmount: 108_000 });
});
