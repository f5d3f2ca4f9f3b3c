import { eq } from "drizzle-orm";
import { listDifferences } from "@/lib/data/payment/differences";
import { getDatabase } from "@/lib/database/connection";
import { payments } from "@/lib/database/schema/payment";
import type { Order } from "@/lib/domain/order/order";
import { changeOrderStatus } from "@/lib/workflows/order/change";
import { comparePayments } from "@/lib/workflows/payment/compare";
import { grantRefund } from "@/lib/workflows/payment/grant-refund";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { useTestDatabase } from "@/tests/support/database";
import { anOrderToPay, currentOrder } from "@/tests/support/payer";
import { useRazorpayShop } from "@/tests/support/razorpay-shop";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
const service = useRazorpayShop();
beforeEach(() => void jest.spyOn(console, "warn").mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

const HOUR_MS = 60 * 60_000;
const hoursLater = (hours: number) => ({ now: new Date(Date.now() + hours * HOUR_MS) });

async function paid() {
  const { payer, order } = await anOrderToPay("Razorpay");
  const started = await startHostedPayment(payer, order.id, "razorpay");
  if (!started.ok) throw new Error(started.code);
  const payment = service().pay(started.value.token);
  await finishHostedPayment(payer, order.id, "razorpay", service().returned(payment));
  return { payer, order, payment };
}
async function differencesOf({ number }: Pick<Order, "number">) {
  const { differences } = await listDifferences("nila-loom", { page: 1, limit: 100 });
  return differences.filter(({ orderNumber }) => orderNumber === number);
}

it("finds nothing where both sides say the same, and asks about each payment once a day", async () => {
  const { order } = await paid();
  expect((await comparePayments(hoursLater(0))).compared).toBe(0);
  expect((await comparePayments(hoursLater(2))).compared).toBeGreaterThan(0);
  const before = service().requests.length;
  await comparePayments(hoursLater(20));
  expect(service().requests).toHaveLength(before);
  await comparePayments(hoursLater(27));
  expect(service().requests.length).toBeGreaterThan(before);
  expect(await differencesOf(order)).toEqual([]);
});

it("records a refund that the owner made in the dashboard, of which no webhook told", async () => {
  const { order, payment } = await paid();
  service().refundInDashboard(payment, 25_000);
  await comparePayments(hoursLater(60));
  expect(await currentOrder(order)).toMatchObject({ refundedAmount: 25_000 });
  expect(await differencesOf(order)).toEqual([]);
});

it("does not count a refund twice that the owner made in the dashboard and recorded by hand", async () => {
  const { payer, order, payment } = await paid();
  await changeOrderStatus(payer.store, order.id, "delivered");
  const request = { kind: "amount", amount: 25_000 } as const;
  await grantRefund("nila-loom", order.id, { request, destination: "by_hand", reason: "", idempotencyKey: null });
  service().refundInDashboard(payment, 25_000);
  await comparePayments(hoursLater(90));
  expect(await currentOrder(order)).toMatchObject({ refundAmount: 25_000, refundedAmount: 25_000 });
  expect(await differencesOf(order)).toEqual([]);
});

it("settles an attempt that had been given up and was charged after all", async () => {
  const { payer, order } = await anOrderToPay("Razorpay");
  const started = await startHostedPayment(payer, order.id, "razorpay");
  if (!started.ok) throw new Error(started.code);
  await getDatabase().update(payments).set({ status: "failed" }).where(eq(payments.orderId, order.id));
  service().pay(started.value.token);
  await comparePayments(hoursLater(120));
  expect(await currentOrder(order)).toMatchObject({ paymentStatus: "paid" });
  expect(await differencesOf(order)).toEqual([]);
});

it("lists what it cannot put right, until both sides say the same again", async () => {
  const { order } = await paid();
  const ofOrder = eq(payments.orderId, order.id);
  await getDatabase().update(payments).set({ amount: 107_000 }).where(ofOrder);
  expect((await comparePayments(hoursLater(150))).different).toBe(1);
  expect(await differencesOf(order)).toMatchObject([
    { kind: "amount", provider: "razorpay", amount: 107_000, theirs: { amount: 108_000, refunded: 0 } },
  ]);
  await getDatabase().update(payments).set({ amount: 108_000 }).where(ofOrder);
  // A payment that differs is asked about every hour.
  await comparePayments(hoursLater(152));
  expect(await differencesOf(order)).toEqual([]);
});

it("says nothing about payments while their provider is silent", async () => {
  const { order } = await paid();
  jest.spyOn(console, "error").mockReturnValue(undefined);
  service().behave("silent");
  expect(await comparePayments(hoursLater(210))).toEqual({ compared: 0, different: 0 });
  expect(await differencesOf(order)).toEqual([]);
});
