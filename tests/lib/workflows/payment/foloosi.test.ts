import { cancelPendingPayment } from "@/lib/workflows/payment/cancel-pending";
import { checkOpenPayments } from "@/lib/workflows/payment/check-open";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { receiveWebhook } from "@/lib/workflows/payment/receive-webhook";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { useSettings } from "@/tests/factories/settings";
import { startFoloosi } from "@/tests/fakes/foloosi";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, anOrderToPay, attemptStatusesOf, currentOrder } from "@/tests/support/payer";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startFoloosi>>;
beforeAll(async () => {
  const app_config = { merchant_key: "test_merchant" };
  await insertSellingStore({ payment_types: [{ name: "Foloosi", status: "active", app_config }] });
  service = await startFoloosi();
});
afterAll(() => service.close());
beforeEach(() => {
  allowCallsToFakes();
  useSettings(service.settings);
  service.keepSilent(false);
});
/** Silences the console: these tests cause failures of the provider on purpose, which the code under test logs. */
const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn")].map((spy) =>
  spy.mockImplementation(() => {}),
);
afterAll(() => {
  for (const spy of logged) spy.mockRestore();
});

type PlacedOrder = Awaited<ReturnType<typeof anOrderToPay>>;
async function tokenFor({ payer, order }: PlacedOrder) {
  const started = await startHostedPayment(payer, order.id, "foloosi");
  if (!started.ok) throw new Error(started.code);
  return started.value.token;
}
const comeBack = ({ payer, order }: PlacedOrder, { transaction_no }: { transaction_no: string }) =>
  finishHostedPayment(payer, order.id, "foloosi", { reference: transaction_no });
const sendWebhook = ({ payer }: PlacedOrder, transaction: Parameters<typeof service.webhook>[0]) => {
  const { body, headers } = service.webhook(transaction);
  return receiveWebhook(payer.store, "foloosi", { body, headers: new Headers(headers) });
};

it("continues in its script, and checks the payment when the shopper is back", async () => {
  const ordered = await anOrderToPay("Foloosi");
  expect(await startHostedPayment(ordered.payer, ordered.order.id, "foloosi")).toMatchObject({
    ok: true,
    value: { token: expect.any(String), merchantKey: "test_merchant" },
  });
  const paid = service.pay(await tokenFor(ordered));
  expect(paid).toMatchObject({ request_amount: "1080.00", request_currency: "INR" });
  expect(await comeBack(ordered, paid)).toMatchObject({ ok: true, value: { outcome: "succeeded" } });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("settles by webhook when the shopper does not come back, once in either order", async () => {
  const ordered = await anOrderToPay("Foloosi");
  const paid = service.pay(await tokenFor(ordered));
  expect(await sendWebhook(ordered, paid)).toMatchObject({ kind: "received" });
  expect(await currentOrder(ordered.order)).toMatchObject({ paymentStatus: "paid" });
  expect(await comeBack(ordered, paid)).toMatchObject({ ok: true, value: { outcome: "succeeded" } });
  expect(await sendWebhook(ordered, paid)).toMatchObject({ kind: "received" });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["succeeded"]);
});

it("trusts no webhook, because anybody could send one", async () => {
  const ordered = await anOrderToPay("Foloosi");
  const failed = service.pay(await tokenFor(ordered), { status: "failed" });
  expect(await sendWebhook(ordered, { ...failed, status: "success" })).toMatchObject({ kind: "received" });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending", paymentStatus: "failed" });
  expect(await sendWebhook(ordered, { ...failed, transaction_no: "FLSinvented" })).toEqual({ kind: "retry_later" });
  const paid = service.pay(await tokenFor(ordered));
  expect(await comeBack(ordered, paid)).toMatchObject({ value: { outcome: "succeeded" } });
});

it("counts a payment for its own order only", async () => {
  const [one, other] = [await anOrderToPay("Foloosi"), await anOrderToPay("Foloosi")];
  const paid = service.pay(await tokenFor(one));
  await tokenFor(other);
  expect(await comeBack(other, paid)).toMatchObject({ ok: true, value: { outcome: "unknown" } });
  expect(await currentOrder(other.order)).toMatchObject({ status: "pending" });
  expect(await sendWebhook(one, { ...paid, optional1: "nobody" })).toMatchObject({ kind: "received" });
  expect(await comeBack(one, paid)).toMatchObject({ value: { outcome: "succeeded" } });
});

it("does not accept a different amount", async () => {
  const ordered = await anOrderToPay("Foloosi");
  const paid = service.pay(await tokenFor(ordered), { request_amount: "10.80" });
  expect(await comeBack(ordered, paid)).toMatchObject({ value: { outcome: "to_be_returned" } });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending" });
  expect(await refundOrder("nila-loom", ordered.order.id)).toMatchObject({ code: "refund_by_hand" });
  expect(await refundOrder("nila-loom", ordered.order.id, { isDoneByHand: true })).toMatchObject({ ok: true });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["refunded"]);
});

it("marks the second of two payments of one order for refund", async () => {
  const ordered = await anOrderToPay("Foloosi");
  const [first, second] = [service.pay(await tokenFor(ordered)), service.pay(await tokenFor(ordered))];
  await comeBack(ordered, first);
  await sendWebhook(ordered, second);
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["succeeded", "refund_due"]);
});

it("refuses payments while it is down, and lets the shopper choose another method", async () => {
  const ordered = await anOrderToPay("Foloosi");
  service.keepSilent(true);
  expect(await startHostedPayment(ordered.payer, ordered.order.id, "foloosi")).toMatchObject({
    code: "payment_unavailable",
  });
  service.keepSilent(false);
  await tokenFor(ordered);
  expect(await cancelPendingPayment(ordered.payer, ordered.order.id)).toMatchObject({ ok: true });
  expect(await startHostedPayment(ordered.payer, ordered.order.id, "foloosi")).toMatchObject({
    code: "order_not_payable",
  });
});

it("gives up after a day on a payment window nobody came back from", async () => {
  const ordered = await anOrderToPay("Foloosi");
  await tokenFor(ordered);
  await checkOpenPayments({ now: new Date(Date.now() + 60_000) });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["created"]);
  await checkOpenPayments({ now: new Date(Date.now() + 25 * 60 * 60_000) });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["failed"]);
});
