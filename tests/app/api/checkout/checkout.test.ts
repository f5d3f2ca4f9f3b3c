import { eq } from "drizzle-orm";
import { POST as addAddress, GET as listAddresses } from "@/app/api/account/addresses/route";
import { GET as exportData } from "@/app/api/account/export/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { PATCH as changeCart } from "@/app/api/cart/route";
import { POST as postChange } from "@/app/api/checkout/[checkout_id]/route";
import { POST as start } from "@/app/api/checkout/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { customers, rateLimits } from "@/lib/data/account-schema";
import { bags } from "@/lib/data/bag-schema";
import { forgetOldCheckouts } from "@/lib/data/checkouts";
import { getDatabase } from "@/lib/data/database";
import { checkouts, orders } from "@/lib/data/order-schema";
import { products } from "@/lib/data/schema";
import { CHECKOUT_LIFE } from "@/lib/domain/checkout";
import { aGuest, aTypedAddress, begin, change, choose, look, putIntoBag, read } from "../../../checkout-shopper";
import { useTestDatabase } from "../../../database";
import { insertCheckoutStore } from "../../../factories/checkout-store";
import { insertProduct } from "../../../factories/product-row";
import { aCustomer, aVisitor, PASSWORD, type Shopper, told } from "../../../shopper";

jest.mock("@/lib/password-cost", () => ({ PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 } }));
useTestDatabase();
beforeAll(async () => {
  await insertCheckoutStore();
  await insertProduct({ id: "stole" });
  await insertProduct({ id: "button", discountedPrice: 10_000, sellingPrice: 10_000 });
});
let customer: Shopper;
beforeAll(async () => {
  customer = await aCustomer("asha@example.com");
  await customer.ask(addAddress, { method: "POST", body: aTypedAddress() });
});
beforeEach(async () => {
  const database = getDatabase();
  await database.delete(bags);
  await database.delete(checkouts);
  await database.delete(rateLimits);
  await database.update(products).set({ stock: 1_000 });
});

const tells = async (answer: Promise<Response>) => told(await answer);

describe("a checkout begins", () => {
  const asked = async (shopper: Shopper, body: object = {}) => told(await shopper.ask(start, { method: "POST", body }));

  it("with the bag, its note and its wrapping", async () => {
    await putIntoBag(customer);
    await customer.ask(changeCart, { method: "PATCH", body: { note: "For Meera", gift_wrap: true } });
    const checkout = await look(customer, await begin(customer));
    expect(checkout).toMatchObject({ buy_now: false, order_note: "For Meera", gift_wrap: true, order_id: null });
    expect(checkout.items).toMatchObject([{ product_id: "stole", quantity: 1, line_total: 1_000 }]);
    expect(checkout.bill).toMatchObject({ currency: "INR", sub_total: 1_000, gift_wrapper: 60 });
  });
  it("for who comes back at the usual address", async () => {
    await putIntoBag(customer);
    const checkout = await look(customer, await begin(customer));
    expect(checkout).toMatchObject({
      order_type: "delivery",
      shipping_address: { name: "Asha Rao" },
      step: "shipping",
    });
  });
  it("with one item, and leaves the bag alone", async () => {
    await putIntoBag(customer, "button");
    const item = { product_id: "stole", quantity: 2 };
    const checkout = await look(customer, await begin(customer, { buy_now: item }));
    expect([checkout.buy_now, checkout.items.map(({ product_id }) => product_id)]).toEqual([true, ["stole"]]);
    expect(checkout.bill.sub_total).toBe(2_000);
  });
  it("once for a bag, and once for each item", async () => {
    await putIntoBag(customer);
    const first = await begin(customer);
    await choose(customer, first, { shipping_id: "express" });
    expect(await begin(customer)).toBe(first);
    expect((await look(customer, first)).shipping_id).toBe("express");
    const item = { buy_now: { product_id: "stole", quantity: 1 } };
    expect(await begin(customer, item)).not.toBe(await begin(customer, item));
  });
  it("in the currency that is asked for", async () => {
    await putIntoBag(customer);
    const checkout = await look(customer, await begin(customer, { currency: "usd" }));
    expect(checkout.bill).toMatchObject({ currency: "USD", sub_total: 1_050 });
  });

  it.each<[string, object, string]>([
    ["an empty bag", {}, "bag_empty"],
    ["another unit", { buy_now: { product_id: "stole", quantity: 1, unit: "Mts" } }, "unit_wrong"],
    [
      "a variant that there is not",
      { buy_now: { product_id: "stole", quantity: 1, variant_types: [{ name: "Colour", value: "Red" }] } },
      "variant_unknown",
    ],
    ["more than there is", { buy_now: { product_id: "stole", quantity: 11 } }, "too_few_left"],
    ["half a stole", { buy_now: { product_id: "stole", quantity: 1.5 } }, "quantity_off_step"],
    ["less than the smallest order", { buy_now: { product_id: "button", quantity: 1 } }, "value_below_minimum"],
    ["a currency that is not taken", { currency: "XYZ" }, "currency_unknown"],
  ])("not with %s", async (_, body, code) => {
    expect(await asked(customer, body)).toEqual([422, code]);
  });
  it.each<[string, object]>([
    ["a negative quantity", { buy_now: { product_id: "stole", quantity: -1 } }],
    ["no quantity", { buy_now: { product_id: "stole" } }],
    ["a quantity without end", { buy_now: { product_id: "stole", quantity: 1e300 } }],
    ["a null character", { buy_now: { product_id: "a\0b", quantity: 1 } }],
  ])("not with %s", async (_, body) => {
    expect(await asked(customer, body)).toEqual([400, "request_invalid"]);
  });
  it("not with a product that there is not", async () => {
    const body = { buy_now: { product_id: "nothing", quantity: 1 } };
    expect(await asked(customer, body)).toEqual([404, "product_unknown"]);
  });
  it("not with a bag of which something is gone", async () => {
    await putIntoBag(customer, "stole", 10);
    await getDatabase().update(products).set({ stock: 500 }).where(eq(products.id, "stole"));
    expect(await asked(customer)).toEqual([422, "item_unavailable"]);
  });
  it("at the shop's prices, whatever is sent along", async () => {
    const item = { product_id: "stole", quantity: 1, price: 1, unit_price: 1, discounted_price: 1, line_total: 1 };
    const checkout = await look(customer, await begin(customer, { buy_now: item, bill: { final_price: 1 } }));
    expect(checkout.bill.sub_total).toBe(1_000);
  });

  it("by a plain form, and leads on", async () => {
    const form = (shopper: Shopper, fields: Record<string, string> = {}) =>
      shopper.ask(start, { method: "POST", form: fields }).then(({ headers }) => headers.get("location"));
    expect(await form(customer)).toBe("/cart?refusal=bag_empty");
    await putIntoBag(customer);
    expect(await form(customer)).toMatch(/^\/checkout\/[\w-]+$/);
    expect(await form(customer, { product_id: "stole", quantity: "1", currency: "" })).toMatch(/^\/checkout\/[\w-]+$/);
    const stranger = await aVisitor();
    await putIntoBag(stranger);
    expect(await form(stranger)).toMatch(/^\/guest-login\?next=%2Fcheckout%2F[\w-]+$/);
  });
});

describe("a checkout belongs to one person", () => {
  it("who has to say who they are", async () => {
    const visitor = await aVisitor();
    await putIntoBag(visitor);
    const id = await begin(visitor);
    expect(await tells(read(visitor, id))).toEqual([401, "sign_in_needed"]);
    expect(await tells(change(visitor, id, { gift_wrap: true }))).toEqual([401, "sign_in_needed"]);
    await visitor.ask(signInGuest, { method: "POST", body: { email: "guest@example.com" } });
    expect((await read(visitor, id)).status).toBe(200);
  });
  it("and is unknown to everybody else", async () => {
    await putIntoBag(customer);
    const id = await begin(customer);
    await choose(customer, id, { order_note: "Ring twice" });
    const before = await look(customer, id);
    for (const other of [await aGuest(), await aCustomer("stranger@example.com")]) {
      expect(await tells(read(other, id))).toEqual([404, "checkout_unknown"]);
      expect(await tells(change(other, id, { order_note: "Mine" }))).toEqual([404, "checkout_unknown"]);
    }
    expect(await look(customer, id)).toEqual(before);
    expect(await tells(read(customer, "nothing"))).toEqual([404, "checkout_unknown"]);
    expect(await tells(read(customer, "a\0b"))).toEqual([400, "request_invalid"]);
  });
  it("and comes along when they sign in", async () => {
    const visitor = await aVisitor();
    await putIntoBag(visitor);
    const id = await begin(visitor);
    const body = { email: "asha@example.com", password: PASSWORD };
    expect((await visitor.ask(signIn, { method: "POST", body })).status).toBe(200);
    expect(await look(visitor, id)).toMatchObject({ checkout_id: id, shipping_address: { city: "Kochi" } });
    expect((await look(customer, id)).checkout_id).toBe(id);
  });
  it("and forgets a guest's addresses when the next one comes", async () => {
    const guest = await aGuest("first@example.com");
    await putIntoBag(guest);
    const id = await begin(guest);
    await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
    await guest.ask(signInGuest, { method: "POST", body: { email: "first@example.com" } });
    expect((await look(guest, id)).shipping_address).not.toBeNull();
    await guest.ask(signInGuest, { method: "POST", body: { email: "second@example.com" } });
    expect((await look(guest, id)).shipping_address).toBeNull();
  });
  it("and is part of all that the shop keeps of them", async () => {
    await putIntoBag(customer);
    await choose(customer, await begin(customer), { order_note: "Ring twice" });
    const { checkout } = await (await customer.ask(exportData)).json();
    expect(checkout).toMatchObject({ order_note: "Ring twice", shipping_address: { city: "Kochi" } });
  });
  it("and is forgotten after a week", async () => {
    await putIntoBag(customer);
    const id = await begin(customer);
    await forgetOldCheckouts(new Date(Date.now() + CHECKOUT_LIFE - 60_000));
    expect((await read(customer, id)).status).toBe(200);
    await forgetOldCheckouts(new Date(Date.now() + CHECKOUT_LIFE + 60_000));
    expect((await read(customer, id)).status).toBe(404);
  });
  it("and changes no more once it is an order", async () => {
    await putIntoBag(customer);
    const id = await begin(customer);
    await getDatabase().update(checkouts).set({ orderId: "order" });
    expect(await tells(change(customer, id, { gift_wrap: true }))).toEqual([409, "checkout_ordered"]);
    expect(await begin(customer)).not.toBe(id);
  });
});

describe("in a checkout is chosen", () => {
  let guest: Shopper;
  let id: string;
  beforeEach(async () => {
    guest = await aGuest();
    await putIntoBag(guest);
    id = await begin(guest);
  });
  const refusedAs = async (body: Parameters<typeof change>[2]) => {
    const answer = await change(guest, id, body);
    const { code, errors } = await answer.json();
    return [answer.status, code, errors[0]?.path];
  };

  it("delivery, an address and a method, up to the review", async () => {
    expect(await look(guest, id)).toMatchObject({ order_type: null, step: "address", refusals: ["order_kind_needed"] });
    const sent = await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
    expect(sent).toMatchObject({
      step: "shipping",
      billing_same: true,
      billing_address: { city: "Kochi", mobile: "9876543210" },
      shipping_methods: [
        { _id: "post", name: "Post", delivery_time: "Five days", price: 80 },
        { _id: "express", price: 200 },
      ],
      bill: { shipping_cost: null, final_price: null, total_so_far: 1_000 },
    });
    const chosen = await choose(guest, id, { shipping_id: "express" });
    expect(chosen).toMatchObject({ step: "review", refusals: [], bill: { shipping_cost: 200, final_price: 1_200 } });
    expect(chosen.payments.map(({ kind, charge }) => [kind, charge])).toEqual([
      ["cod", 50],
      ["upi", 0],
    ]);
  });
  it("an address abroad, to which one method goes", async () => {
    const berlin = aTypedAddress({
      country: "DE",
      dial_code: "+49",
      mobile: "30 901820",
      city: "Berlin",
      state: "",
      pincode: "10115",
    });
    const checkout = await choose(guest, id, { order_type: "delivery", shipping_address: berlin });
    expect(checkout).toMatchObject({ step: "review", shipping_id: "air", bill: { shipping_cost: 1_500 } });
    expect(checkout.payments[0]?.refusals).toEqual(["cod_abroad"]);
  });
  it("a branch and a time to collect", async () => {
    const collected = await choose(guest, id, { order_type: "pickup" });
    expect(collected.branches.map(({ _id }) => _id)).toEqual(["fort-kochi", "kannur"]);
    expect(collected.refusals).toEqual(["branch_needed", "collector_needed", "slot_needed"]);
    const collector = { name: "asha rao", dial_code: "+91", mobile: "098765 43210" };
    const timed = await choose(guest, id, { branch_id: "kannur", collector });
    expect(timed.collector).toEqual({ name: "Asha Rao", dial_code: "+91", mobile: "9876543210" });
    const slot = timed.slot_days[1]?.slots[0];
    if (!slot) throw new Error("No slot to choose");
    const done = await choose(guest, id, { slot: { start: slot.start, end: slot.end } });
    expect(done).toMatchObject({ step: "review", refusals: [], branch_id: "kannur", bill: { shipping_cost: 0 } });
    // Whoever has it sent after all has not said when.
    await choose(guest, id, { order_type: "delivery" });
    expect((await choose(guest, id, { order_type: "pickup" })).slot).toBeNull();
    // What was typed for the one stays for when it is wanted again, and is no part of the other.
    await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
    expect(await choose(guest, id, { order_type: "pickup" })).toMatchObject({
      shipping_address: null,
      billing_address: null,
      collector: { name: "Asha Rao" },
    });
    expect(await choose(guest, id, { order_type: "delivery" })).toMatchObject({
      shipping_address: { city: "Kochi" },
      collector: null,
    });
  });
  it("an address for the bill alone, and none again", async () => {
    await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
    const office = aTypedAddress({ name: "The Office", pincode: "600004", state: "Tamil Nadu", city: "Chennai" });
    expect(await choose(guest, id, { billing_address: office })).toMatchObject({
      billing_same: false,
      billing_address: { name: "The Office" },
      shipping_address: { name: "Asha Rao" },
    });
    expect(await choose(guest, id, { billing_same: true })).toMatchObject({
      billing_same: true,
      billing_address: { name: "Asha Rao" },
    });
  });
  it("another currency, at whose charge everything is reckoned anew", async () => {
    await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress(), shipping_id: "post" });
    const dollars = await choose(guest, id, { currency: "USD" });
    expect(dollars.bill).toMatchObject({ currency: "USD", sub_total: 1_050, shipping_cost: 84, final_price: 1_134 });
    expect(dollars.payments.find(({ kind }) => kind === "upi")?.refusals).toEqual(["payment_currency"]);
    expect((await choose(guest, id, { currency: "INR" })).bill.final_price).toBe(1_080);
  });
  it("a note and wrapping", async () => {
    const wrapped = await choose(guest, id, { order_note: "Two lines\nof it", gift_wrap: true });
    expect(wrapped).toMatchObject({ order_note: "Two lines\nof it", gift_wrap: true, bill: { gift_wrapper: 60 } });
  });

  it.each<[string, Parameters<typeof change>[2], unknown[]]>([
    ["a branch that is closed", { order_type: "pickup", branch_id: "closed" }, [422, "branch_unknown", "branch_id"]],
    ["an office for a branch", { order_type: "pickup", branch_id: "office" }, [422, "branch_unknown", "branch_id"]],
    [
      "a method of elsewhere",
      { order_type: "delivery", shipping_address: aTypedAddress(), shipping_id: "air" },
      [422, "method_unknown", "shipping_id"],
    ],
    [
      "a method before an address",
      { order_type: "delivery", shipping_id: "post" },
      [422, "method_unknown", "shipping_id"],
    ],
    [
      "a time that is over",
      { order_type: "pickup", slot: { start: "2020-06-17T04:30:00Z", end: "2020-06-17T05:30:00Z" } },
      [422, "slot_gone", "slot"],
    ],
    [
      "an address of a book that guests have not",
      { shipping_address_id: "any" },
      [404, "address_unknown", "shipping_address_id"],
    ],
    [
      "somebody whom nobody can call",
      { order_type: "pickup", collector: { name: "Asha", dial_code: "+91", mobile: "12" } },
      [422, "mobile_invalid", "collector.mobile"],
    ],
    [
      "a telephone number that is none",
      { shipping_address: aTypedAddress({ mobile: "12" }) },
      [422, "mobile_invalid", "shipping_address.mobile"],
    ],
    [
      "a PIN code that is none",
      { shipping_address: aTypedAddress({ pincode: "68200" }) },
      [422, "pincode_invalid", "shipping_address.pincode"],
    ],
    ["a currency that is not taken", { currency: "XYZ" }, [422, "currency_unknown", "currency"]],
    [
      "GST data, which this shop does not ask for",
      { gst: { company: "Rao", number: "" } },
      [422, "gst_off", "gst.number"],
    ],
    [
      "an address without a street",
      { shipping_address: aTypedAddress({ address: " " }) },
      [400, "request_invalid", "shipping_address.address"],
    ],
    ["a branch that there is not", { branch_id: "nowhere" }, [422, "branch_unknown", "branch_id"]],
    ["a branch with a null character", { branch_id: "a\0b" }, [400, "request_invalid", "branch_id"]],
    [
      "a time where none is asked for",
      { order_type: "delivery", slot: { start: "0000-01-01T00:00:00Z", end: "9999-01-01T00:00:00Z" } },
      [422, "slot_gone", "slot"],
    ],
    ["a null character for a code", { offer_code: "a\0b" }, [400, "request_invalid", "offer_code"]],
    ["a null character for a card", { gift_card_codes: ["a\0b"] }, [400, "request_invalid", "gift_card_codes.0"]],
    ["a null character in a note", { order_note: "a\0b" }, [400, "request_invalid", "order_note"]],
    ["a method with a null character", { shipping_id: "a\0b" }, [400, "request_invalid", "shipping_id"]],
    ["half of a character for a code", { offer_code: "a\ud800b" }, [422, "offer_unknown", "offer_code"]],
    ["a time that is none", { slot: { start: "tomorrow", end: "later" } }, [400, "request_invalid", "slot.start"]],
  ])("never %s", async (_, body, expected) => {
    const before = await look(guest, id);
    expect(await refusedAs(body)).toEqual(expected);
    expect(await look(guest, id)).toEqual(before);
  });
  it("nothing at prices of the shopper's own", async () => {
    await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
    const body = {
      shipping_id: "post",
      shipping_price: 0,
      price: 0,
      final_price: 1,
      order_id: "mine",
      customer_id: "me",
    };
    expect(await choose(guest, id, body as never)).toMatchObject({ order_id: null, bill: { final_price: 1_080 } });
  });
});

it("becomes an order that names and calls who collects it, and knows nothing of where it might have been sent", async () => {
  const guest = await aGuest();
  await putIntoBag(guest);
  const id = await begin(guest);
  await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
  const collector = { name: "Ravi Menon", dial_code: "+91", mobile: "9876543211" };
  const { slot_days } = await choose(guest, id, { order_type: "pickup", branch_id: "kannur", collector });
  const [first] = slot_days[1]?.slots ?? [];
  if (!first) throw new Error("No slot to choose");
  await choose(guest, id, { slot: { start: first.start, end: first.end } });
  const body = { checkout_id: id, payment_name: "Gpay" };
  const headers = { "idempotency-key": "collected-by-ravi" };
  const { order } = await (await guest.ask(placeOrder, { method: "POST", body, headers })).json();
  expect(order).toMatchObject({
    order_type: "pickup",
    customer_name: "Ravi Menon",
    shipping_address: null,
    billing_address: null,
    shipping_method: { collector, branch: { _id: "kannur" } },
  });
  const [row] = await getDatabase().select().from(orders);
  expect(JSON.stringify(row)).not.toMatch(/Weavers Lane|682001/);
});
it("has a customer with a number collect it themselves, unless they name somebody", async () => {
  await getDatabase().update(customers).set({ dialCode: "+91", mobile: "9812345670" });
  await putIntoBag(customer);
  const id = await begin(customer);
  const own = { name: "Asha Rao", dial_code: "+91", mobile: "9812345670" };
  expect(await choose(customer, id, { order_type: "pickup" })).toMatchObject({ collector: own });
  const ravi = { name: "Ravi Menon", dial_code: "+91", mobile: "9876543211" };
  expect(await choose(customer, id, { collector: ravi })).toMatchObject({ collector: ravi });
});

describe("a customer", () => {
  const bookOf = async () => (await (await customer.ask(listAddresses)).json()).address_list;
  it("chooses from their own book and nobody else's", async () => {
    await putIntoBag(customer);
    const id = await begin(customer);
    const [saved] = await bookOf();
    expect(await choose(customer, id, { shipping_address_id: saved._id })).toMatchObject({
      shipping_address: { city: "Kochi" },
    });
    const other = await aCustomer("thief@example.com");
    await putIntoBag(other);
    const theirs = await begin(other);
    expect(await tells(change(other, theirs, { shipping_address_id: saved._id }))).toEqual([404, "address_unknown"]);
    expect(await tells(change(other, theirs, { billing_address_id: saved._id }))).toEqual([404, "address_unknown"]);
  });
  it("keeps a typed address in the book if they like", async () => {
    await putIntoBag(customer);
    const id = await begin(customer);
    const before = (await bookOf()).length;
    const typed = aTypedAddress({ city: "Thalassery", pincode: "670101" });
    await choose(customer, id, { shipping_address: typed });
    expect(await bookOf()).toHaveLength(before);
    await choose(customer, id, { shipping_address: typed, save_address: true });
    expect((await bookOf())[0]).toMatchObject({ city: "Thalassery" });
    // What is refused leaves nothing behind.
    await change(customer, id, { shipping_address: typed, save_address: true, shipping_id: "air" });
    expect(await bookOf()).toHaveLength(before + 1);
  });
});

describe("a plain form", () => {
  it("that is refused gives back what was typed, to its own page alone and never in its address", async () => {
    const guest = await aGuest();
    await putIntoBag(guest);
    const id = await begin(guest);
    const form = {
      _method: "PATCH",
      step: "address",
      part: "pickup",
      order_type: "pickup",
      gift_card_codes: "AAAA-BBBB-CCCC",
      "collector.name": "Asha Rao",
      "collector.dial_code": "+91",
      "collector.mobile": "12",
    };
    const path = `/api/checkout/${id}`;
    const post = (fields: Record<string, string>) =>
      guest.ask(postChange, { method: "POST", path, params: { checkout_id: id }, form: fields });
    const refused = await post(form);
    expect(refused.headers.get("location")).toBe(
      `/checkout/${id}/address?refusal=mobile_invalid&field=collector.mobile&part=pickup`,
    );
    const [cookie = ""] = refused.headers.getSetCookie().filter((header) => header.startsWith("refused_form="));
    expect(cookie.split("; ").slice(1)).toEqual([
      `Path=/checkout/${id}/address`,
      "SameSite=Lax",
      "Max-Age=600",
      "HttpOnly",
    ]);
    const [, value = ""] = /^refused_form=([^;]+)/.exec(cookie) ?? [];
    expect(JSON.parse(Buffer.from(value, "base64url").toString())).toEqual({
      fields: { "collector.name": "Asha Rao", "collector.dial_code": "+91", "collector.mobile": "12" },
      errors: [{ path: "collector.mobile", code: "mobile_invalid" }],
    });
    const isGivenBack = (answer: Response) => answer.headers.getSetCookie().join().includes("refused_form");
    expect(isGivenBack(await post({ ...form, "collector.mobile": "9876543210", gift_card_codes: "" }))).toBe(false);
    // No browser keeps a cookie that large.
    expect(isGivenBack(await post({ ...form, "collector.name": "x".repeat(5_000) }))).toBe(false);
  });
  it("leads to the next step, or back to its own with what was wrong", async () => {
    const guest = await aGuest();
    await putIntoBag(guest);
    const id = await begin(guest);
    const post = async (form: Record<string, string>) => {
      const path = `/api/checkout/${id}`;
      const sent = { ...form, _method: "PATCH" };
      const answer = await guest.ask(postChange, { method: "POST", path, params: { checkout_id: id }, form: sent });
      return [answer.status, answer.headers.get("location")];
    };
    const typed = Object.fromEntries(
      Object.entries(aTypedAddress()).map(([name, value]) => [`shipping_address.${name}`, String(value)]),
    );
    const form = { order_type: "delivery", step: "address", part: "delivery", ...typed };
    expect(await post({ ...form, "shipping_address.mobile": "12" })).toEqual([
      303,
      `/checkout/${id}/address?refusal=mobile_invalid&field=shipping_address.mobile&part=delivery&country=IN`,
    ]);
    expect(await post({ ...form, "shipping_address.address": "" })).toEqual([
      303,
      `/checkout/${id}/address?refusal=address_needed&field=shipping_address.address&part=delivery&country=IN`,
    ]);
    expect(await post(form)).toEqual([303, `/checkout/${id}/shipping`]);
    expect(await post({ shipping_id: "post", step: "shipping" })).toEqual([303, `/checkout/${id}/review`]);
    expect(await post({ offer_code: "NONE", step: "review" })).toEqual([
      303,
      `/checkout/${id}/review?refusal=offer_unknown&field=offer_code`,
    ]);
    expect(await post({ gift_wrap: "true", order_note: "Thanks", step: "review" })).toEqual([
      303,
      `/checkout/${id}/review`,
    ]);
    expect(await look(guest, id)).toMatchObject({ gift_wrap: true, order_note: "Thanks" });
  });
});
