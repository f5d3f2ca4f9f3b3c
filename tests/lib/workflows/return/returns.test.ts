import { listReturnsOfOrder } from "@/lib/data/return/returns";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import type { OrderReturn, ReturnRequest } from "@/lib/domain/return/return";
import { changeOrderStatus } from "@/lib/workflows/order/change";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { refundOrder } from "@/lib/workflows/payment/refund";
import { askReturn } from "@/lib/workflows/return/ask";
import { changeReturn } from "@/lib/workflows/return/decide";
import { useSettings } from "@/tests/factories/settings";
import { startRazorpay } from "@/tests/fakes/razorpay";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, anOrderToPay, currentOrder } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startRazorpay>>;
beforeAll(async () => {
  const payment_types = [{ name: "Razorpay", status: "active", app_config: { key_id: "rzp_test_example" } }];
  const returns = { self_service: true, gift_card: true, instructions: "Nila Loom, Fort Kochi" };
  const application_setting = { return_days: { Pcs: 14, Mts: 14, Kgs: 14 }, returns };
  await insertSellingStore({ payment_types, invoice_status: true, store_properties: [{ application_setting }] }, [
    "manual_giftcard",
  ]);
  service = await startRazorpay();
});
afterAll(() => service.close());
beforeEach(() => {
  allowCallsToFakes();
  useSettings(service.settings);
  service.behave("usual");
});

/** A delivered order of one piece for ₹1,000 and shipping for ₹80, paid through Razorpay. */
async function deliveredOrder() {
  const { payer, order } = await anOrderToPay("Razorpay");
  const started = await startHostedPayment(payer, order.id, "razorpay");
  if (!started.ok) throw new Error(started.code);
  const payment = service.pay(started.value.token);
  await finishHostedPayment(payer, order.id, "razorpay", service.returned(payment));
  await changeOrderStatus(payer.store, order.id, "delivered");
  return { payer, order, payment };
}
type Delivered = Awaited<ReturnType<typeof deliveredOrder>>;

const REQUEST: ReturnRequest = {
  items: [{ position: 0, quantity: 100, exchangeFor: null }],
  reason: "It does not fit",
  note: "",
  pictureId: null,
  wish: "refund",
};
const ask = ({ payer, order }: Delivered, more: Partial<ReturnRequest> = {}) =>
  askReturn(payer, { orderId: order.id, key: null }, { ...REQUEST, ...more });
async function approvedReturn(sold: Delivered, more: Partial<ReturnRequest> = {}): Promise<OrderReturn> {
  const asked = await ask(sold, more);
  if (!asked.ok) throw new Error(asked.code);
  await changeReturn("nila-loom", asked.value.id, { kind: "approve", answer: "" });
  return asked.value;
}
const receive = (id: string, more: { isGood?: boolean } = {}) =>
  changeReturn("nila-loom", id, { kind: "receive", isGood: true, answer: "", destination: null, ...more });
const stock = async () => (await getDatabase().select({ stock: products.stock }).from(products))[0]?.stock;
const refundedAtProvider = ({ payment }: Delivered) =>
  service.refunds().flatMap(({ payment_id, amount }) => (payment_id === payment.id ? [amount] : []));
const mailsOf = async ({ order }: Delivered) => (await messagesTo(order.email)).map(({ template }) => template);

it("takes a return from the request to the money on the card, with a mail at every step", async () => {
  const sold = await deliveredOrder();
  const before = await stock();
  const returned = await approvedReturn(sold);
  const done = await receive(returned.id);
  expect(done).toMatchObject({
    ok: true,
    value: { returned: { status: "received" }, order: { refundedAmount: 100_000, paymentStatus: "paid" } },
  });
  expect(done.ok && done.value.order.creditNotes).toHaveLength(1);
  expect(refundedAtProvider(sold)).toEqual([100_000]);
  expect(await stock()).toBe((before ?? 0) + 100);
  const mails = await mailsOf(sold);
  expect(mails.filter((template) => template === "return_news")).toHaveLength(3);
  expect(mails).toContain("refund_made");
  expect(await receive(returned.id)).toMatchObject({ code: "return_not_approved" });
  expect(await ask(sold)).toMatchObject({ code: "item_not_returnable" });
});

it("keeps the refund owed if the provider fails, and pays it once when it is tried again", async () => {
  const sold = await deliveredOrder();
  const { id } = await approvedReturn(sold);
  service.behave("refunds_fail");
  expect(await receive(id)).toMatchObject({ ok: true, value: { order: { refunds: [{ status: "failed" }] } } });
  service.behave("usual");
  expect(await refundOrder("nila-loom", sold.order.id)).toMatchObject({ ok: true });
  const order = await currentOrder(sold.order);
  expect(order).toMatchObject({ refundAmount: 100_000, refundedAmount: 100_000, refunds: [{ status: "done" }] });
});

it("neither sells nor refunds what does not arrive in good order", async () => {
  const sold = await deliveredOrder();
  const before = await stock();
  const { id } = await approvedReturn(sold);
  expect(await receive(id, { isGood: false })).toMatchObject({ ok: true, value: { returned: { status: "rejected" } } });
  expect([await stock(), refundedAtProvider(sold)]).toEqual([before, []]);
  expect(await ask(sold)).toMatchObject({ code: "item_not_returnable" });
});

it("refunds as a gift card if the shopper wished so", async () => {
  const sold = await deliveredOrder();
  const { id } = await approvedReturn(sold, { wish: "gift_card" });
  const done = await receive(id);
  expect(done.ok && done.value.order.refunds[0]?.giftCardCode).toMatch(/^[0-9A-Z]{4}-/);
  expect(refundedAtProvider(sold)).toEqual([]);
});

it("refuses once, and receives nothing that was refused", async () => {
  const sold = await deliveredOrder();
  const asked = await ask(sold);
  const id = asked.ok ? asked.value.id : "";
  expect(await changeReturn("nila-loom", id, { kind: "refuse", answer: "It was worn." })).toMatchObject({ ok: true });
  expect(await changeReturn("nila-loom", id, { kind: "approve", answer: "" })).toMatchObject({
    code: "return_decided",
  });
  expect(await receive(id)).toMatchObject({ code: "return_not_approved" });
  expect(await mailsOf(sold)).toContain("return_news");
});

it("takes a piece once, however many tabs ask for it and however often it is received", async () => {
  const sold = await deliveredOrder();
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask(sold)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  const [kept] = await listReturnsOfOrder("nila-loom", sold.order.id);
  await changeReturn("nila-loom", kept?.id ?? "", { kind: "approve", answer: "" });
  const received = await Promise.all(Array.from({ length: 4 }, () => receive(kept?.id ?? "")));
  expect(received.filter(({ ok }) => ok)).toHaveLength(1);
  expect(refundedAtProvider(sold)).toEqual([100_000]);
});
