import { eq } from "drizzle-orm";
import { PATCH as changeCart } from "@/app/api/cart/route";
import { POST as start } from "@/app/api/checkout/route";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { aCustomerWithAddress, useCheckoutShop } from "../../../support/checkout-shop";
import { begin, choose, look, putIntoCart } from "../../../support/checkout-shopper";
import { type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useCheckoutShop();
let customer: Shopper;
beforeAll(async () => {
  customer = await aCustomerWithAddress();
});

describe("a checkout starts", () => {
  const asked = async (shopper: Shopper, body: object = {}) => told(await shopper.ask(start, { method: "POST", body }));

  it("with the cart, its note and its gift wrapping", async () => {
    await putIntoCart(customer);
    await customer.ask(changeCart, { method: "PATCH", body: { note: "For Meera", gift_wrap: true } });
    const checkout = await look(customer, await begin(customer));
    expect(checkout).toMatchObject({ buy_now: false, order_note: "For Meera", gift_wrap: true, order_id: null });
    expect(checkout.items).toMatchObject([{ product_id: "stole", quantity: 1, line_total: 1_000 }]);
    expect(checkout.bill).toMatchObject({ currency: "INR", sub_total: 1_000, gift_wrapper: 60 });
  });
  it("with the usual address of a returning customer", async () => {
    await putIntoCart(customer);
    const checkout = await look(customer, await begin(customer));
    expect(checkout).toMatchObject({
      order_type: "delivery",
      shipping_address: { name: "Asha Rao" },
      step: "shipping",
    });
  });
  it("with a single item, without touching the cart", async () => {
    await putIntoCart(customer, "button");
    const item = { product_id: "stole", quantity: 2 };
    const checkout = await look(customer, await begin(customer, { buy_now: item }));
    expect([checkout.buy_now, checkout.items.map(({ product_id }) => product_id)]).toEqual([true, ["stole"]]);
    expect(checkout.bill.sub_total).toBe(2_000);
  });
  it("once per cart, and once per single item", async () => {
    await putIntoCart(customer);
    const first = await begin(customer);
    await choose(customer, first, { shipping_id: "express" });
    expect(await begin(customer)).toBe(first);
    expect((await look(customer, first)).shipping_id).toBe("express");
    const item = { buy_now: { product_id: "stole", quantity: 1 } };
    expect(await begin(customer, item)).not.toBe(await begin(customer, item));
  });
  it("in the requested currency", async () => {
    await putIntoCart(customer);
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
    ["less than the minimum order", { buy_now: { product_id: "button", quantity: 1 } }, "value_below_minimum"],
    ["an unknown currency", { currency: "XYZ" }, "currency_unknown"],
  ])("not with %s", async (_, body, code) => {
    expect(await asked(customer, body)).toEqual([422, code]);
  });
  it.each<[string, object]>([
    ["a negative quantity", { buy_now: { product_id: "stole", quantity: -1 } }],
    ["no quantity", { buy_now: { product_id: "stole" } }],
    ["a huge quantity", { buy_now: { product_id: "stole", quantity: 1e300 } }],
    ["a null character", { buy_now: { product_id: "a\0b", quantity: 1 } }],
  ])("not with %s", async (_, body) => {
    expect(await asked(customer, body)).toEqual([400, "request_invalid"]);
  });
  it("not with an unknown product", async () => {
    const body = { buy_now: { product_id: "nothing", quantity: 1 } };
    expect(await asked(customer, body)).toEqual([404, "product_unknown"]);
  });
  it("not with a cart that has an unavailable item", async () => {
    await putIntoCart(customer, "stole", 10);
    await getDatabase().update(products).set({ stock: 500 }).where(eq(products.id, "stole"));
    expect(await asked(customer)).toEqual([422, "item_unavailable"]);
  });
  it("at the shop's prices, whatever prices are sent", async () => {
    const item = { product_id: "stole", quantity: 1, price: 1, unit_price: 1, discounted_price: 1, line_total: 1 };
    const checkout = await look(customer, await begin(customer, { buy_now: item, bill: { final_price: 1 } }));
    expect(checkout.bill.sub_total).toBe(1_000);
  });
});
