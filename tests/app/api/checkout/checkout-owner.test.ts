import { GET as exportData } from "@/app/api/account/export/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { removeExpiredCheckouts } from "@/lib/data/checkout/checkouts";
import { getDatabase } from "@/lib/database/connection";
import { checkouts } from "@/lib/database/schema/checkout";
import { CHECKOUT_LIFETIME_MS } from "@/lib/domain/checkout/checkout";
import { aCustomerWithAddress, useCheckoutShop } from "../../../support/checkout-shop";
import {
  aGuest,
  aTypedAddress,
  begin,
  change,
  choose,
  look,
  putIntoCart,
  read,
} from "../../../support/checkout-shopper";
import { aCustomer, aVisitor, PASSWORD, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useCheckoutShop();
let customer: Shopper;
beforeAll(async () => {
  customer = await aCustomerWithAddress();
});
const tells = async (answer: Promise<Response>) => told(await answer);

describe("a checkout belongs to one visitor", () => {
  it("who must sign in or continue as guest", async () => {
    const visitor = await aVisitor();
    await putIntoCart(visitor);
    const id = await begin(visitor);
    expect(await tells(read(visitor, id))).toEqual([401, "sign_in_needed"]);
    expect(await tells(change(visitor, id, { gift_wrap: true }))).toEqual([401, "sign_in_needed"]);
    await visitor.ask(signInGuest, { method: "POST", body: { email: "guest@example.com" } });
    expect((await read(visitor, id)).status).toBe(200);
  });
  it("and does not exist for anyone else", async () => {
    await putIntoCart(customer);
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
  it("and stays theirs when they sign in", async () => {
    const visitor = await aVisitor();
    await putIntoCart(visitor);
    const id = await begin(visitor);
    const body = { email: "asha@example.com", password: PASSWORD };
    expect((await visitor.ask(signIn, { method: "POST", body })).status).toBe(200);
    expect(await look(visitor, id)).toMatchObject({ checkout_id: id, shipping_address: { city: "Kochi" } });
    expect((await look(customer, id)).checkout_id).toBe(id);
  });
  it("and loses a guest's addresses when another guest takes over", async () => {
    const guest = await aGuest("first@example.com");
    await putIntoCart(guest);
    const id = await begin(guest);
    await choose(guest, id, { order_type: "delivery", shipping_address: aTypedAddress() });
    await guest.ask(signInGuest, { method: "POST", body: { email: "first@example.com" } });
    expect((await look(guest, id)).shipping_address).not.toBeNull();
    await guest.ask(signInGuest, { method: "POST", body: { email: "second@example.com" } });
    expect((await look(guest, id)).shipping_address).toBeNull();
  });
  it("and is part of the visitor's data export", async () => {
    await putIntoCart(customer);
    await choose(customer, await begin(customer), { order_note: "Ring twice" });
    const { checkout } = await (await customer.ask(exportData)).json();
    expect(checkout).toMatchObject({ order_note: "Ring twice", shipping_address: { city: "Kochi" } });
  });
  it("and is removed after a week", async () => {
    await putIntoCart(customer);
    const id = await begin(customer);
    await removeExpiredCheckouts(new Date(Date.now() + CHECKOUT_LIFETIME_MS - 60_000));
    expect((await read(customer, id)).status).toBe(200);
    await removeExpiredCheckouts(new Date(Date.now() + CHECKOUT_LIFETIME_MS + 60_000));
    expect((await read(customer, id)).status).toBe(404);
  });
  it("and cannot be changed once it is an order", async () => {
    await putIntoCart(customer);
    const id = await begin(customer);
    await getDatabase().update(checkouts).set({ orderId: "order" });
    expect(await tells(change(customer, id, { gift_wrap: true }))).toEqual([409, "checkout_ordered"]);
    expect(await begin(customer)).not.toBe(id);
  });
});
