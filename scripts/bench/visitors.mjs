import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";

const PASSWORD = "seven looms at dusk";
const CODE_TRIES = 100;

/**
 * Makes visitors of a running shop through its API and returns the Cookie header of each: a new one with an empty cart,
 * one with `products` in the cart, and a customer who has signed up.
 *
 * @param {{ origin: string }} shop
 * @param {{ products: readonly string[], ownerToken: string }} means ids of products, and the owner's token, with which
 *   the code of the sign-up is read from the outbox
 */
export async function makeVisitors(shop, { products, ownerToken }) {
  const empty = await newVisitor(shop.origin);
  const buyer = await newVisitor(shop.origin);
  for (const id of products) await buyer.send("POST", "/api/cart/items", { product_id: id, quantity: 1 });
  const customer = await newVisitor(shop.origin);
  const email = `bench-${randomUUID().slice(0, 8)}@example.com`;
  await customer.send("POST", "/api/account/sign-up", { name: "Asha Rao", email, password: PASSWORD });
  await customer.send("POST", "/api/account/sign-up/confirm", { code: await codeTo(shop.origin, email, ownerToken) });
  return { empty: empty.cookie(), buyer: buyer.cookie(), customer: customer.cookie() };
}

/**
 * Begins a checkout as a guest, with the first product that has no variants. Returns its path, and the Cookie header of the
 * guest.
 *
 * @param {string} origin
 */
export async function beginCheckout(origin) {
  const { list } = await (await fetch(`${origin}/api/products?limit=40`)).json();
  const product = list.find(({ variant_status }) => !variant_status);
  const guest = await newVisitor(origin);
  await guest.send("POST", "/api/cart/items", { product_id: product._id, quantity: 1 });
  await guest.send("POST", "/api/account/guest", { email: `guest-${randomUUID().slice(0, 8)}@example.com` });
  const { checkout_id } = await guest.send("POST", "/api/checkout", {});
  return { path: `/checkout/${checkout_id}/address`, cookie: guest.cookie() };
}

/** A visitor who keeps cookies and sends the cross-site token, as a browser does. */
async function newVisitor(origin) {
  const cookies = new Map();
  // Calls without a proof of work are limited by network. Shops that trust no proxy ignore it.
  const part = () => randomInt(250);
  const network = `203.0.113.${part()}, 198.${part()}.${part()}.${part()}`;
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie: cookie(),
        "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "",
        "x-forwarded-for": network,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  await send("GET", "/api/session");
  return { cookie, send };
}

/** Waits for the mail with the sign-up code and returns the code. */
async function codeTo(origin, email, ownerToken) {
  const headers = { authorization: `Bearer ${ownerToken}` };
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const { messages } = await (await fetch(`${origin}/api/owner/outbox?limit=50`, { headers })).json();
    const found = messages.find(({ recipient, template }) => recipient === email && template === "email_code");
    if (found) {
      const { text } = await (await fetch(`${origin}/api/owner/outbox/${found.message_id}`, { headers })).json();
      const [code] = /\b\d{6}\b/.exec(text ?? "") ?? [];
      if (code) return code;
    }
    await setTimeout(100);
  }
  throw new Error("The mail with the sign-up code did not come.");
}
