import { eq } from "drizzle-orm";
import { isValidOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { checkouts } from "@/lib/database/schema/checkout";
import { giftCardUses } from "@/lib/database/schema/gift-card";
import { orderItems, orders } from "@/lib/database/schema/order";
import { products, variants } from "@/lib/database/schema/product";
import { idempotencyKeys } from "@/lib/database/schema/sequence";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreDetails } from "@/lib/domain/store/store";
import { placeOrder } from "@/lib/workflows/order/place";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import {
  aBuyer,
  aGuest,
  anOrderRequest,
  aReadyCheckout,
  insertGiftCard,
  insertOffer,
  insertSellingStore,
  putIntoCart,
} from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo } from "@/tests/support/shopper";

useTestDatabase();

let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore();
  await insertOffer("TEN");
});

let made = 0;
async function aProduct(overrides: Partial<typeof products.$inferInsert> = {}): Promise<string> {
  const id = `product-${++made}`;
  await insertProduct({ id, ...overrides });
  return id;
}

const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

/** A buyer with two pieces of this product in the cart, and a checkout that is ready to order. */
async function aBuyerOf(productId: string, checkout: Parameters<typeof aReadyCheckout>[1] = {}) {
  const visitor = await aBuyer();
  await putIntoCart(visitor, { productId, quantity: 200 });
  return { visitor, checkoutId: await aReadyCheckout(visitor, checkout) };
}

async function order(visitor: Visitor, checkoutId: string, request = {}) {
  return placeOrder({ store, visitor, address: visitor.anonymousId }, { ...anOrderRequest(checkoutId), ...request });
}

async function placed(visitor: Visitor, checkoutId: string, request = {}) {
  const answer = await order(visitor, checkoutId, request);
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`);
  return answer.value;
}

it("places an order of the cart: numbers it, takes stock, mails it and empties the cart", async () => {
  const productId = await aProduct({ hsnCode: "6214" });
  const { visitor, checkoutId } = await aBuyerOf(productId);
  const { order: made, key } = await placed(visitor, checkoutId);
  expect(made).toMatchObject({
    number: expect.stringMatching(/^\d{7}-\d{4}-\d{6}$/),
    status: "placed",
    paymentStatus: "due",
    paymentName: "COD",
    customerName: "Asha Menon",
    subTotal: 200_000,
    shippingCost: 8_000,
    codCharges: 5_000,
    grandTotal: 213_000,
    finalPrice: 213_000,
    invoiceNumber: expect.stringMatching(/^INV-\d{6}$/),
    holdUntil: null,
  });
  expect(await findOrder("nila-loom", made.id)).toMatchObject({
    ...made,
    items: [{ ...made.items[0], productId, hsnCode: "6214", quantity: 200, stockTaken: 200, total: 200_000 }],
  });
  expect(await isValidOrderLink("nila-loom", made.id, key)).toBe(true);
  expect(await stockOf(productId)).toBe(800);
  const bagged = await getDatabase()
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(eq(carts.customerId, made.customerId ?? ""));
  expect(bagged).toEqual([]);
  const [mail] = await messagesTo(made.email);
  expect(mail).toMatchObject({ template: "order_placed", content: { number: made.number } });
  expect(mail?.content.link).toBe(`https://shop.example/in/checkout/order-summary/${made.id}?key=${key}`);
});

it("returns the same order for the same key, and refuses the key for another request", async () => {
  const { visitor, checkoutId } = await aBuyerOf(await aProduct());
  const request = anOrderRequest(checkoutId);
  const first = await placed(visitor, checkoutId, request);
  const again = await placed(visitor, checkoutId, request);
  expect(again.order).toEqual(await findOrder("nila-loom", first.order.id));
  expect(await isValidOrderLink("nila-loom", first.order.id, again.key)).toBe(true);
  expect(await order(visitor, checkoutId, { ...request, paymentName: "Square" })).toMatchObject({
    ok: false,
    code: "idempotency_key_reused",
  });
  expect(await order(visitor, checkoutId)).toMatchObject({ ok: false, code: "checkout_ordered" });
  const stranger = await aBuyerOf(await aProduct());
  const other = await placed(stranger.visitor, stranger.checkoutId, { idempotencyKey: request.idempotencyKey });
  expect(other.order.id).not.toBe(first.order.id);
});

it("takes stock of a variant and its product, once for items that share it", async () => {
  const productId = await aProduct({ variantTypes: [{ name: "Size", options: ["S", "M"] }], stock: 1_500 });
  await insertVariant({ id: `${productId}-s`, productId, options: ["S"], stock: 500 });
  await insertVariant({ id: `${productId}-m`, productId, options: ["M"], stock: 1_000 });
  const visitor = await aBuyer();
  await putIntoCart(visitor, { productId, options: ["S"], quantity: 300 });
  await putIntoCart(visitor, { productId, options: ["M"], quantity: 100 });
  const { order: made } = await placed(visitor, await aReadyCheckout(visitor));
  expect(made.items.map(({ variantId, options }) => [variantId, options])).toEqual([
    [`${productId}-s`, ["S"]],
    [`${productId}-m`, ["M"]],
  ]);
  const rows = await getDatabase().select().from(variants).where(eq(variants.productId, productId));
  expect(Object.fromEntries(rows.map(({ options, stock }) => [options[0], stock]))).toEqual({ S: 200, M: 900 });
  expect(await stockOf(productId)).toBe(1_100);
});

it("takes nothing from uncounted stock, and allows backorders", async () => {
  const uncounted = await aProduct({ stock: null });
  const endless = await aProduct({ stock: 100, allowBackorder: true });
  const visitor = await aBuyer();
  for (const productId of [uncounted, endless]) await putIntoCart(visitor, { productId, quantity: 300 });
  const { order: made } = await placed(visitor, await aReadyCheckout(visitor));
  const items = await getDatabase().select().from(orderItems).where(eq(orderItems.orderId, made.id));
  expect(Object.fromEntries(items.map(({ productId, stockTaken }) => [productId, stockTaken]))).toEqual({
    [uncounted]: 0,
    [endless]: 100,
  });
  expect([await stockOf(uncounted), await stockOf(endless)]).toEqual([null, 0]);
});

it("uses an offer and gift cards, and charges the rest", async () => {
  await insertGiftCard("AAAA-BBBB-CCC1", { balance: 50_000 });
  await insertGiftCard("AAAA-BBBB-CCC2", { kind: "onetime" });
  const chosen = { offerCode: "TEN", giftCardCodes: ["AAAA-BBBB-CCC1", "AAAA-BBBB-CCC2"] };
  const { visitor, checkoutId } = await aBuyerOf(await aProduct(), chosen);
  const { order: made } = await placed(visitor, checkoutId, { paymentName: "Bank Payment" });
  expect(made).toMatchObject({
    offerCode: "TEN",
    offerDiscount: 20_000,
    giftCardAmount: 150_000,
    finalPrice: 38_000,
    paymentStatus: "awaited",
    invoiceNumber: null,
  });
  expect(made.items.map(({ net }) => net)).toEqual([180_000]);
  const uses = await getDatabase().select().from(giftCardUses).where(eq(giftCardUses.orderId, made.id));
  expect(uses.map(({ amount, balanceTaken }) => [amount, balanceTaken]).sort()).toEqual([
    [100_000, 100_000],
    [50_000, 50_000],
  ]);
});

it("needs no payment method for a free order", async () => {
  await insertGiftCard("AAAA-BBBB-CCC3", { price: 500_000, balance: 500_000 });
  const { visitor, checkoutId } = await aBuyerOf(await aProduct(), { giftCardCodes: ["AAAA-BBBB-CCC3"] });
  const { order: made } = await placed(visitor, checkoutId, { paymentName: "" });
  expect(made).toMatchObject({ finalPrice: 0, paymentStatus: "none", paymentName: "", giftCardAmount: 208_000 });
  expect(made.invoiceNumber).not.toBeNull();
});

it("holds stock for a provider's payment, without a mail and without emptying the cart", async () => {
  const productId = await aProduct();
  const { visitor, checkoutId } = await aBuyerOf(productId);
  const { order: made } = await placed(visitor, checkoutId, { paymentName: "Square" });
  expect(made).toMatchObject({ status: "pending", paymentStatus: "pending", placedAt: null, invoiceNumber: null });
  expect((made.holdUntil?.getTime() ?? 0) - made.createdAt.getTime()).toBe(7 * 60_000);
  expect(await messagesTo(made.email)).toEqual([]);
  expect(await stockOf(productId)).toBe(800);

  // Ordering the same checkout again with another payment method releases the stock of the first order, which lapses.
  const { order: other } = await placed(visitor, checkoutId);
  expect(other.status).toBe("placed");
  expect(await findOrder("nila-loom", made.id)).toMatchObject({ status: "lapsed", paymentStatus: "failed" });
  expect(await stockOf(productId)).toBe(800);
});

it("leaves the cart alone when a product is bought directly", async () => {
  const productId = await aProduct();
  const { visitor } = await aBuyerOf(productId);
  const item = { productId, quantity: 100, unit: null, variantTypes: [], addonId: "", modelId: "", answers: [] };
  const { order: made } = await placed(visitor, await aReadyCheckout(visitor, { item }));
  expect(made).toMatchObject({ isBuyNow: true, items: [{ quantity: 100 }] });
  const [cart] = await getDatabase()
    .select()
    .from(carts)
    .where(eq(carts.customerId, made.customerId ?? ""));
  expect(
    await getDatabase()
      .select()
      .from(cartItems)
      .where(eq(cartItems.cartId, cart?.id ?? "")),
  ).toHaveLength(1);
});

it("lets guests order when the store does, under a number without a customer part", async () => {
  const guest = aGuest();
  await putIntoCart(guest, { productId: await aProduct() });
  const checkoutId = await aReadyCheckout(guest);
  const strict = { ...store, setting: { ...store.setting, guestCheckout: false } };
  expect(
    await placeOrder({ store: strict, visitor: guest, address: guest.anonymousId }, anOrderRequest(checkoutId)),
  ).toMatchObject({
    code: "sign_in_needed",
  });
  const { order: made } = await placed(guest, checkoutId);
  expect(made).toMatchObject({ customerId: null, number: expect.stringMatching(/^\d{7}-\d{4}$/) });
  const nobody: Visitor = { kind: "anonymous", anonymousId: "nobody" };
  expect(await order(nobody, checkoutId)).toMatchObject({ code: "sign_in_needed" });
});

describe("an order is refused, and nothing is written", () => {
  const counts = async () => {
    const database = getDatabase();
    const tables = [orders, idempotencyKeys, orderItems];
    return Promise.all(tables.map((table) => database.$count(table)));
  };

  async function isRefused(code: string, visitor: Visitor, checkoutId: string, request = {}) {
    const before = await counts();
    expect(await order(visitor, checkoutId, request)).toMatchObject({ ok: false, code });
    expect(await counts()).toEqual(before);
    const [row] = await getDatabase().select().from(checkouts).where(eq(checkouts.id, checkoutId));
    expect(row?.orderId ?? null).toBeNull();
  }

  it("when stock is short", async () => {
    const productId = await aProduct({ stock: 100 });
    const { visitor, checkoutId } = await aBuyerOf(productId);
    await isRefused("item_unavailable", visitor, checkoutId);
    expect(await stockOf(productId)).toBe(100);
  });

  it("when the checkout is another visitor's, or unknown", async () => {
    const { checkoutId } = await aBuyerOf(await aProduct());
    await isRefused("checkout_unknown", await aBuyer(), checkoutId);
    await isRefused("checkout_unknown", await aBuyer(), "none");
  });

  it("without a payment method, or with an unknown one", async () => {
    const { visitor, checkoutId } = await aBuyerOf(await aProduct());
    await isRefused("payment_needed", visitor, checkoutId, { paymentName: "" });
    await isRefused("payment_unknown", visitor, checkoutId, { paymentName: "Barter" });
  });

  it("when an offer or a gift card is no longer valid", async () => {
    const offered = await aBuyerOf(await aProduct(), { offerCode: "GONE" });
    await isRefused("offer_unknown", offered.visitor, offered.checkoutId);
    const carded = await aBuyerOf(await aProduct(), { giftCardCodes: ["AAAA-BBBB-NONE"] });
    await isRefused("gift_card_unknown", carded.visitor, carded.checkoutId);
  });

  it("when the price has changed", async () => {
    const { visitor, checkoutId } = await aBuyerOf(await aProduct());
    await isRefused("total_changed", visitor, checkoutId, { seenTotal: 200_000 });
    const shownBeforeTheChoice = 208_000;
    expect((await placed(visitor, checkoutId, { seenTotal: shownBeforeTheChoice })).order.finalPrice).toBe(213_000);
  });

  it("when the checkout is incomplete", async () => {
    const { visitor, checkoutId } = await aBuyerOf(await aProduct(), { shippingAddress: null });
    await isRefused("address_needed", visitor, checkoutId);
  });
});
