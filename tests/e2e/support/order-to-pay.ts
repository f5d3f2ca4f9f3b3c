import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fillCart, headersOf } from "./checkout-steps";
import { newEmail } from "./customer";
import { expect } from "./shop-test";

const address = {
  type: "home",
  name: "Asha Rao",
  dial_code: "+91",
  mobile: "9876543210",
  country: "IN",
  address: "Burgher Street",
  city: "Kochi",
  state: "Kerala",
  pincode: "682001",
};

async function send({ request }: Page, path: string, method: "POST" | "PATCH", data: object, more = {}) {
  const headers = { ...(await headersOf(request)), ...more };
  const answer = await request.fetch(path, { method, headers, data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

/**
 * Creates a guest's checkout through the API, complete except for the payment; returns the path of the checkout. `fill`
 * puts into the cart what is bought.
 */
export async function readyCheckout(page: Page, currency = "INR", fill = fillCart): Promise<string> {
  await fill(page);
  await send(page, "/api/account/guest", "POST", { email: newEmail() });
  const { checkout_id: id } = await send(page, "/api/checkout", "POST", { currency });
  const path = `/api/checkout/${id}`;
  const chosen = await send(page, path, "PATCH", { order_type: "delivery", shipping_address: address });
  await send(page, path, "PATCH", { shipping_id: chosen.shipping_methods[0]._id });
  return `/checkout/${id}`;
}

/** Places an order from a new checkout, without paying; returns the path of the page on which to pay. */
export async function orderToPay(
  page: Page,
  paymentName: "Square" | "Foloosi" | "Razorpay" | "Stripe" | "PayPal",
  currency = "INR",
  fill = fillCart,
): Promise<string> {
  const checkout = await readyCheckout(page, currency, fill);
  const data = { checkout_id: checkout.split("/").at(-1), payment_name: paymentName };
  await send(page, "/api/orders", "POST", data, { "Idempotency-Key": randomUUID() });
  return `${checkout}/pay`;
}
