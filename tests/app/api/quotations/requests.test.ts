import { eq } from "drizzle-orm";
import { GET as readCart } from "@/app/api/cart/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { POST as request } from "@/app/api/quotations/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { products } from "@/lib/database/schema/product";
import { insertProduct } from "../../../factories/product-row";
import { aGuest, aTypedAddress, begin, change, look, putIntoCart } from "../../../support/checkout-shopper";
import { useTestDatabase } from "../../../support/database";
import {
  aCheckout,
  aRequestedQuotation,
  ask,
  at,
  emailOfNewestCustomer,
  insertQuotationStore,
  read,
  someone,
  stockOf,
} from "../../../support/quotation-shop";
import { aVisitor, messagesTo, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(async () => {
  await insertQuotationStore();
  await insertProduct({ id: "stole", stock: 100_000 });
});
beforeEach(() => getDatabase().delete(rateLimits));

describe("asking for a quotation", () => {
  it("needs an address and nothing else, whatever its value and weight", async () => {
    const guest = await aGuest();
    await putIntoCart(guest);
    const id = await begin(guest);
    expect(await look(guest, id)).toMatchObject({ quotation: true, step: "address", refusals: ["address_needed"] });
    const company = aTypedAddress();
    expect((await change(guest, id, { shipping_address: company })).status).toBe(200);
    expect(await look(guest, id)).toMatchObject({
      step: "review",
      refusals: [],
      payments: [],
      shipping_methods: [],
      offers: { pickup: false, offer_codes: false, gift_cards: false, gift_wrapping: false, gst: true },
      bill: { packaging_charges: 0, shipping_cost: null },
    });
    const gst = { company: "Rao Textiles", number: "32ABCDE1234F1Z9" };
    expect((await change(guest, id, { gst })).status).toBe(200);
    expect(await told(await change(guest, id, { offer_code: "TEN" }))).toEqual([422, "offer_codes_off"]);
  });

  it("saves the cart items at list prices, and removes them from the cart", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequestedQuotation(asha);
    expect(quotation).toMatchObject({
      quot_number: expect.stringMatching(/^Q-\d{4}-\d{7}$/),
      quot_status: "placed",
      revision: 0,
      item_list: [{ slug: "stole", quantity: 10, asked_unit_price: 1_000, unit_price: 1_000, line_total: 10_000 }],
      sub_total: 10_000,
      shipping_cost: 0,
      final_price: 10_000,
      company_address: { city: "Kochi" },
      billing_address: { city: "Kochi" },
      order_id: null,
    });
    expect((await (await asha.ask(readCart)).json()).items).toEqual([]);
    const anybody = await aVisitor();
    expect(await (await read(anybody, at(quotation._id, key))).json()).toEqual(quotation);
    const mails = [...(await messagesTo(emailOfNewestCustomer())), ...(await messagesTo("shop@example.com"))];
    expect(mails.map(({ template }) => template)).toContain("quotation_requested");
  });

  it("takes no stock, and refuses items that are not in stock", async () => {
    await insertProduct({ id: "rare", stock: 500 });
    const guest = await aGuest();
    await putIntoCart(guest, "rare", 5);
    const id = await begin(guest);
    await change(guest, id, { shipping_address: aTypedAddress() });
    await getDatabase().update(products).set({ stock: 400 }).where(eq(products.id, "rare"));
    expect(await told(await ask(guest, id))).toEqual([422, "item_unavailable"]);
    await getDatabase().update(products).set({ stock: 500 }).where(eq(products.id, "rare"));
    expect((await ask(guest, id)).status).toBe(200);
    expect(await stockOf("rare")).toBe(500);
  });

  it("returns the same quotation for the same key, and takes a checkout once", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const idempotency_key = "a-key-of-asha-0001";
    const [one, other] = await Promise.all([ask(asha, id, { idempotency_key }), ask(asha, id, { idempotency_key })]);
    const [first, second] = [await one.json(), await other.json()];
    expect(second.quotation).toEqual(first.quotation);
    expect(second.key).not.toBe(first.key);
    expect((await (await ask(asha, id, { idempotency_key })).json()).quotation).toEqual(first.quotation);
    expect(await told(await ask(asha, id, { idempotency_key, seen_total: 1 }))).toEqual([
      409,
      "idempotency_key_reused",
    ]);
    expect(await told(await ask(asha, id))).toEqual([409, "checkout_ordered"]);
    expect(await told(await change(asha, id, { order_note: "" }))).toEqual([409, "checkout_ordered"]);
  });

  it("refuses a price the shopper has not seen", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    expect(await told(await ask(asha, id, { seen_total: 9_999 }))).toEqual([422, "total_changed"]);
    expect((await ask(asha, id, { seen_total: 10_000 })).status).toBe(200);
  });

  it("takes no prices from the shopper", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const item_list = [{ position: 0, unit_price: 1, revised_final_price: 1 }];
    const answer = await ask(asha, id, { item_list, sub_total: 1, final_price: 1, quot_status: "confirmed" });
    expect((await answer.json()).quotation).toMatchObject({ quot_status: "placed", final_price: 10_000 });
  });

  it("requests a single item without touching the cart", async () => {
    const asha = await someone();
    await putIntoCart(asha, "stole", 2);
    const id = await begin(asha, { buy_now: { product_id: "stole", quantity: 3 } });
    await change(asha, id, { shipping_address: aTypedAddress() });
    expect((await (await ask(asha, id)).json()).quotation.item_list).toMatchObject([{ quantity: 3 }]);
    expect((await (await asha.ask(readCart)).json()).items).toMatchObject([{ quantity: 2 }]);
  });

  it.each([
    { body: { checkout_id: "none" }, refusal: [404, "checkout_unknown"] },
    { body: { checkout_id: "x".repeat(65) }, refusal: [400, "request_invalid"] },
    { body: { checkout_id: "\0" }, refusal: [400, "request_invalid"] },
    { body: { idempotency_key: "short" }, refusal: [400, "request_invalid"] },
    { body: { idempotency_key: undefined }, refusal: [400, "idempotency_key_missing"] },
    { body: { seen_total: -1 }, refusal: [400, "request_invalid"] },
    { body: { seen_total: "10000" }, refusal: [400, "request_invalid"] },
  ])("refuses $body", async ({ body, refusal }) => {
    const asha = await someone();
    expect(await told(await ask(asha, "none", body))).toEqual(refusal);
  });

  it("refuses other people's checkouts and anonymous visitors", async () => {
    const id = await aCheckout(await someone());
    expect(await told(await ask(await someone(), id))).toEqual([404, "checkout_unknown"]);
    expect(await told(await ask(await aVisitor(), id))).toEqual([401, "sign_in_needed"]);
  });

  it("limits the number of requests", async () => {
    const asha = await someone();
    for (let times = 0; times < 20; times += 1) await ask(asha, "none");
    expect(await told(await ask(asha, "none"))).toEqual([429, "too_many_attempts"]);
  });

  it("is only possible in quotation stores, which take no orders", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const ordering = { checkout_id: id, payment_name: "COD", idempotency_key: "a-key-of-asha-0002" };
    expect(await told(await asha.ask(placeOrder, { method: "POST", body: ordering }))).toEqual([422, "ordering_off"]);
    await insertQuotationStore({ sub_type: "order" });
    expect(await told(await ask(asha, id))).toEqual([422, "quotations_off"]);
    await insertQuotationStore();
  });

  it("works without JavaScript, and redirects to the quotation or back to the review", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const form = { checkout_id: id, seen_total: "1", idempotency_key: "a-key-of-asha-0003" };
    const refused = await asha.ask(request, { method: "POST", form });
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      `/checkout/${id}/review?refusal=total_changed`,
    ]);
    const done = await asha.ask(request, { method: "POST", form: { ...form, seen_total: "10000" } });
    expect(done.headers.get("location")).toMatch(/^\/checkout\/order-summary\/quotation\/[\w-]+\?key=[\w-]+$/);
  });
});
