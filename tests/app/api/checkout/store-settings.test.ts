import { eq } from "drizzle-orm";
import { POST as addAddress } from "@/app/api/account/addresses/route";
import { GET as readProfile } from "@/app/api/account/route";
import { POST as start } from "@/app/api/checkout/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import type { ChangeCheckoutBody } from "@/lib/contracts/checkout/calls";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { orders } from "@/lib/database/schema/order";
import { stores } from "@/lib/database/schema/store";
import { insertCheckoutStore, insertLists } from "../../../factories/checkout-store";
import { anOrder } from "../../../factories/order";
import { insertProduct } from "../../../factories/product-row";
import { aGuest, aTypedAddress, begin, change, choose, look, putIntoCart } from "../../../support/checkout-shopper";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(() => insertProduct({ id: "stole" }));

/** Replaces the only store of this suite with one that has these settings. */
async function aStoreWith(overrides: Parameters<typeof insertCheckoutStore>[1]) {
  await getDatabase().delete(stores);
  await getDatabase().delete(sharedLists);
  await insertCheckoutStore("nila-loom", overrides);
  forgetRemembered();
}

async function aGuestWithCart(): Promise<{ guest: Shopper; id: string }> {
  const guest = await aGuest();
  await putIntoCart(guest);
  return { guest, id: await begin(guest) };
}
const sent = { order_type: "delivery", shipping_address: aTypedAddress() } as const;

it("delivers only to listed PIN codes, and saves no other address", async () => {
  await aStoreWith({ features: ["pincode_service"], properties: { pincodes: ["682001", "682 002"] } });
  const { guest, id } = await aGuestWithCart();
  expect((await choose(guest, id, sent)).step).toBe("shipping");
  const elsewhere = aTypedAddress({ pincode: "600004", state: "Tamil Nadu" });
  const answer = await change(guest, id, { shipping_address: elsewhere });
  expect((await answer.json()).errors).toEqual([{ path: "shipping_address.pincode", code: "pincode_not_served" }]);
  expect((await change(guest, id, { billing_address: elsewhere })).status).toBe(200);
  const customer = await aCustomer("asha@example.com");
  const added = await customer.ask(addAddress, { method: "POST", body: elsewhere });
  expect(await told(added)).toEqual([422, "pincode_not_served"]);
});
it("delivers to every PIN code while the list is empty", async () => {
  await aStoreWith({ features: ["pincode_service"] });
  const { guest, id } = await aGuestWithCart();
  expect((await choose(guest, id, sent)).step).toBe("shipping");
});
it("delivers only within the country if the owner wants that", async () => {
  await aStoreWith({ application: { ship_only_in_domestic: true } });
  const { guest, id } = await aGuestWithCart();
  const berlin = { country: "DE", dial_code: "+49", mobile: "30 901820", state: "", pincode: "10115" };
  const answer = await change(guest, id, { shipping_address: aTypedAddress(berlin) });
  expect((await answer.json()).errors).toEqual([{ path: "shipping_address.country", code: "place_not_served" }]);
});
it("offers only pickup if the shop does not deliver", async () => {
  await aStoreWith({ application: { disable_delivery: true } });
  const { guest, id } = await aGuestWithCart();
  expect(await look(guest, id)).toMatchObject({
    order_type: "pickup",
    refusals: ["branch_needed", "collector_needed", "slot_needed"],
  });
  expect(await told(await change(guest, id, { order_type: "delivery" }))).toEqual([422, "delivery_not_offered"]);
});
it("takes no order without delivery and pickup", async () => {
  await aStoreWith({ application: { disable_delivery: true }, properties: { branches: [] } });
  const guest = await aGuest();
  await putIntoCart(guest);
  expect(await told(await guest.ask(start, { method: "POST", body: {} }))).toEqual([422, "delivery_not_offered"]);
});
it("offers only delivery if no branch offers pickup", async () => {
  await aStoreWith({ properties: { branches: [] } });
  const { guest, id } = await aGuestWithCart();
  expect(await told(await change(guest, id, { order_type: "pickup" }))).toEqual([422, "pickup_not_offered"]);
});
it("starts no checkout in a store for enquiries", async () => {
  await aStoreWith({});
  const guest = await aGuest();
  await putIntoCart(guest);
  // Stores of this type have no cart, but this cart was filled before the store's type was changed.
  await aStoreWith({ details: { sub_type: "enquiry" } });
  expect(await told(await guest.ask(start, { method: "POST", body: {} }))).toEqual([422, "ordering_off"]);
});
it("makes guests sign in if only customers can order", async () => {
  await aStoreWith({});
  const { guest, id } = await aGuestWithCart();
  await aStoreWith({ application: { guest_checkout: false } });
  expect(await told(await change(guest, id, sent))).toEqual([401, "sign_in_needed"]);
  const form = await guest.ask(start, { method: "POST", form: {} });
  expect(form.headers.get("location")).toBe(`/account/sign-in?next=%2Fcheckout%2F${id}`);
});
it("refuses choices that the store has switched off", async () => {
  await aStoreWith({
    features: [],
    checkout: { apply_coupon: false, apply_gift_card: false, gift_order: false, order_note: false },
  });
  const { guest, id } = await aGuestWithCart();
  expect((await look(guest, id)).offers).toMatchObject({
    offer_codes: false,
    gift_cards: false,
    notes: false,
    gift_wrapping: false,
    gst: false,
  });
  const refused: [ChangeCheckoutBody, string][] = [
    [{ offer_code: "TEN" }, "offer_codes_off"],
    [{ gift_card_codes: ["AAAA-AAAA-AAA1"] }, "gift_cards_off"],
    [{ order_note: "Ring twice" }, "notes_off"],
    [{ gift_wrap: true }, "gift_wrap_off"],
  ];
  for (const [body, code] of refused) expect(await told(await change(guest, id, body))).toEqual([422, code]);
});
it("delivers in the planned slots", async () => {
  await aStoreWith({ features: ["time_based_delivery"] });
  const slot = { from_time: "10:00", to_time: "12:00", price: 40 };
  const available_days = [0, 1, 2, 3, 4, 5, 6].map((code) => ({ code, active: true }));
  const groups = [{ name: "Morning", delay_type: "day", delay_duration: 2, order_time: "23:59", slots: [slot] }];
  const list = [
    { name: "Town", following_days: 3, groups },
    { name: "Off", following_days: 9, groups, status: "inactive" },
  ];
  await insertLists("nila-loom", "delivery_method", { plan: { available_days, list } });
  const { guest, id } = await aGuestWithCart();
  const { slot_days, step } = await choose(guest, id, sent);
  expect([step, slot_days.length, slot_days[0]?.slots[0]?.price]).toEqual(["shipping", 3, 40]);
  const [first] = slot_days[0]?.slots ?? [];
  if (!first) throw new Error("No slot to choose");
  const chosen = await choose(guest, id, { slot: { start: first.start, end: first.end } });
  expect(chosen).toMatchObject({ step: "review", bill: { shipping_cost: 40 } });
});
it("refuses cash on delivery for an order with a prepaid-only item", async () => {
  await aStoreWith({});
  await insertProduct({ id: "carpet", allowCod: false });
  const { guest, id } = await aGuestWithCart();
  const cash = async () => {
    const { payments } = await choose(guest, id, { ...sent, shipping_id: "post" });
    return payments.find(({ kind }) => kind === "cod")?.refusals;
  };
  expect(await cash()).toEqual([]);
  await putIntoCart(guest, "carpet");
  expect(await cash()).toEqual(["cod_item"]);
  const order = { checkout_id: id, payment_name: "COD" };
  const headers = { "idempotency-key": "carpet-on-delivery" };
  expect(await told(await guest.ask(placeOrder, { method: "POST", body: order, headers }))).toEqual([422, "cod_item"]);
});
it("lets a customer pay more on delivery after a first order has arrived", async () => {
  const cod_config = { cod_charges: 50, new_customer_max_amount: 500, refused_pincodes: ["5600"] };
  await aStoreWith({ details: { payment_types: [{ name: "COD", cod_config }] } });
  const customer = await aCustomer("first@example.com");
  await putIntoCart(customer);
  const id = await begin(customer);
  const cash = async (shipping_address = sent.shipping_address) => {
    const { payments } = await choose(customer, id, { ...sent, shipping_address, shipping_id: "post" });
    return payments.find(({ kind }) => kind === "cod")?.refusals;
  };
  expect(await cash()).toEqual(["cod_new_customer"]);
  const headers = { "idempotency-key": "first-on-delivery" };
  const order = { checkout_id: id, payment_name: "COD" };
  const placed = await customer.ask(placeOrder, { method: "POST", body: order, headers });
  expect(await told(placed)).toEqual([422, "cod_new_customer"]);

  const { _id: customerId } = await (await customer.ask(readProfile)).json();
  const earlier = { ...anOrder({ id: "earlier", number: "earlier-1", customerId }), invoiceNumber: null };
  await insertOrder("nila-loom", earlier, new Date(), getDatabase());
  expect(await cash()).toEqual(["cod_new_customer"]);
  await getDatabase().update(orders).set({ status: "delivered" }).where(eq(orders.id, "earlier"));
  expect(await cash()).toEqual([]);
  expect(await cash(aTypedAddress({ state: "Karnataka", city: "Bengaluru", pincode: "560 001" }))).toEqual([
    "cod_pincode",
  ]);
});
it("offers no provider without a key", async () => {
  const app_config = { application_id: "sandbox-app", location_id: "L1" };
  await aStoreWith({ details: { payment_types: [{ name: "Square", mode: "sandbox", app_config }] } });
  const { guest, id } = await aGuestWithCart();
  expect((await look(guest, id)).payments).toEqual([]);
});
it("says that a store on trial cannot take orders", async () => {
  await aStoreWith({ details: { package_details: { billing_status: false } } });
  const { guest, id } = await aGuestWithCart();
  const { refusals } = await choose(guest, id, { ...sent, shipping_id: "post" });
  expect(refusals).toEqual(["billing_inactive"]);
});
it("opens the review at once for a returning customer", async () => {
  await aStoreWith({});
  const customer = await aCustomer("usual@example.com");
  await customer.ask(addAddress, { method: "POST", body: aTypedAddress() });
  await putIntoCart(customer);
  const id = await begin(customer);
  expect((await look(customer, id)).step).toBe("shipping");
  const { _id: customerId } = await (await customer.ask(readProfile)).json();
  const order = anOrder({ id: "last", number: "last-1", customerId });
  const shipping = { ...order.shipping, methodId: "express" };
  await insertOrder("nila-loom", { ...order, shipping, invoiceNumber: null }, new Date(), getDatabase());
  await getDatabase().update(orders).set({ placedAt: new Date() });
  const again = await begin(customer, { buy_now: { product_id: "stole", quantity: 1 } });
  expect(await look(customer, again)).toMatchObject({ step: "review", refusals: [], shipping_id: "express" });
});
