import { PATCH } from "@/app/api/cart/route";
import { POST as place } from "@/app/api/orders/route";
import { insertCheckoutStore } from "../../../factories/checkout-store";
import { insertProduct } from "../../../factories/product-row";
import { cartOf, read } from "../../../support/cart-shop";
import { aGuest, aTypedAddress, begin, change, choose, look, putIntoCart } from "../../../support/checkout-shopper";
import { useTestDatabase } from "../../../support/database";
import { type Shopper, told } from "../../../support/shopper";

useTestDatabase();
beforeAll(async () => {
  await insertCheckoutStore("nila-loom", { application: { min_checkout_value: 0 } });
  await insertProduct({ id: "stole" });
});

const say = (shopper: Shopper, body: object) => shopper.ask(PATCH, { method: "PATCH", body });
const MESSAGE = "Happy birthday, Amma!\nWith love from all of us";

async function aGiver() {
  const shopper = await aGuest();
  await putIntoCart(shopper);
  await read(say(shopper, { gift_message: MESSAGE, hide_prices: true }));
  return shopper;
}

it("keeps the gift message and that the parcel has no prices, up to the order", async () => {
  const shopper = await aGiver();
  expect(await cartOf(shopper)).toMatchObject({ gifts: true, gift_message: MESSAGE, hide_prices: true });
  const id = await begin(shopper);
  await choose(shopper, id, { order_type: "delivery", shipping_address: aTypedAddress(), shipping_id: "post" });
  expect(await look(shopper, id)).toMatchObject({ gift_message: MESSAGE, hide_prices: true });
  const placed = await shopper.ask(place, {
    method: "POST",
    headers: { "idempotency-key": `gift-of-${id}-0001` },
    body: { checkout_id: id, payment_name: "Gpay" },
  });
  expect(placed.status).toBe(200);
  await putIntoCart(shopper);
  expect(await cartOf(shopper)).toMatchObject({ gift_message: "", hide_prices: false });
});

it("takes changes at the checkout back to the cart", async () => {
  const shopper = await aGiver();
  const id = await begin(shopper);
  await choose(shopper, id, { gift_message: "", hide_prices: false });
  expect(await cartOf(shopper)).toMatchObject({ gift_message: "", hide_prices: false });
});

it("sends no gift with an order that is collected", async () => {
  const shopper = await aGiver();
  const id = await begin(shopper);
  const checkout = await choose(shopper, id, { order_type: "pickup" });
  expect(checkout).toMatchObject({ gift_message: "", hide_prices: false });
});

it("has room for two hundred characters", async () => {
  const shopper = await aGiver();
  expect(await told(await say(shopper, { gift_message: "x".repeat(201) }))).toEqual([400, "request_invalid"]);
  const id = await begin(shopper);
  expect(await told(await change(shopper, id, { gift_message: "x".repeat(201) }))).toEqual([400, "request_invalid"]);
  expect((await cartOf(shopper)).gift_message).toBe(MESSAGE);
});
