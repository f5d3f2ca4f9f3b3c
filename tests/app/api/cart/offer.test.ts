import { POST as signIn } from "@/app/api/account/sign-in/route";
import { PATCH, POST } from "@/app/api/cart/route";
import { GET as estimateCart } from "@/app/api/cart/shipping/route";
import { POST as place } from "@/app/api/orders/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { anOfferRow, insertCheckoutStore, insertLists } from "../../../factories/checkout-store";
import { insertProduct } from "../../../factories/product-row";
import { cartOf, read } from "../../../support/cart-shop";
import { aGuest, aTypedAddress, begin, choose, look, putIntoCart } from "../../../support/checkout-shopper";
import { useTestDatabase } from "../../../support/database";
import { aCustomer, aVisitor, PASSWORD, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

beforeAll(async () => {
  await insertCheckoutStore("nila-loom", { application: { min_checkout_value: 0 } });
  await insertProduct({ id: "stole" });
  await insertProduct({ id: "saree" });
  await insertLists("nila-loom", "offer", {
    ten: anOfferRow({ code: "TEN" }),
    large: anOfferRow({ code: "LARGE", min_order_amt: 5_000 }),
    old: anOfferRow({ code: "OLD", valid_to: "2020-01-01T00:00:00Z" }),
    post: anOfferRow({ code: "POSTFREE", discount_value: 100, apply_to: "shipping" }),
  });
});
beforeEach(async () => {
  await getDatabase().delete(rateLimits);
});

const enter = (shopper: Shopper, offer_code: string) => shopper.ask(PATCH, { method: "PATCH", body: { offer_code } });

async function aShopperWith(code: string, shopper?: Shopper) {
  const known = shopper ?? (await aGuest());
  await putIntoCart(known);
  if (code) await read(enter(known, code));
  return known;
}

it("takes the offer off the total of the cart at once, and off again without the code", async () => {
  const shopper = await aShopperWith("");
  expect(await cartOf(shopper)).toMatchObject({ offer_codes: true, offer_code: "", offer: null });
  const cart = await read(enter(shopper, "ten"));
  expect(cart).toMatchObject({ offer_code: "ten", offer_refusal: null, offer: { code: "TEN", amount: 100 } });
  expect(cart.totals).toMatchObject({ sub_total: 1_000, total_so_far: 900 });
  expect(await cartOf(shopper)).toEqual(cart);
  expect((await read(enter(shopper, ""))).totals.total_so_far).toBe(1_000);
});

it.each([
  ["NONE", "offer_unknown"],
  ["OLD", "offer_expired"],
  ["LARGE", "offer_amount_below_minimum"],
])("refuses the code %s as the checkout does, and keeps the former", async (code, refusal) => {
  const shopper = await aShopperWith("TEN");
  expect(await told(await enter(shopper, code))).toEqual([422, refusal]);
  expect((await cartOf(shopper)).offer_code).toBe("TEN");
});

it("accepts an offer on shipping, which counts once there is an address", async () => {
  const shopper = await aShopperWith("POSTFREE");
  expect(await cartOf(shopper)).toMatchObject({ offer: null, offer_refusal: "offer_awaits_shipping" });
});

it("takes the code from a form without script, and says at its field why it is refused", async () => {
  const shopper = await aShopperWith("");
  const send = async (offer_code: string) =>
    (await shopper.ask(POST, { method: "POST", form: { _method: "PATCH", offer_code } })).headers.get("location");
  expect(await send("OLD")).toBe("/cart?refusal=offer_expired&field=offer_code");
  expect(await send("TEN")).toBe("/cart");
  expect((await cartOf(shopper)).offer?.amount).toBe(100);
});

it("goes with the cart to the checkout, and comes back as it was changed there", async () => {
  const shopper = await aShopperWith("TEN");
  const id = await begin(shopper);
  expect(await look(shopper, id)).toMatchObject({ offer_code: "TEN", bill: { offer: { amount: 100 } } });
  await choose(shopper, id, { offer_code: "", order_note: "Ring twice", gift_wrap: true });
  expect(await cartOf(shopper)).toMatchObject({ offer_code: "", note: "Ring twice", gift_wrap: true });
  await read(enter(shopper, "TEN"));
  expect(await begin(shopper)).toBe(id);
  expect((await look(shopper, id)).offer_code).toBe("TEN");
  await read(enter(shopper, ""));
  await begin(shopper);
  expect((await look(shopper, id)).offer_code).toBe("");
});

it("does not go to an item that is bought by itself, nor comes from it", async () => {
  const shopper = await aShopperWith("TEN");
  const id = await begin(shopper, { buy_now: { product_id: "saree", quantity: 1 } });
  expect((await look(shopper, id)).offer_code).toBe("");
  await choose(shopper, id, { offer_code: "" });
  expect((await cartOf(shopper)).offer_code).toBe("TEN");
});

it("is cleared by the order that uses it", async () => {
  const shopper = await aShopperWith("TEN");
  const id = await begin(shopper);
  await choose(shopper, id, { order_type: "delivery", shipping_address: aTypedAddress(), shipping_id: "post" });
  const headers = { "idempotency-key": `order-of-${id}-0001` };
  const placed = await shopper.ask(place, {
    method: "POST",
    headers,
    body: { checkout_id: id, payment_name: "Gpay" },
  });
  expect(placed.status).toBe(200);
  await putIntoCart(shopper);
  expect((await cartOf(shopper)).offer_code).toBe("");
});

it("goes with the browser's cart into the account", async () => {
  await aCustomer("asha@example.com");
  const browser = await aVisitor();
  await aShopperWith("TEN", browser);
  await browser.ask(signIn, { method: "POST", body: { email: "asha@example.com", password: PASSWORD } });
  expect((await cartOf(browser)).offer_code).toBe("TEN");
});

describe("the shipping estimate", () => {
  const estimate = (shopper: Shopper, pincode: string) =>
    shopper.ask(estimateCart, { path: `/api/cart/shipping?pincode=${encodeURIComponent(pincode)}` });

  it("names the methods and their cost", async () => {
    const answer = await estimate(await aShopperWith(""), "560 001");
    expect(await answer.json()).toEqual({
      pincode: "560001",
      place: "560001, Karnataka",
      currency: "INR",
      methods: [
        { _id: "post", name: "Post", delivery_time: "Five days", price: 80, at_most: false },
        { _id: "express", name: "Express", delivery_time: "", price: 200, at_most: false },
      ],
    });
  });
  it("refuses what is no PIN code", async () => {
    expect(await told(await estimate(await aShopperWith(""), "5600"))).toEqual([422, "pincode_invalid"]);
  });
});
