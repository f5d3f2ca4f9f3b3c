import { POST as placeOrder } from "@/app/api/orders/route";
import { getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { useCheckoutShop } from "../../../support/checkout-shop";
import { aGuest, aTypedAddress, begin, choose, look, putIntoCart } from "../../../support/checkout-shopper";
import type { Shopper } from "../../../support/shopper";

useCheckoutShop();
let guest: Shopper;
let id: string;
beforeEach(async () => {
  guest = await aGuest();
  await putIntoCart(guest);
  id = await begin(guest);
});

describe("a checkout accepts", () => {
  it("delivery, an address and a shipping method, and then reaches the review", async () => {
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
  it("an address abroad, served by one shipping method", async () => {
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
  it("a branch and a pickup slot", async () => {
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
    // Switching to delivery removes the chosen pickup slot; it is still missing after switching back.
    await choose(guest, id, { order_type: "delivery" });
    expect((await choose(guest, id, { order_type: "pickup" })).slot).toBeNull();
    // What was entered for delivery or pickup is kept in case the shopper switches back, but is not returned while the
    // other of the two is chosen.
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
  it("a separate billing address, and its removal", async () => {
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
  it("another currency, and recalculates everything with its charge", async () => {
    await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress(), shipping_id: "post" });
    const dollars = await choose(guest, id, { currency: "USD" });
    expect(dollars.bill).toMatchObject({ currency: "USD", sub_total: 1_050, shipping_cost: 84, final_price: 1_134 });
    expect(dollars.payments.find(({ kind }) => kind === "upi")?.refusals).toEqual(["payment_currency"]);
    expect((await choose(guest, id, { currency: "INR" })).bill.final_price).toBe(1_080);
  });
  it("a note and gift wrapping", async () => {
    const wrapped = await choose(guest, id, { order_note: "Two lines\nof it", gift_wrap: true });
    expect(wrapped).toMatchObject({ order_note: "Two lines\nof it", gift_wrap: true, bill: { gift_wrapper: 60 } });
  });
  it("no prices sent by the shopper", async () => {
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

it("becomes a pickup order with its collector and without the earlier shipping address", async () => {
  const guest = await aGuest();
  await putIntoCart(guest);
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
