import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as sendCode } from "@/app/api/checkout/[checkout_id]/cod-code/route";
import { PATCH as changeCheckout, GET as readCheckout } from "@/app/api/checkout/[checkout_id]/route";
import { POST as keepReference } from "@/app/api/orders/[order_id]/payment-reference/route";
import { GET as readOrder } from "@/app/api/orders/[order_id]/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { orderLinks, orders } from "@/lib/database/schema/order";
import { hashToken } from "@/lib/server/tokens";
import { insertProduct } from "../../../factories/product-row";
import { insertSellingStore } from "../../../support/buyer";
import { aTypedAddress, begin, choose, putIntoCart } from "../../../support/checkout-shopper";
import { useTestDatabase } from "../../../support/database";
import { aVisitor, lastCode, otherCode, type Shopper, told } from "../../../support/shopper";

useTestDatabase();
beforeAll(async () => {
  const cod_config = { cod_charges: 50, sms_status: true };
  await insertSellingStore({
    payment_types: [
      { name: "COD", status: "active", cod_config },
      { name: "Bank Payment", status: "active", app_config: { account_number: "0012345678" } },
    ],
  });
  await insertProduct({ id: "stole", stock: null });
});
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

let guests = 0;
/** A guest with their own IP address and a checkout of ₹1,080 in which only the payment method is missing. */
async function aGuestAtReview() {
  guests += 1;
  const network = { "x-forwarded-for": `198.51.100.${guests}` };
  const shopper = await aVisitor();
  await shopper.ask(signInGuest, { method: "POST", body: { email: `guest-${guests}@example.com` }, headers: network });
  await putIntoCart(shopper);
  const id = await begin(shopper);
  await choose(shopper, id, { order_type: "delivery", shipping_address: aTypedAddress() });
  const mobile = `98765${String(10_000 + guests)}`;
  return { shopper, id, network, mobile };
}
type Guest = Awaited<ReturnType<typeof aGuestAtReview>>;

const order = ({ shopper, id }: Pick<Guest, "shopper" | "id">, body: object) =>
  shopper.ask(placeOrder, {
    method: "POST",
    body: { checkout_id: id, payment_name: "Bank Payment", ...body },
    headers: { "idempotency-key": randomUUID() },
  });
const ordered = async (guest: Guest) => (await order(guest, {})).json();
const ask = ({ shopper, id, network, mobile }: Guest) =>
  shopper.ask(sendCode, {
    method: "POST",
    params: { checkout_id: id },
    body: { dial_code: "+91", mobile },
    headers: network,
  });
const byCash = (guest: Guest, cod_code: string, mobile = guest.mobile) =>
  order(guest, { payment_name: "COD", cod_dial_code: "+91", cod_mobile: mobile, cod_code });
const look = (shopper: Shopper, order_id: string, key = "") =>
  shopper.ask(readOrder, { path: `/api/orders/${order_id}${key && `?key=${key}`}`, params: { order_id } });

describe("nobody pays less", () => {
  it("by sending prices, items or a payment status", async () => {
    const guest = await aGuestAtReview();
    const lies = {
      final_price: 1,
      sub_total: 1,
      shipping_cost: 0,
      currency: "USD",
      country_inr_value: 80,
      order_status: "delivered",
      payment_details: { status: "paid" },
      customer_id: "somebody",
      items: [{ product_id: "stole", quantity: 1, unit_price: 1 }],
    };
    const { order: made } = await (await order(guest, lies)).json();
    expect(made).toMatchObject({
      final_price: 1080,
      order_status: "placed",
      payment_details: { status: "awaited" },
      currency_type: { country_code: "INR" },
    });
  });
  it("by claiming to have seen a smaller total", async () => {
    const guest = await aGuestAtReview();
    expect((await told(await order(guest, { seen_total: 1 })))[1]).toBe("total_changed");
    expect((await told(await order(guest, { seen_total: -1 })))[0]).toBe(400);
  });
});

describe("nobody reads or changes other people's orders", () => {
  it("by the id of a checkout or an order", async () => {
    const guest = await aGuestAtReview();
    const other = await aGuestAtReview();
    const params = { checkout_id: guest.id };
    expect((await other.shopper.ask(readCheckout, { params })).status).toBe(404);
    const changed = { method: "PATCH", params, body: { order_note: "Mine" } };
    expect((await other.shopper.ask(changeCheckout, changed)).status).toBe(404);
    expect(await told(await order({ shopper: other.shopper, id: guest.id }, {}))).toEqual([404, "checkout_unknown"]);
    const { order: made } = await ordered(guest);
    for (const shopper of [other.shopper, await aVisitor()]) {
      expect(await told(await look(shopper, made._id))).toEqual([404, "order_unknown"]);
      const reference = { method: "POST", params: { order_id: made._id }, body: { reference: "NEFT 1" } };
      expect((await shopper.ask(keepReference, reference)).status).toBe(404);
    }
  });
  it("by guessing a link: it has 256 random bits, opens one order, and is stored as a digest only", async () => {
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await ordered(await aGuestAtReview()));
    const keys = made.map(({ key }) => key);
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
    expect(new Set(keys).size).toBe(keys.length);
    const stranger = await aVisitor();
    const [first, second] = made;
    expect((await look(stranger, first.order._id, first.key)).status).toBe(200);
    expect((await look(stranger, first.order._id, second.key)).status).toBe(404);
    const last = first.key.at(-1) === "A" ? "Q" : "A";
    expect((await look(stranger, first.order._id, first.key.slice(0, -1) + last)).status).toBe(404);
    const rows = JSON.stringify(await getDatabase().select().from(orderLinks));
    expect(keys.filter((key) => rows.includes(key))).toEqual([]);
    expect(rows).toContain(hashToken(first.key));
  });
});

describe("a code for cash on delivery", () => {
  it("works once, for its own checkout and number", async () => {
    const guest = await aGuestAtReview();
    const other = await aGuestAtReview();
    expect((await ask(guest)).status).toBe(200);
    const code = await lastCode(`+91${guest.mobile}`);
    expect((await byCash(other, code, guest.mobile)).ok).toBe(false);
    expect((await byCash(guest, code, other.mobile)).ok).toBe(false);
    expect((await byCash(guest, code)).status).toBe(200);
    await putIntoCart(guest.shopper);
    const again = await begin(guest.shopper);
    expect((await byCash({ ...guest, id: again }, code)).ok).toBe(false);
    const placed = await getDatabase().select().from(orders).where(eq(orders.paymentName, "COD"));
    expect(placed).toHaveLength(1);
  });
  it("cannot be guessed: after five attempts even the right one fails", async () => {
    const guest = await aGuestAtReview();
    await ask(guest);
    const code = await lastCode(`+91${guest.mobile}`);
    for (let step = 1; step <= 5; step += 1)
      expect((await told(await byCash(guest, otherCode(code, step))))[0]).toBe(422);
    expect(await told(await byCash(guest, code))).toEqual([422, "code_over"]);
  });
  it("is sent three times an hour per number and network, and says when to ask again", async () => {
    const guest = await aGuestAtReview();
    const wait = () => getDatabase().delete(rateLimits).where(eq(rateLimits.name, "cod_pause"));
    expect((await ask(guest)).status).toBe(200);
    expect((await ask(guest)).status).toBe(429);
    for (let count = 0; count < 2; count += 1) {
      await wait();
      expect((await ask(guest)).status).toBe(200);
    }
    await wait();
    const refused = await ask(guest);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    // The limit is per mobile number, so another visitor who enters the same number is refused too.
    const other = await aGuestAtReview();
    expect((await ask({ ...other, mobile: guest.mobile })).status).toBe(429);
  });
});
