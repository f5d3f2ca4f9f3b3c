import { eq } from "drizzle-orm";
import { findOrder } from "@/lib/data/order/orders";
import { listReturnsOfOrder } from "@/lib/data/return/returns";
import { getDatabase } from "@/lib/database/connection";
import { giftCards } from "@/lib/database/schema/gift-card";
import { variants } from "@/lib/database/schema/product";
import type { Order } from "@/lib/domain/order/order";
import { totalOf } from "@/lib/domain/pricing/total";
import { changeOrderStatus } from "@/lib/workflows/order/change";
import { placeOrder } from "@/lib/workflows/order/place";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { finishHostedPayment, startHostedPayment } from "@/lib/workflows/payment/hosted";
import { takeUpPayment } from "@/lib/workflows/payment/take-up";
import { askReturn } from "@/lib/workflows/return/ask";
import { changeReturn } from "@/lib/workflows/return/decide";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { useSettings } from "@/tests/factories/settings";
import { startRazorpay } from "@/tests/fakes/razorpay";
import {
  aBuyer,
  anOrderRequest,
  aReadyCheckout,
  insertSellingStore,
  putIntoCart,
  testStore,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { allowCallsToFakes, currentOrder } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

useTestDatabase();
let service: Awaited<ReturnType<typeof startRazorpay>>;
beforeAll(async () => {
  const payment_types = [{ name: "Razorpay", status: "active", app_config: { key_id: "rzp_test_example" } }];
  const returns = { self_service: true, gift_card: true, exchange: true };
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

let shirts = 0;

/** A delivered order of one small shirt for ₹1,000 and shipping for ₹80, paid through Razorpay. Large costs ₹1,200. */
async function deliveredShirt() {
  const productId = `shirt-${process.pid}-${++shirts}`;
  const variantTypes = [{ name: "Size", options: ["S", "L", "XS"] }];
  await insertProduct({ id: productId, variantTypes });
  const sizes = { small: ["S", 100_000], large: ["L", 120_000], tiny: ["XS", 70_000] } as const;
  for (const [name, [option, price]] of Object.entries(sizes)) {
    const prices = { sellingPrice: price, discountedPrice: price };
    await insertVariant({ id: `${productId}-${name}`, productId, options: [option], stock: 200, ...prices });
  }
  const payer = { store: await testStore(), visitor: await aBuyer(), address: `192.0.2.${shirts}` };
  await putIntoCart(payer.visitor, { productId, options: ["S"] });
  const checkoutId = await aReadyCheckout(payer.visitor);
  const placed = await placeOrder(payer, { ...anOrderRequest(checkoutId), paymentName: "Razorpay" });
  if (!placed.ok) throw new Error(placed.code);
  const { order } = placed.value;
  const payment = await pay(payer, order);
  await changeOrderStatus(payer.store, order.id, "delivered");
  return { payer, order, payment, productId };
}
type Sold = Awaited<ReturnType<typeof deliveredShirt>>;

async function pay(payer: Sold["payer"], order: Pick<Order, "id">) {
  const started = await startHostedPayment(payer, order.id, "razorpay");
  if (!started.ok) throw new Error(started.code);
  const payment = service.pay(started.value.token);
  await finishHostedPayment(payer, order.id, "razorpay", service.returned(payment));
  return payment;
}

const ask = ({ payer, order, productId }: Sold, size: string, wish: "refund" | "gift_card" = "refund") =>
  askReturn(
    payer,
    { orderId: order.id, key: null },
    {
      items: [{ position: 0, quantity: 100, exchangeFor: `${productId}-${size}` }],
      reason: "It does not fit",
      note: "",
      pictureId: null,
      wish,
    },
  );
async function approved(sold: Sold, size: string, wish: "refund" | "gift_card" = "refund"): Promise<string> {
  const asked = await ask(sold, size, wish);
  if (!asked.ok) throw new Error(asked.code);
  await changeReturn("nila-loom", asked.value.id, { kind: "approve", answer: "" });
  return asked.value.id;
}
const arrived = { kind: "receive", isGood: true, answer: "", destination: null } as const;
async function exchanged(sold: Sold, size: string, wish: "refund" | "gift_card" = "refund"): Promise<Order> {
  const done = await changeReturn("nila-loom", await approved(sold, size, wish), arrived);
  const id = done.ok ? done.value.returned.exchangeOrder?.id : undefined;
  const order = id === undefined ? null : await findOrder("nila-loom", id);
  if (!order) throw new Error(`Not exchanged: ${JSON.stringify(done)}`);
  return order;
}
async function stock({ productId }: Sold) {
  const rows = await getDatabase().select().from(variants).where(eq(variants.productId, productId));
  return Object.fromEntries(rows.map(({ options, stock: left }) => [options[0], left]));
}
async function balanceOf(code: string | undefined) {
  const [card] = await getDatabase()
    .select()
    .from(giftCards)
    .where(eq(giftCards.code, code ?? ""));
  return card?.balance;
}
/** The order's refunds by where they went. */
async function refundsOf({ order }: Sold) {
  const { refunds } = await currentOrder(order);
  return Object.fromEntries(refunds.map((refund) => [refund.destination, refund]));
}
const refundedAtProvider = ({ payment }: Sold) =>
  totalOf(service.refunds().flatMap(({ payment_id, amount }) => (payment_id === payment.id ? [amount] : [])));
const mailsTo = async ({ order }: Sold) => (await messagesTo(order.email)).map(({ template }) => template);

it("keeps another size from the request on, and sends it without anything to pay once the first one is back", async () => {
  const sold = await deliveredShirt();
  expect(await stock(sold)).toEqual({ S: 100, L: 200, XS: 200 });
  const again = await exchanged(sold, "small");
  expect(await stock(sold)).toEqual({ S: 100, L: 200, XS: 200 });
  expect(again).toMatchObject({ status: "placed", paymentStatus: "none", finalPrice: 0, giftCardAmount: 100_000 });
  expect(again.invoiceNumber).not.toBeNull();
  const first = await currentOrder(sold.order);
  expect(first).toMatchObject({
    paymentStatus: "paid",
    refundAmount: 100_000,
    refundedAmount: 100_000,
    refunds: [{ destination: "exchange", status: "done", amount: 100_000 }],
  });
  expect(first.creditNotes).toHaveLength(1);
  expect(refundedAtProvider(sold)).toBe(0);
  const mails = await mailsTo(sold);
  expect(mails.filter((template) => template === "order_placed")).toHaveLength(2);
  expect(mails.filter((template) => template === "return_news")).toHaveLength(3);
  expect(mails).not.toContain("refund_made");
});

it("asks for the difference, which is paid like an order, once", async () => {
  const sold = await deliveredShirt();
  const dearer = await exchanged(sold, "large");
  expect(dearer).toMatchObject({ paymentStatus: "awaited", paymentName: "Razorpay", finalPrice: 20_000 });
  const taken = await takeUpPayment(sold.payer, { orderId: dearer.id, key: null });
  expect(taken).toMatchObject({ ok: true });
  expect((await pay(sold.payer, dearer)).amount).toBe(20_000);
  expect(await currentOrder(dearer)).toMatchObject({ status: "placed", paymentStatus: "paid", holdUntil: null });
  expect(await stock(sold)).toEqual({ S: 200, L: 100, XS: 200 });
});

it("gives the difference back if the other size costs less", async () => {
  const sold = await deliveredShirt();
  expect(await exchanged(sold, "tiny")).toMatchObject({ finalPrice: 0, grandTotal: 70_000, paymentStatus: "none" });
  expect(await currentOrder(sold.order)).toMatchObject({ refundedAmount: 100_000, refundAmount: 100_000 });
  expect(await refundsOf(sold)).toMatchObject({
    exchange: { amount: 70_000, items: [{ position: 0, amount: 100_000 }], status: "done" },
    provider: { amount: 30_000, items: [], status: "done" },
  });
  expect(refundedAtProvider(sold)).toBe(30_000);
});

it("gives it back as a gift card if that is what the shopper wished", async () => {
  const sold = await deliveredShirt();
  await exchanged(sold, "tiny", "gift_card");
  expect(await balanceOf((await refundsOf(sold)).gift_card?.giftCardCode)).toBe(30_000);
  expect(refundedAtProvider(sold)).toBe(0);
});

it.each([
  { what: "is refused", action: { kind: "refuse", answer: "" } as const },
  { what: "arrives damaged", action: { ...arrived, isGood: false } },
])("gives the kept size back to stock if the return $what", async ({ action }) => {
  const sold = await deliveredShirt();
  const id = await approved(sold, "large");
  expect(await stock(sold)).toEqual({ S: 100, L: 100, XS: 200 });
  expect(await changeReturn("nila-loom", id, action)).toMatchObject({ ok: true });
  expect(await stock(sold)).toEqual({ S: 100, L: 200, XS: 200 });
  expect(await changeReturn("nila-loom", id, arrived)).toMatchObject({ code: "return_not_approved" });
});

it("refunds all of it in place of the exchange if the owner says where to", async () => {
  const sold = await deliveredShirt();
  const id = await approved(sold, "large");
  const done = await changeReturn("nila-loom", id, { ...arrived, destination: "provider" });
  expect(done).toMatchObject({ ok: true, value: { returned: { status: "received", exchangeOrder: null } } });
  expect(refundedAtProvider(sold)).toBe(100_000);
  expect(await stock(sold)).toEqual({ S: 200, L: 200, XS: 200 });
});

it("keeps the worth of what came back on its gift card if the difference is never paid", async () => {
  const sold = await deliveredShirt();
  const dearer = await exchanged(sold, "large");
  const code = (await refundsOf(sold)).exchange?.giftCardCode;
  expect(await balanceOf(code)).toBe(0);
  await releaseLapsedOrders(new Date(Date.now() + 60 * 86_400_000));
  expect(await currentOrder(dearer)).toMatchObject({ status: "lapsed" });
  expect(await balanceOf(code)).toBe(100_000);
  expect(await stock(sold)).toEqual({ S: 200, L: 200, XS: 200 });
});

it("gives the last piece to one of many who ask for it", async () => {
  const all = await deliveredShirt();
  await getDatabase()
    .update(variants)
    .set({ stock: 100 })
    .where(eq(variants.id, `${all.productId}-large`));
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(all, "large")));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await stock(all)).L).toBe(0);
  expect(await listReturnsOfOrder("nila-loom", all.order.id)).toHaveLength(1);
});

it("places one order, however often the parcel is received at once", async () => {
  const sold = await deliveredShirt();
  const id = await approved(sold, "small");
  const done = await Promise.all(Array.from({ length: 4 }, () => changeReturn("nila-loom", id, arrived)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await mailsTo(sold)).filter((template) => template === "order_placed")).toHaveLength(2);
});
