import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { GET as readProfile } from "@/app/api/account/route";
import { POST as withdraw } from "@/app/api/orders/[order_id]/cancel/route";
import { POST as saveReference } from "@/app/api/orders/[order_id]/payment-reference/route";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { checkouts } from "@/lib/database/schema/checkout";
import { giftCards } from "@/lib/database/schema/gift-card";
import { payments } from "@/lib/database/schema/payment";
import { offerCounts } from "@/lib/database/schema/pricing";
import { products } from "@/lib/database/schema/product";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";
import { changeOrderStatus, receivePayment } from "@/lib/workflows/order/change";
import { dispatchParcel } from "@/lib/workflows/order/dispatch";
import { placeOrder } from "@/lib/workflows/order/place";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { settlePayment } from "@/lib/workflows/payment/settle";
import { insertProduct } from "@/tests/factories/product-row";
import {
  aGuest,
  anOrderRequest,
  aReadyCheckout,
  insertGiftCard,
  insertOffer,
  insertSellingStore,
  putIntoCart,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { insertAttempt } from "@/tests/support/payment-attempt";
import { aCustomer, aVisitor, messagesTo, type Shopper, told } from "@/tests/support/shopper";

/** A parcel with everything that is left. */
const WHOLE = { items: null, carrier: "", trackingLink: "", trackingNumber: "", idempotencyKey: null };

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

let store: StoreDetails;
beforeAll(async () => {
  const company_details = { name: "Nila Loom", email: "owner@shop.example" };
  store = await insertSellingStore({ company_details });
});

let made = 0;
async function anOrder(paymentName: string, chosen: Parameters<typeof aReadyCheckout>[1] = {}, visitor = aGuest()) {
  const productId = `withdrawn-${++made}`;
  await insertProduct({ id: productId, stock: 100 });
  await putIntoCart(visitor, { productId });
  const request = { ...anOrderRequest(await aReadyCheckout(visitor, chosen)), paymentName };
  const placed = await placeOrder({ store, visitor, address: visitor.anonymousId }, request);
  if (!placed.ok) throw new Error(`Refused: ${placed.code}`);
  return { ...placed.value, productId, visitor };
}

const cancel = (shopper: Shopper, id: string, key?: string) =>
  shopper.ask(withdraw, {
    method: "POST",
    path: `/api/orders/${id}/cancel${key ? `?key=${key}` : ""}`,
    params: { order_id: id },
    body: {},
  });
const inDatabase = (id: string) => findOrder("nila-loom", id);
const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const templatesTo = async (email: string) => (await messagesTo(email)).map(({ template }) => template);

it.each(["Bank Payment", "COD"])(
  "cancels a guest's unpaid order by %s at once, and returns all it took",
  async (payment) => {
    const code = `OFF${payment.slice(0, 3).toUpperCase()}`;
    const card = `${code}-CARD`;
    await insertOffer(code);
    await insertGiftCard(card, { price: 10_000, balance: 10_000 });
    const { order, key, productId } = await anOrder(payment, { offerCode: code, giftCardCodes: [card] });
    const guest = await aVisitor();
    const answer = await cancel(guest, order.id, key);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { order_status: "cancelled", payment_details: { status: "none" }, hold_till: null },
    ]);
    expect(await stockOf(productId)).toBe(100);
    const [use] = await getDatabase().select().from(offerCounts).where(eq(offerCounts.offerId, code));
    const [balance] = await getDatabase().select().from(giftCards).where(eq(giftCards.code, card));
    expect([use?.used, balance?.balance]).toEqual([0, 10_000]);
    const [mail] = await messagesTo(order.email);
    expect(mail).toMatchObject({
      template: "order_cancelled",
      content: { isWhole: true, givenBack: null, givesCardsBack: true, mayBeTransferred: payment !== "COD" },
    });
    expect((await inDatabase(order.id))?.creditNotes).toHaveLength(payment === "COD" ? 1 : 0);
    expect(await told(await cancel(guest, order.id, key))).toEqual([422, "order_not_cancellable"]);
    expect(await stockOf(productId)).toBe(100);
  },
);

it("tells the owner, with the reference of the transfer if the shopper gave one", async () => {
  const { order, key } = await anOrder("Bank Payment");
  const guest = await aVisitor();
  const path = `/api/orders/${order.id}/payment-reference?key=${key}`;
  const body = { reference: "NEFT 42" };
  await guest.ask(saveReference, { method: "POST", path, params: { order_id: order.id }, body });
  await cancel(guest, order.id, key);
  const [mail] = await messagesTo("owner@shop.example");
  expect(mail).toMatchObject({ template: "owner_cancelled", content: { number: order.number, reference: "NEFT 42" } });
});

it("ends the wait for the transfer: it neither lapses nor can be paid", async () => {
  const { order, key, productId } = await anOrder("Bank Payment");
  await cancel(await aVisitor(), order.id, key);
  await releaseLapsedOrders(new Date(Date.now() + 100 * 60 * 60_000));
  expect(await receivePayment(store, order.id)).toMatchObject({ ok: false, code: "order_not_payable" });
  expect(await inDatabase(order.id)).toMatchObject({ status: "cancelled", paymentStatus: "none" });
  expect(await stockOf(productId)).toBe(100);
});

it("cancels a customer's own order without a key", async () => {
  const shopper = await aCustomer("asha@example.com");
  const { _id: customerId } = await (await shopper.ask(readProfile)).json();
  const visitor: Visitor = { kind: "customer", anonymousId: "asha", sessionId: "asha", customerId };
  const { order } = await anOrder("Bank Payment", {}, visitor);
  expect(await told(await cancel(await aCustomer("bina@example.com"), order.id))).toEqual([404, "order_unknown"]);
  expect((await cancel(shopper, order.id)).status).toBe(200);
  expect(await templatesTo("asha@example.com")).toContain("order_cancelled");
});

it("is refused to strangers and with the key of another order, as if there were no such order", async () => {
  const { order } = await anOrder("Bank Payment");
  const other = await anOrder("Bank Payment");
  for (const key of [undefined, other.key, "x".repeat(43)]) {
    expect(await told(await cancel(await aVisitor(), order.id, key))).toEqual([404, "order_unknown"]);
  }
  expect(await inDatabase(order.id)).toMatchObject({ status: "placed" });
});

it.each([
  { what: "is paid", payment: "Bank Payment", step: (id: string) => receivePayment(store, id) },
  { what: "is being prepared", payment: "COD", step: (id: string) => changeOrderStatus(store, id, "confirmed") },
  {
    what: "has left the shop",
    payment: "Bank Payment",
    step: (id: string) => dispatchParcel(store, id, WHOLE),
  },
  {
    what: "has left the shop in part",
    payment: "Bank Payment",
    step: (id: string) => dispatchParcel(store, id, { ...WHOLE, items: [{ position: 0, quantity: 100 }] }),
  },
])("leaves the decision to the owner once the order $what", async ({ payment, step }) => {
  const { order, key, productId } = await anOrder(payment);
  expect(await step(order.id)).toMatchObject({ ok: true });
  expect(await told(await cancel(await aVisitor(), order.id, key))).toEqual([422, "order_not_cancellable"]);
  expect(await stockOf(productId)).toBe(0);
});

describe("an order that waits for a card payment", () => {
  const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn")].map((spy) =>
    spy.mockImplementation(() => {}),
  );
  afterAll(() => {
    for (const spy of logged) spy.mockRestore();
  });

  it("ends at once without a mail, and its checkout can be ordered again", async () => {
    const { order, key, productId, visitor } = await anOrder("Square");
    expect((await cancel(await aVisitor(), order.id, key)).status).toBe(200);
    expect(await inDatabase(order.id)).toMatchObject({ status: "cancelled", paymentStatus: "none", holdUntil: null });
    expect(await stockOf(productId)).toBe(100);
    expect(await templatesTo(order.email)).toEqual([]);
    const [checkout] = await getDatabase().select().from(checkouts).where(eq(checkouts.id, order.checkoutId));
    expect(checkout?.orderId).toBeNull();
    const again = { ...anOrderRequest(order.checkoutId), paymentName: "Bank Payment", idempotencyKey: randomUUID() };
    expect(await placeOrder({ store, visitor, address: visitor.anonymousId }, again)).toMatchObject({ ok: true });
  });

  it("is to be refunded if its money comes after all", async () => {
    const { order, key, productId } = await anOrder("Square");
    expect((await cancel(await aVisitor(), order.id, key)).status).toBe(200);
    const started = {
      orderId: order.id,
      provider: "square",
      reference: "late",
      amount: order.finalPrice,
      currencyCode: "INR",
    } as const;
    await insertAttempt(started);
    await settlePayment("nila-loom", { ...started, outcome: "succeeded", eventId: null });
    expect(await inDatabase(order.id)).toMatchObject({ status: "cancelled", paymentStatus: "none" });
    expect(await stockOf(productId)).toBe(100);
    const [attempt] = await getDatabase().select().from(payments).where(eq(payments.orderId, order.id));
    expect(attempt?.status).toBe("refund_due");
  });
});

it("takes the form without JavaScript, and goes back to where the shopper came from", async () => {
  const { order, key } = await anOrder("Bank Payment");
  const guest = await aVisitor();
  const path = `/api/orders/${order.id}/cancel?key=${key}`;
  const form = { order_id: order.id, key };
  const send = () => guest.ask(withdraw, { method: "POST", path, params: { order_id: order.id }, form });
  const page = `/checkout/order-summary/${order.id}?key=${key}`;
  expect((await send()).headers.get("location")).toBe(`${page}&done=order_cancelled`);
  expect((await send()).headers.get("location")).toBe(`${page}&refusal=order_not_cancellable`);

  const shopper = await aCustomer("carla@example.com");
  const { _id: customerId } = await (await shopper.ask(readProfile)).json();
  const visitor: Visitor = { kind: "customer", anonymousId: "carla", sessionId: "carla", customerId };
  const own = await anOrder("Bank Payment", {}, visitor);
  const answer = await shopper.ask(withdraw, {
    method: "POST",
    path: `/api/orders/${own.order.id}/cancel`,
    params: { order_id: own.order.id },
    form: { order_id: own.order.id },
  });
  expect(answer.headers.get("location")).toBe(`/account/orders/${own.order.id}?done=order_cancelled`);
});

it("works with a link that was mailed later", async () => {
  const { order } = await anOrder("Bank Payment");
  const key = await insertOrderLink("nila-loom", order.id, new Date());
  expect((await cancel(await aVisitor(), order.id, key)).status).toBe(200);
});
