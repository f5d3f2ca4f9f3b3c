import type { APIRequestContext, Page } from "@playwright/test";
import { newEmail, someNetwork } from "./customer";
import { expect } from "./shop-test";

export const main = (page: Page) => page.locator("#content");
export const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
export const onStep = (page: Page, step: string) =>
  expect(page).toHaveURL(new RegExp(`/checkout/[^/]+/${step}(\\?|$)`));
/** Waits until the scripts have taken over the page's forms. A button pressed earlier sends its form without script. */
export const formsTakenOver = (page: Page) =>
  expect(main(page).locator("form[id]").first()).toHaveJSProperty("noValidate", true);
export const onSummary = (page: Page) => expect(page).toHaveURL(/\/checkout\/order-summary\//);

/** Products for test orders cost this many rupees: more than the minimum order value, less than the COD maximum. */
const PRICE = { lowest: 300, highest: 2_400 };

type Listed = {
  _id: string;
  slug: string;
  name: string;
  discounted_price: number;
  variant_status: boolean;
  stock: number | null;
  unit: string;
};

/** The header with the cross-site token, which the pages send with each of their own calls. */
export async function headersOf(request: APIRequestContext) {
  await request.get("/api/session");
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  // Calls without a proof of work are limited by network.
  return { "X-XSRF-TOKEN": token, "X-Forwarded-For": someNetwork() };
}

/** Finds a product that is sold in pieces and has enough stock. */
export async function aPiece({ request }: Page): Promise<Listed> {
  const { list }: { list: Listed[] } = await (await request.get("/api/products?limit=100&sort_by=price_asc")).json();
  const piece = list.find(
    ({ discounted_price: price, variant_status, stock, unit }) =>
      unit === "Pcs" &&
      !variant_status &&
      (stock === null || stock >= 8) &&
      price >= PRICE.lowest &&
      price <= PRICE.highest,
  );
  if (!piece) throw new Error("The shop has nothing to buy");
  return piece;
}

/** Adds the product found by `aPiece` to the cart. */
export async function fillCart(page: Page): Promise<void> {
  const { request } = page;
  const data = { product_id: (await aPiece(page))._id, quantity: 1 };
  await expect(await request.post("/api/cart/items", { headers: await headersOf(request), data })).toBeOK();
}

/** Starts a guest's checkout from the cart. Returns the e-mail address. */
export async function startAsGuest(page: Page, email = newEmail()): Promise<string> {
  await fillCart(page);
  await page.goto("/cart");
  await button(page, "Checkout").click();
  await main(page)
    .getByLabel(/^E-mail address/)
    .fill(email);
  await button(page, "Continue as guest").click();
  await onStep(page, "address");
  return email;
}

/** A new mobile number for each call, because the shop sends only a few codes per hour to one number. */
export function newMobile(): string {
  return `98${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
}

/** Fills in the address form; returns the mobile number that it entered. */
export async function fillAddress(page: Page): Promise<string> {
  const mobile = newMobile();
  await main(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
  await main(page).getByLabel("Mobile number", { exact: true }).fill(mobile);
  await main(page).getByLabel("Street and area").fill("Burgher Street");
  await main(page).getByLabel("Town or city").fill("Kochi");
  await main(page).getByLabel("PIN code").fill("682001");
  await main(page).getByLabel("State").selectOption("Kerala");
  return `+91${mobile}`;
}

/** Goes from the first step of a guest's checkout to the review, with delivery; returns the mobile number entered. */
export async function toReviewAsGuest(page: Page): Promise<string> {
  await main(page)
    .getByRole("link", { name: /^Delivery/ })
    .click();
  const mobile = await fillAddress(page);
  await button(page, "Continue").click();
  await onStep(page, "shipping");
  await button(page, "Continue").click();
  await onStep(page, "review");
  return mobile;
}

/** Chooses to pay on delivery, which no checkout does by itself because it costs extra. */
export async function chooseCashOnDelivery(page: Page): Promise<void> {
  await main(page)
    .getByRole("radio", { name: /^Cash on delivery/ })
    .check();
}

/** Gives a page its own IP address. Otherwise the requests of other tests would count towards its rate limits. */
export async function fromOwnNetwork(page: Page): Promise<void> {
  const network = someNetwork();
  await page.route("**/api/**", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": network } }),
  );
}

/** Saves a shipping address in the customer's address book. */
export async function keepAddress({ request }: Page): Promise<void> {
  const data = {
    type: "home",
    name: "Asha Rao",
    dial_code: "+91",
    mobile: "9812345670",
    country: "IN",
    door_no: "12",
    address: "Rose Street",
    city: "Kochi",
    state: "Kerala",
    pincode: "682001",
  };
  await expect(await request.post("/api/account/addresses", { headers: await headersOf(request), data })).toBeOK();
}
