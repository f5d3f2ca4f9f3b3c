import { getDatabase } from "@/lib/database/connection";
import { payments } from "@/lib/database/schema/payment";
import { cancelPendingPayment } from "@/lib/workflows/payment/cancel-pending";
import { checkOpenPayments } from "@/lib/workflows/payment/check-open";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { receiveWebhook } from "@/lib/workflows/payment/receive-webhook";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { useTestDatabase } from "@/tests/support/database";
import { anOrderToPay, attemptStatusesOf, currentOrder } from "@/tests/support/payer";
import { useRazorpayShop } from "@/tests/support/razorpay-shop";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
const razorpay = useRazorpayShop();
/** Silences the console: these tests cause failures of the provider on purpose, which the code under test logs. */
const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn")].map((spy) =>
  spy.mockImplementation(() => {}),
);
afterAll(() => {
  for (const spy of logged) spy.mockRestore();
});

type PlacedOrder = Awaited<ReturnType<typeof anOrderToPay>>;
type Service = ReturnType<typeof razorpay>;
type Payment = ReturnType<Service["pay"]>;
async function started({ payer, order }: PlacedOrder) {
  const begun = await startHostedPayment(payer, order.id, "razorpay");
  if (!begun.ok) throw new Error(begun.code);
  return begun.value.token;
}
const comeBack = ({ payer, order }: PlacedOrder, payment: Payment, more = {}) =>
  finishHostedPayment(payer, order.id, "razorpay", { ...razorpay().returned(payment), ...more });
const sendWebhook = ({ payer }: PlacedOrder, payment: Payment, more: Parameters<Service["webhook"]>[1] = {}) => {
  const { body, headers } = razorpay().webhook(payment, more);
  return receiveWebhook(payer.store, "razorpay", { body, headers: new Headers(headers) });
};
const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it("places the order when the shopper comes back with a payment", async () => {
  const ordered = await anOrderToPay("Razorpay");
  const paid = razorpay().pay(await started(ordered));
  expect(paid).toMatchObject({ amount: 108_000, currency: "INR" });
  expect(await comeBack(ordered, paid)).toMatchObject({ ok: true, value: { outcome: "succeeded" } });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("takes the card that was charged after another was declined", async () => {
  const ordered = await anOrderToPay("Razorpay");
  const token = await started(ordered);
  const declined = razorpay().pay(token, { status: "failed" });
  expect(await sendWebhook(ordered, declined)).toEqual({ kind: "received" });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["created"]);
  expect(await sendWebhook(ordered, razorpay().pay(token))).toEqual({ kind: "received" });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("hears a payment once, however often and in whatever order it is told", async () => {
  const ordered = await anOrderToPay("Razorpay");
  const paid = razorpay().pay(await started(ordered));
  for (const event of ["order.paid", "payment.captured", "payment.authorized", "payment.captured"]) {
    expect(await sendWebhook(ordered, paid, { event })).toEqual({ kind: "received" });
  }
  expect(await comeBack(ordered, paid)).toMatchObject({ value: { outcome: "succeeded" } });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["succeeded"]);
});

it("refuses a webhook and a return that are signed with another secret", async () => {
  const ordered = await anOrderToPay("Razorpay");
  const paid = razorpay().pay(await started(ordered));
  expect(await sendWebhook(ordered, paid, { key: "another" })).toEqual({ kind: "forged" });
  expect(await comeBack(ordered, paid, { signature: "0".repeat(64) })).toMatchObject({ value: { outcome: "unknown" } });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending" });
});

it("counts a payment for its own order only", async () => {
  const [one, other] = [await anOrderToPay("Razorpay"), await anOrderToPay("Razorpay")];
  const paid = razorpay().pay(await started(one));
  await started(other);
  expect(await comeBack(other, paid)).toMatchObject({ value: { outcome: "unknown" } });
  expect(await currentOrder(other.order)).toMatchObject({ status: "pending" });
  expect(await comeBack(one, paid)).toMatchObject({ value: { outcome: "succeeded" } });
});

it.each([{ amount: 100 }, { currency: "USD" }])("returns a payment with %j", async (changes) => {
  const ordered = await anOrderToPay("Razorpay");
  const paid = razorpay().pay(await started(ordered), changes);
  expect(await comeBack(ordered, paid)).toMatchObject({ value: { outcome: "to_be_returned" } });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending" });
  expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ ok: true });
  expect(razorpay().refunds().at(-1)).toMatchObject({ payment_id: paid.id, amount: paid.amount });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["refunded"]);
});

it("keeps one of two payments and refunds the other", async () => {
  const ordered = await anOrderToPay("Razorpay");
  const [first, second] = [razorpay().pay(await started(ordered)), razorpay().pay(await started(ordered))];
  await comeBack(ordered, first);
  await sendWebhook(ordered, second);
  expect(await attemptStatusesOf(ordered.order)).toEqual(["succeeded", "refund_due"]);
});

it("captures a late authorisation of a lapsed order, which takes its stock again", async () => {
  const ordered = await anOrderToPay("Razorpay");
  const token = await started(ordered);
  expect(await cancelPendingPayment(ordered.payer, ordered.order.id)).toMatchObject({ ok: true });
  const late = razorpay().pay(token, { status: "authorized" });
  expect(await sendWebhook(ordered, late, { event: "payment.authorized" })).toEqual({ kind: "received" });
  expect(late.status).toBe("captured");
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("finds a payment whose webhook and return were lost, and even the id of its order", async () => {
  const ordered = await anOrderToPay("Razorpay");
  razorpay().pay(await started(ordered));
  // As if the process had ended between Razorpay's answer and the write.
  await getDatabase().update(payments).set({ reference: null });
  await checkOpenPayments({ now: after(1) });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("says no while Razorpay is down, and hears the webhook again later", async () => {
  const ordered = await anOrderToPay("Razorpay");
  const paid = razorpay().pay(await started(ordered));
  razorpay().behave("silent");
  expect(await startHostedPayment(ordered.payer, ordered.order.id, "razorpay")).toMatchObject({
    code: "payment_unavailable",
  });
  expect(await sendWebhook(ordered, paid)).toEqual({ kind: "retry_later" });
  razorpay().behave("usual");
  expect(await sendWebhook(ordered, paid)).toEqual({ kind: "received" });
  expect(await currentOrder(ordered.order)).toMatchObject({ paymentStatus: "paid" });
});

it("does not start at one provider what is to be paid at another", async () => {
  const { payer, order } = await anOrderToPay("Razorpay");
  expect(await startHostedPayment(payer, order.id, "foloosi")).toMatchObject({ code: "payment_unavailable" });
});
