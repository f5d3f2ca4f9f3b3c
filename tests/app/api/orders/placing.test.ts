import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { POST as keepReference } from "@/app/api/orders/[order_id]/payment-reference/route";
import { GET as readOrder } from "@/app/api/orders/[order_id]/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { orderWireSchema } from "@/lib/contracts/order/wire";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { carts } from "@/lib/database/schema/cart";
import { orderLinks, orders } from "@/lib/database/schema/order";
import { stores } from "@/lib/database/schema/store";
import { tags } from "@/lib/domain/site/cache-tags";
import { insertProduct } from "../../../factories/product-row";
import { takeExpiredTags } from "../../../mocks/next-cache";
import { aReadyCheckout, insertSellingStore } from "../../../support/buyer";
import { useTestDatabase } from "../../../support/database";
import { aVisitor, type Shopper, told } from "../../../support/shopper";

useTestDatabase();
beforeAll(() => insertSellingStore());
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

let made = 0;
/** A guest who has the last two pieces of a product in the cart, and a checkout that is ready to order. */
async function aGuestWithCheckout(): Promise<{ shopper: Shopper; checkout_id: string; productId: string }> {
  const productId = `ordered-${++made}`;
  await insertProduct({ id: productId, stock: 200 });
  const shopper = await aVisitor();
  const email = `guest-${made}@example.com`;
  await shopper.ask(signInGuest, {
    method: "POST",
    body: { email },
    headers: { "x-forwarded-for": `198.51.100.${made}` },
  });
  await shopper.ask(addToCart, { method: "POST", body: { product_id: productId, quantity: 2 } });
  const [cart] = await getDatabase()
    .select()
    .from(carts)
    .orderBy(carts.createdAt)
    .offset(made - 1)
    .limit(1);
  const anonymousId = cart?.anonymousId ?? "";
  return { shopper, checkout_id: await aReadyCheckout({ kind: "anonymous", anonymousId }), productId };
}

const order = (shopper: Shopper, body: object, key = randomUUID() as string) =>
  shopper.ask(placeOrder, { method: "POST", body, headers: { "idempotency-key": key } });
const read = (shopper: Shopper, order_id: string, key = "") =>
  shopper.ask(readOrder, { path: `/api/orders/${order_id}${key && `?key=${key}`}`, params: { order_id } });

it("calls the method of an order from before labels were recorded by its name", async () => {
  const { shopper, checkout_id } = await aGuestWithCheckout();
  const placed = placedOrderWireSchema.parse(await (await order(shopper, { checkout_id, payment_name: "COD" })).json());
  await getDatabase().update(orders).set({ paymentLabel: "" }).where(eq(orders.id, placed.order._id));
  const { payment_details } = await (await read(shopper, placed.order._id, placed.key)).json();
  expect(payment_details).toMatchObject({ name: "COD", label: "COD" });
});

it("returns the order as JSON, and shows it to anyone with the key", async () => {
  const { shopper, checkout_id, productId } = await aGuestWithCheckout();
  const answer = await order(shopper, { checkout_id, payment_name: "COD", seen_total: 2080 });
  expect(answer.status).toBe(200);
  expect(takeExpiredTags()).toContain(tags.product("nila-loom", productId));
  const { order: made, key } = placedOrderWireSchema.parse(await answer.json());
  expect(made).toMatchObject({
    order_number: expect.stringMatching(/^\d{7}-\d{4}$/),
    order_status: "placed",
    payment_details: { name: "COD", label: "Cash on delivery", status: "due", payment_id: "" },
    item_list: [{ product_id: productId, quantity: 2, unit_price: 1000, line_total: 2000 }],
    sub_total: 2000,
    shipping_cost: 80,
    cod_charges: 50,
    final_price: 2130,
    shipping_address: { city: "Kannur", pincode: "670002" },
  });
  expect(orderWireSchema.parse(await (await read(await aVisitor(), made._id, key)).json())).toEqual(made);
  expect(await told(await read(await aVisitor(), made._id))).toEqual([404, "order_unknown"]);
  expect(await told(await read(shopper, made._id, "x".repeat(43)))).toEqual([404, "order_unknown"]);
  expect(await told(await read(shopper, "none", key))).toEqual([404, "order_unknown"]);
  await getDatabase()
    .update(orderLinks)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(orderLinks.orderId, made._id));
  expect(await told(await read(shopper, made._id, key))).toEqual([404, "order_unknown"]);
});

it("needs an idempotency key, and returns the same order for the same key", async () => {
  const { shopper, checkout_id } = await aGuestWithCheckout();
  const body = { checkout_id, payment_name: "COD" };
  expect(await told(await shopper.ask(placeOrder, { method: "POST", body }))).toEqual([400, "idempotency_key_missing"]);
  expect(await told(await order(shopper, body, "short"))).toEqual([400, "idempotency_key_missing"]);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(shopper, body, key)));
  const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).order.order_number));
  expect(new Set(numbers).size).toBe(1);
  const other = { ...body, payment_name: "Square" };
  expect(await told(await order(shopper, other, key))).toEqual([409, "idempotency_key_reused"]);
  expect(await told(await order(shopper, body))).toEqual([409, "checkout_ordered"]);
});

it.each([
  { what: "the session id of the tab", sent: "abcdefgh1763892000000hgfedcba", kept: "abcdefgh1763892000000hgfedcba" },
  { what: "nothing without one", sent: null, kept: "" },
  { what: "nothing of another form", sent: "asha@example.com", kept: "" },
])("keeps $what with the order, and tells only the owner", async ({ sent, kept }) => {
  const { shopper, checkout_id } = await aGuestWithCheckout();
  const headers = { "idempotency-key": randomUUID(), ...(sent && { "x-session-id": sent }) };
  const body = { checkout_id, payment_name: "COD", seen_total: 2080 };
  const answer = await (await shopper.ask(placeOrder, { method: "POST", body, headers })).json();
  expect(answer.order).not.toHaveProperty("session_id");
  const stored = await findOrder("nila-loom", answer.order._id);
  expect(stored?.sessionId).toBe(kept);
  expect(stored && ownerOrderToWire({ order: stored, parcelsCameBack: 0 }).session_id).toBe(kept);
});

it("lets no anonymous visitor order", async () => {
  const { checkout_id } = await aGuestWithCheckout();
  const answer = await order(await aVisitor(), { checkout_id, payment_name: "COD" });
  expect(await told(answer)).toEqual([401, "sign_in_needed"]);
});

describe("a form without JavaScript", () => {
  const post = async (shopper: Shopper, form: Record<string, string>) => {
    const answer = await shopper.ask(placeOrder, { method: "POST", form });
    expect(answer.status).toBe(303);
    return answer.headers.get("location") ?? "";
  };

  it("redirects to the order, however often it is sent", async () => {
    const { shopper, checkout_id } = await aGuestWithCheckout();
    const form = { checkout_id, payment_name: "COD", seen_total: "2080", idempotency_key: randomUUID() };
    const first = await post(shopper, form);
    expect(first).toMatch(/^\/checkout\/order-summary\/[\w-]+\?key=[\w-]{43}$/);
    expect((await post(shopper, form)).split("?")[0]).toBe(first.split("?")[0]);
  });

  it("redirects to the payment page of a provider", async () => {
    const { shopper, checkout_id } = await aGuestWithCheckout();
    const form = { checkout_id, payment_name: "Square", idempotency_key: randomUUID() };
    expect(await post(shopper, form)).toBe(`/checkout/${checkout_id}/pay`);
  });

  it("redirects to the review with the refusal", async () => {
    const { shopper, checkout_id } = await aGuestWithCheckout();
    const form = { checkout_id, payment_name: "Barter", idempotency_key: randomUUID() };
    expect(await post(shopper, form)).toBe(
      `/checkout/${checkout_id}/review?refusal=payment_unknown&field=payment_name&payment=Barter`,
    );
  });
});

describe("the reference of a transfer", () => {
  async function aTransfer() {
    const { shopper, checkout_id } = await aGuestWithCheckout();
    const answer = await order(shopper, { checkout_id, payment_name: "Bank Payment" });
    const { order: made, key } = await answer.json();
    return { shopper, order_id: made._id as string, key: key as string };
  }
  const asking = (order_id: string, key: string) => ({
    method: "POST",
    params: { order_id },
    path: `/api/orders/${order_id}/payment-reference?key=${key}`,
  });

  it("is saved for anyone who may see the order", async () => {
    const { shopper, order_id, key } = await aTransfer();
    const answer = await shopper.ask(keepReference, { ...asking(order_id, key), body: { reference: "UTR 42" } });
    expect((await answer.json()).payment_details).toMatchObject({ status: "awaited", payment_id: "UTR 42" });
    const form = { order_id, key, reference: "UTR 43" };
    const posted = await shopper.ask(keepReference, { ...asking(order_id, key), form });
    expect(posted.headers.get("location")).toBe(`/checkout/order-summary/${order_id}?key=${key}&done=reference_kept`);
    const stranger = await aVisitor();
    const refused = await stranger.ask(keepReference, { ...asking(order_id, "none"), body: { reference: "Mine" } });
    expect(await told(refused)).toEqual([404, "order_unknown"]);
  });

  it("is only accepted while a transfer is awaited", async () => {
    const { shopper, checkout_id } = await aGuestWithCheckout();
    const placed = await (await order(shopper, { checkout_id, payment_name: "COD" })).json();
    const answer = await shopper.ask(keepReference, {
      ...asking(placed.order._id, placed.key),
      body: { reference: "UTR 42" },
    });
    expect(await told(answer)).toEqual([422, "order_not_payable"]);
  });
});

describe("in a shop that asks to accept its terms", () => {
  const setFeatures = async (change: (features: readonly string[]) => string[]) => {
    const [row] = await getDatabase().select({ features: stores.features }).from(stores);
    await getDatabase()
      .update(stores)
      .set({ features: change(row?.features ?? []) });
    forgetRemembered();
  };
  beforeAll(() => setFeatures((features) => [...features, "terms_acceptance"]));
  afterAll(() => setFeatures((features) => features.filter((name) => name !== "terms_acceptance")));

  it("refuses an order without the tick, whoever sends it, and keeps with an order when and which page", async () => {
    const { shopper, checkout_id } = await aGuestWithCheckout();
    const body = { checkout_id, payment_name: "COD", seen_total: 2080 };
    expect(await told(await order(shopper, body))).toEqual([422, "terms_not_accepted"]);
    expect(await told(await order(shopper, { ...body, accept_terms: false }))).toEqual([422, "terms_not_accepted"]);

    const form = { checkout_id, payment_name: "COD", idempotency_key: randomUUID() };
    const refused = await shopper.ask(placeOrder, { method: "POST", form });
    expect(refused.headers.get("location")).toMatch(/\/review\?.*refusal=terms_not_accepted/);

    const before = Date.now();
    const placed = await shopper.ask(placeOrder, { method: "POST", form: { ...form, accept_terms: "true" } });
    const shown = new URL(placed.headers.get("location") ?? "", "http://localhost:3000");
    const id = shown.pathname.split("/").at(-1) ?? "";
    const kept = orderWireSchema.parse(await (await read(shopper, id, shown.searchParams.get("key") ?? "")).json());
    expect(kept.terms_accepted?.page).toBe("/terms-and-conditions");
    expect(Date.parse(kept.terms_accepted?.on ?? "")).toBeGreaterThanOrEqual(before);
  });
});

it("keeps no terms with an order of a shop that asks for none, even if they are sent", async () => {
  const { shopper, checkout_id } = await aGuestWithCheckout();
  const answer = await order(shopper, { checkout_id, payment_name: "COD", accept_terms: true });
  expect(placedOrderWireSchema.parse(await answer.json()).order.terms_accepted).toBeNull();
});
