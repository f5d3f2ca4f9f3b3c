import { eq } from "drizzle-orm";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/product";
import type { Order } from "@/lib/domain/order/order";
import { changeOrderStatus, receivePayment } from "@/lib/workflows/order/change";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { remindOfPayments } from "@/lib/workflows/order/remind-of-payments";
import { withdrawUnpaidOrder } from "@/lib/workflows/order/withdraw";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { makePaymentLink } from "@/lib/workflows/payment/make-link";
import { startPayment } from "@/lib/workflows/payment/page-details";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { takeUpPayment } from "@/lib/workflows/payment/take-up";
import { anOrder } from "@/tests/factories/order";
import { useSettings } from "@/tests/factories/settings";
import { startPayPal } from "@/tests/fakes/paypal";
import { startRazorpay } from "@/tests/fakes/razorpay";
import { aGuest, insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, anOrderToPay, attemptStatusesOf, currentOrder } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startRazorpay>>;
let payPal: Awaited<ReturnType<typeof startPayPal>>;
beforeAll(async () => {
  await insertSellingStore({
    payment_types: [
      { name: "COD", status: "active" },
      { name: "Bank Payment", status: "active", app_config: { account_number: "0012345678" } },
      { name: "PayPal", status: "active", mode: "sandbox", app_config: { client_id: "paypal-client" }, rank: 8 },
      { name: "Razorpay", status: "active", app_config: { key_id: "rzp_test_example" }, rank: 9 },
    ],
    invoice_status: true,
  });
  [service, payPal] = [await startRazorpay(), await startPayPal()];
});
afterAll(() => Promise.all([service.close(), payPal.close()]));
beforeEach(() => {
  allowCallsToFakes();
  useSettings({ ...service.settings, ...payPal.settings });
});
const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn")].map((spy) =>
  spy.mockImplementation(() => {}),
);
afterAll(() => {
  for (const spy of logged) spy.mockRestore();
});

const after = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
const keyOf = (link: string) => new URL(link).searchParams.get("key");
const make = (order: Order, method: string | null = null) => makePaymentLink("nila-loom", order.number, method);
const templatesTo = async ({ email }: Order) => (await messagesTo(email)).map(({ template }) => template).sort();

/** An order that awaits a transfer, its payment link, and the browser of the customer who has it. */
async function aLinked() {
  const ordered = await anOrderToPay("Bank Payment");
  const made = await make(ordered.order);
  if (!made.ok) throw new Error(made.code);
  const payer = { ...ordered.payer, visitor: aGuest() };
  return { ...ordered, payer, link: made.value.link, key: keyOf(made.value.link) };
}
type Linked = Awaited<ReturnType<typeof aLinked>>;
async function begin({ payer, order, key }: Linked) {
  const taken = await takeUpPayment(payer, { orderId: order.id, key });
  const begun = taken.ok ? await startHostedPayment(payer, order.id, "razorpay") : taken;
  if (!begun.ok || !("token" in begun.value)) throw new Error("The payment does not begin");
  return service.pay(begun.value.token);
}
const comeBack = ({ payer, order }: Linked, paid: ReturnType<typeof service.pay>) =>
  finishHostedPayment(payer, order.id, "razorpay", service.returned(paid));
const stockOf = async ({ productId }: Linked) =>
  (await getDatabase().select().from(products).where(eq(products.id, productId)))[0]?.stock;

it("lets a customer pay an order that awaits a transfer through a provider, once", async () => {
  const linked = await aLinked();
  const { payer, order, link } = linked;
  expect(link).toMatch(new RegExp(`^https://shop.example/in/checkout/order-summary/${order.id}\\?key=[\\w-]+$`));
  // Rupees are not moved by PayPal, so the next method of a provider was chosen.
  expect(await currentOrder(order)).toMatchObject({
    status: "placed",
    paymentStatus: "awaited",
    paymentName: "Razorpay",
    holdUntil: order.holdUntil,
    remindAt: null,
  });
  expect(await startPayment(payer.store, await currentOrder(order))).toMatchObject({
    kind: "razorpay",
    holdUntil: null,
  });
  const paid = await begin(linked);
  expect(await comeBack(linked, paid)).toMatchObject({ value: { outcome: "succeeded" } });
  expect(await comeBack(linked, paid)).toMatchObject({ value: { outcome: "succeeded" } });
  expect(await currentOrder(order)).toMatchObject({
    status: "placed",
    paymentStatus: "paid",
    holdUntil: null,
    invoiceNumber: expect.stringMatching(/./),
  });
  expect(await stockOf(linked)).toBe(0);
  await remindOfPayments(after(30));
  await releaseLapsedOrders(after(60));
  expect(await templatesTo(order)).toEqual(["order_placed", "payment_received"]);
  expect(await make(order)).toMatchObject({ code: "order_paid" });
  expect(await takeUpPayment(payer, { orderId: order.id, key: linked.key })).toMatchObject({ code: "order_paid" });
});

it("is needed for what awaits a transfer", async () => {
  const { payer, order } = await anOrderToPay("Bank Payment");
  expect(await takeUpPayment(payer, { orderId: order.id, key: null })).toMatchObject({ code: "order_not_payable" });
  expect(await startHostedPayment(payer, order.id, "razorpay")).toMatchObject({ code: "payment_unavailable" });
});

it("stays at the step that the owner has taken, and has the invoice once", async () => {
  const linked = await aLinked();
  const paid = await begin(linked);
  await changeOrderStatus(linked.payer.store, linked.order.id, "confirmed");
  await comeBack(linked, paid);
  expect(await currentOrder(linked.order)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
});

it("returns what is paid after the transfer has arrived", async () => {
  const linked = await aLinked();
  const paid = await begin(linked);
  expect(await receivePayment(linked.payer.store, linked.order.id)).toMatchObject({ ok: true });
  expect(await comeBack(linked, paid)).toMatchObject({ ok: true });
  expect(await attemptStatusesOf(linked.order)).toEqual(["refund_due"]);
  expect(await currentOrder(linked.order)).toMatchObject({ paymentStatus: "paid" });
  expect(await refundOrder("nila-loom", linked.order.id)).toMatchObject({ ok: true });
  expect(service.refunds().at(-1)).toMatchObject({ payment_id: paid.id, amount: paid.amount });
});

it("takes the stock again for what is paid after the order has lapsed, and no link leads to it before", async () => {
  const linked = await aLinked();
  const paid = await begin(linked);
  await releaseLapsedOrders(after(49));
  expect(await stockOf(linked)).toBe(100);
  const late = await takeUpPayment(linked.payer, { orderId: linked.order.id, key: linked.key });
  expect(late).toMatchObject({ code: "order_ended" });
  expect(await make(linked.order)).toMatchObject({ code: "order_ended" });
  await comeBack(linked, paid);
  expect(await currentOrder(linked.order)).toMatchObject({ status: "placed", paymentStatus: "paid" });
  expect(await stockOf(linked)).toBe(0);
});

it("returns the whole price of an order of which a part was cancelled meanwhile", async () => {
  const linked = await aLinked();
  const paid = await begin(linked);
  await getDatabase().update(orders).set({ refundAmount: 100 }).where(eq(orders.id, linked.order.id));
  await comeBack(linked, paid);
  expect(await attemptStatusesOf(linked.order)).toEqual(["refund_due"]);
  expect(await currentOrder(linked.order)).toMatchObject({ paymentStatus: "awaited", refundAmount: 100 });
  expect(await make(linked.order)).toMatchObject({ code: "order_not_payable" });
  expect(await startPayment(linked.payer.store, await currentOrder(linked.order))).toBeNull();
});

it("refuses whoever withdrew the order, and the shopper cannot withdraw what is paid", async () => {
  const linked = await aLinked();
  const asked = { orderId: linked.order.id, key: linked.key };
  expect(await withdrawUnpaidOrder(linked.payer, asked)).toMatchObject({ ok: true });
  expect(await takeUpPayment(linked.payer, asked)).toMatchObject({ code: "order_cancelled" });
  expect(await make(linked.order)).toMatchObject({ code: "order_cancelled" });
  const paying = await aLinked();
  await begin(paying);
  const withdrawn = await withdrawUnpaidOrder(paying.payer, { orderId: paying.order.id, key: paying.key });
  expect(withdrawn).toMatchObject({ code: "order_not_cancellable" });
});

it("pays the order of a quotation, which has no checkout, in its own currency", async () => {
  const order = anOrder({
    id: "of-quotation",
    number: "QO-1",
    checkoutId: "",
    customerId: null,
    paymentStatus: "awaited",
    invoiceNumber: null,
    invoicedAt: null,
    currency: { code: "USD", rateMillionths: 80_000_000, chargeBasisPoints: 0 },
  });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
  expect(await make(order, "Bank Payment")).toMatchObject({ code: "payment_unknown" });
  const made = await make(order, "PayPal");
  if (!made.ok) throw new Error(made.code);
  const payer = { ...(await anOrderToPay("Razorpay")).payer, visitor: aGuest() };
  const key = keyOf(made.value.link);
  expect(await takeUpPayment(payer, { orderId: order.id, key })).toMatchObject({ ok: true });
  const begun = await startHostedPayment(payer, order.id, "paypal");
  if (!begun.ok) throw new Error(begun.code);
  const reference = new URL(begun.value.token).searchParams.get("token") ?? "";
  payPal.approve(reference);
  const done = await finishHostedPayment(payer, order.id, "paypal", { reference });
  expect(done).toMatchObject({ value: { outcome: "succeeded" } });
  expect(await currentOrder(order)).toMatchObject({ status: "placed", paymentStatus: "paid", paymentName: "PayPal" });
});

it("keeps the method of a payment that was begun, and names what it cannot do", async () => {
  const { order } = await anOrderToPay("Razorpay");
  expect(await make(order, "PayPal")).toMatchObject({ code: "payment_unknown" });
  expect(await make(order)).toMatchObject({ ok: true, value: { order: { paymentName: "Razorpay" } } });
  const awaited = await anOrderToPay("Bank Payment");
  expect(await make(awaited.order, "PayPal")).toMatchObject({ code: "payment_currency" });
  expect(await make(awaited.order, "Cheque")).toMatchObject({ code: "payment_unknown" });
  const onDelivery = await anOrderToPay("COD");
  expect(await make(onDelivery.order)).toMatchObject({ code: "order_not_payable" });
  expect(await makePaymentLink("nila-loom", "none", null)).toMatchObject({ code: "order_unknown" });
  expect(await makePaymentLink("elsewhere", order.number, null)).toMatchObject({ code: "store_unknown" });
  const [row] = await getDatabase().select().from(orders).where(eq(orders.id, awaited.order.id));
  expect(row).toMatchObject({ paymentName: "Bank Payment" });
});
