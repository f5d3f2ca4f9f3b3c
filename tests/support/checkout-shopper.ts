import { POST as signInGuest } from "@/app/api/account/guest/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { PATCH as changeOne, GET as readOne } from "@/app/api/checkout/[checkout_id]/route";
import { POST as start } from "@/app/api/checkout/route";
import type { AddressBody } from "@/lib/contracts/address/calls";
import type { ChangeCheckoutBody, CheckoutWire } from "@/lib/contracts/checkout/calls";
import { aVisitor, type Shopper } from "./shopper";

/** The fields of the address form as a shopper would fill them in, with an address in Kochi. */
export function aTypedAddress(overrides: Partial<AddressBody> = {}): AddressBody {
  return {
    type: "home",
    name: "Asha Rao",
    dial_code: "+91",
    mobile: "98765 43210",
    country: "IN",
    address: "4 Weavers Lane",
    city: "Kochi",
    state: "Kerala",
    pincode: "682001",
    ...overrides,
  };
}

export async function aGuest(email = "guest@example.com"): Promise<Shopper> {
  const guest = await aVisitor();
  await guest.ask(signInGuest, { method: "POST", body: { email } });
  return guest;
}

/** Adds a product, by default one stole, to the cart. */
export async function putIntoCart(shopper: Shopper, productId = "stole", quantity = 1): Promise<void> {
  const answer = await shopper.ask(addToCart, { method: "POST", body: { product_id: productId, quantity } });
  if (!answer.ok) throw new Error(`Could not add to the cart: ${answer.status} ${await answer.text()}`);
}

/** Starts a checkout of the cart; returns its id. */
export async function begin(shopper: Shopper, body: object = {}): Promise<string> {
  const answer = await shopper.ask(start, { method: "POST", body });
  if (!answer.ok) throw new Error(`Could not start a checkout: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).checkout_id;
}

export function change(shopper: Shopper, checkoutId: string, body: ChangeCheckoutBody): Promise<Response> {
  return shopper.ask(changeOne, { method: "PATCH", params: { checkout_id: checkoutId }, body });
}

/** Changes a checkout like `change`, but returns the checkout and throws if the change is refused. */
export async function choose(shopper: Shopper, checkoutId: string, body: ChangeCheckoutBody): Promise<CheckoutWire> {
  const answer = await change(shopper, checkoutId, body);
  if (!answer.ok) throw new Error(`Could not change the checkout: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export function read(shopper: Shopper, checkoutId: string): Promise<Response> {
  return shopper.ask(readOne, { params: { checkout_id: checkoutId } });
}

export async function look(shopper: Shopper, checkoutId: string): Promise<CheckoutWire> {
  return (await read(shopper, checkoutId)).json();
}
