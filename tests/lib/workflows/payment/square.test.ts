import { and, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { products } from "@/lib/database/schema/product";
import { checkoutPath } from "@/lib/domain/checkout/pages";
import { cancelPendingPayment } from "@/lib/workflows/payment/cancel-pending";
import { checkOpenPayments } from "@/lib/workflows/payment/check-open";
import { startPayment } from "@/lib/workflows/payment/page-details";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { useSettings } from "@/tests/factories/settings";
import { startSquare } from "@/tests/fakes/square";
import { aBuyer, insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, anOrderToPay, attemptStatusesOf, currentOrder, newKey } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";
import { makeOlder, type PlacedOrder, pay, paymentsFor } from "@/tests/support/square-payer";

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

const stockOf = async ({ productId }: PlacedOrder) =>
  (
    await getDatabase()
      .select({ stock: products.stock })
      .from(products)
      .where(and(eq(products.id, productId)))
  )[0]?.stock;

it("gives the page the amount, the time to pay and the script", async () => {
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

it("places the order once the card is charged, and charges the same attempt once", async () => {
  const ordered = await anOrderToPay();
  const key = newKey();
  const done = { ok: true, value: { outcome: "succeeded", leadsTo: checkoutPath(ordered.checkoutId) } };
  expect(await pay(ordered, key)).toMatchObject(done);
  expect(await pay(ordered, key)).toMatchObject(done);
  expect(await pay(ordered)).toMatchObject({ ok: false, code: "order_not_payable" });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  expect(await paymentsFor(service, ordered)).toMatchObject([{ amount_money: { amount: 108_000, currency: "INR" } }]);
  expect((await messagesTo(ordered.order.email)).map(({ template }) => template)).toEqual(["order_placed"]);
});

it("lets the shopper try another card after a declined one", async () => {
  const ordered = await anOrderToPay();
  service.behave("declines");
  const key = newKey();
  expect(await pay(ordered, key)).toMatchObject({ ok: false, code: "payment_declined" });
  expect(await pay(ordered, key)).toMatchObject({ ok: false, code: "payment_declined" });
  service.behave("succeeds");
  expect(await pay(ordered)).toMatchObject({ ok: true });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["failed", "succeeded"]);
});

it("charges once for several clicks at once", async () => {
  const ordered = await anOrderToPay();
  const answers = await Promise.all([pay(ordered), pay(ordered), pay(ordered)]);
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
  expect(await paymentsFor(service, ordered)).toHaveLength(1);
});

it("does not charge again while the outcome of the last attempt is unknown", async () => {
  const ordered = await anOrderToPay();
  service.behave("lost");
  const key = newKey();
  expect(await pay(ordered, key)).toMatchObject({ ok: false, code: "payment_under_way" });
  expect(await currentOrder(ordered.order)).toMatchObject({ paymentStatus: "pending" });
  service.behave("succeeds");
  // Before charging the new card, the shop checks the open attempt and finds that it has succeeded.
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "succeeded" } });
  expect(await paymentsFor(service, ordered)).toHaveLength(1);
});

it("finds a charge by itself when answer and webhook were lost", async () => {
  const ordered = await anOrderToPay();
  service.behave("lost");
  await pay(ordered);
  expect(await checkOpenPayments()).toEqual({ asked: 0, settled: 0 });
  await makeOlder(1, ordered);
  expect(await checkOpenPayments()).toEqual({ asked: 1, settled: 1 });
  expect(await checkOpenPayments()).toEqual({ asked: 0, settled: 0 });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("treats an unknown charge as failed after two minutes, and allows another", async () => {
  const ordered = await anOrderToPay();
  const silent = await startSquare();
  await silent.close();
  useSettings({ ...service.settings, SQUARE_API_URL: silent.origin });
  expect(await pay(ordered)).toMatchObject({ code: "payment_under_way" });
  useSettings(service.settings);
  expect(await pay(ordered)).toMatchObject({ code: "payment_under_way" });
  await makeOlder(3, ordered);
  expect(await pay(ordered)).toMatchObject({ ok: true });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["failed", "succeeded"]);
});

it.each(["wrong_amount", "wrong_currency"] as const)("refunds a charge with %s", async (behaviour) => {
  const ordered = await anOrderToPay();
  service.behave(behaviour);
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "to_be_returned" } });
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "pending" });
  expect(await attemptStatusesOf(ordered.order)).toEqual(["refund_due"]);
  const [taken] = await paymentsFor(service, ordered);
  expect(await refundOrder("nila-loom", ordered.order.id)).toEqual({ ok: true, value: null });
  expect(service.refunds().at(-1)?.amount_money).toEqual(taken?.amount_money);
  expect(await attemptStatusesOf(ordered.order)).toEqual(["refunded"]);
});

it("waits for a payment that is still pending at the provider", async () => {
  const ordered = await anOrderToPay();
  service.behave("pending");
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "pending" } });
  expect(await pay(ordered)).toMatchObject({ ok: true, value: { outcome: "pending" } });
  const [payment] = await paymentsFor(service, ordered);
  if (payment) payment.status = "COMPLETED";
  await makeOlder(1, ordered);
  await checkOpenPayments();
  expect(await currentOrder(ordered.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
});

it("hides an order from other visitors", async () => {
  const ordered = await anOrderToPay();
  const stranger = { ...ordered, payer: { ...ordered.payer, visitor: await aBuyer() } };
  expect(await pay(stranger)).toMatchObject({ ok: false, code: "order_unknown" });
  expect(await cancelPendingPayment(stranger.payer, ordered.order.id)).toMatchObject({
    ok: false,
    code: "order_unknown",
  });
  expect(await paymentsFor(service, ordered)).toEqual([]);
});

it("limits card testing", async () => {
  const ordered = await anOrderToPay();
  service.behave("declines");
  for (let card = 0; card < 10; card += 1) expect(await pay(ordered)).toMatchObject({ code: "payment_declined" });
  expect(await pay(ordered)).toMatchObject({ code: "too_many_attempts", retryAfterSeconds: expect.any(Number) });
});

describe("cancelling a pending payment", () => {
  it("releases the stock of the order, and its checkout", async () => {
    const ordered = await anOrderToPay();
    expect(await stockOf(ordered)).toBe(0);
    await readExpiredTags();
    expect(await cancelPendingPayment(ordered.payer, ordered.order.id)).toMatchObject({
      ok: true,
      value: { checkoutId: ordered.checkoutId },
    });
    expect(await readExpiredTags()).toEqual([expect.stringMatching(/^product:nila-loom:/)]);
    expect(await stockOf(ordered)).toBe(100);
    expect(await currentOrder(ordered.order)).toMatchObject({ status: "lapsed" });
    expect(await cancelPendingPayment(ordered.payer, ordered.order.id)).toMatchObject({ code: "order_not_payable" });
    expect(await pay(ordered)).toMatchObject({ code: "order_not_payable" });
  });

  it("is refused while a charge is unknown, and after a successful one", async () => {
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
    expect(await currentOrder(other.order)).toMatchObject({ paymentStatus: "paid" });
  });
});
