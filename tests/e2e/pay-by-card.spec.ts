import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startSquare } from "../fakes/square";
import { SQUARE_STAND_IN_PORT } from "../setup/square-stand-in";
import { newEmail } from "./customer";
import { expect, test } from "./shop-test";
import { expectSoundPage, watchShifts } from "./sound-page";

test.describe.configure({ mode: "serial" });

let service: Awaited<ReturnType<typeof startSquare>>;
test.beforeAll(async () => {
  service = await startSquare({ port: SQUARE_STAND_IN_PORT });
});
test.afterAll(() => service.close());

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

type Listed = { list: { _id: string; variant_status: boolean; stock: number | null; unit: string }[] };

/** A guest's order that is to be paid by card, made by the calls that the pages make; answers where it is paid. */
async function orderByCard({ request }: Page): Promise<string> {
  const headers = async () => {
    await request.get("/api/session");
    const { cookies } = await request.storageState();
    return { "X-XSRF-TOKEN": cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "" };
  };
  const send = async (path: string, method: "POST" | "PATCH", data: object, more = {}) => {
    const answer = await request.fetch(path, { method, headers: { ...(await headers()), ...more }, data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  };
  const listed: Listed = await (await request.get("/api/products?limit=100&sort_by=price_desc")).json();
  const product = listed.list.find(
    ({ variant_status, stock, unit }) => unit === "Pcs" && !variant_status && (stock === null || stock >= 8),
  );
  await send("/api/cart/items", "POST", { product_id: product?._id, quantity: 1 });
  await send("/api/account/guest", "POST", { email: newEmail() });
  const { checkout_id: id } = await send("/api/checkout", "POST", {});
  const chosen = await send(`/api/checkout/${id}`, "PATCH", { order_type: "delivery", shipping_address: address });
  await send(`/api/checkout/${id}`, "PATCH", { shipping_id: chosen.shipping_methods[0]._id });
  const key = { "Idempotency-Key": randomUUID() };
  await send("/api/orders", "POST", { checkout_id: id, payment_name: "Square" }, key);
  return `/checkout/${id}/pay`;
}

const card = (page: Page) => page.getByLabel("Card number");
const pay = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });

test("a declined card is followed by another, and the order is there", async ({ page, faults }) => {
  await watchShifts(page);
  await page.goto(await orderByCard(page));
  await expect(page.getByText(/kept for you for [67]:\d\d/)).toBeVisible();
  await card(page).fill("declined");
  await expectSoundPage(page);
  const refused = page.waitForResponse((response) => response.status() === 422);
  await pay(page).click();
  await refused;
  await expect(page.getByText("The bank has declined this payment. Nothing was taken.")).toBeVisible();
  // The browser reports the refusal as an error of its own.
  await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining("422")]);
  await card(page).fill("4111");
  await pay(page).click();
  await expect(page).toHaveURL(/\/checkout\/order-summary\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  expect(service.payments()).toHaveLength(1);
});

test("who wants to pay otherwise is back at the review at once", async ({ page }) => {
  await page.goto(await orderByCard(page));
  await expect(card(page)).toBeVisible();
  await page.getByRole("button", { name: "Choose another way to pay" }).click();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole("heading", { name: "How would you like to pay?" })).toBeVisible();
});
