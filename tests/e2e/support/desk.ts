import { type Browser, expect, type Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import type { SecondStore } from "../../setup/second-stores";
import { accessibilityFaults } from "./axe";
import { becomeCustomer } from "./customer";
import { placeOrder } from "./placed-order";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
export const PHONE = { width: 390, height: 844 };

/** Somebody new, with the link that opens the desk for them. */
export async function aMember(page: Page, role: string, name = `Asha ${Date.now()}`, store?: SecondStore) {
  const request = { headers, data: { name, role }, ...(store && { params: { store_id: store.id } }) };
  const answer = await page.request.post("/api/owner/staff", request);
  await expect(answer, await answer.text()).toBeOK();
  const { link, _id: id } = await answer.json();
  // The store's address is that of its settings, which need not be that of the test.
  const { pathname, hash } = new URL(link);
  return { name, id, link: pathname + hash };
}

/** Opens the desk by a link. */
export async function openDesk(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
}

/** Types who orders, where to and how it is paid, on the page that takes an order. */
export async function typeOrder(page: Page, email: string) {
  await page.getByLabel("E-mail or mobile number").fill(email);
  await page.getByRole("button", { name: "Work out the price" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByLabel("Mobile number", { exact: true }).fill("9876543210");
  await page.getByLabel("House or flat number").fill("12");
  await page.getByLabel("Street").fill("Temple Road");
  await page.getByLabel("City").fill("Kochi");
  await page.getByLabel("State").fill("Kerala");
  await page.getByLabel("PIN or postal code").fill("682001");
  await expect(page.getByText("Something has changed since.")).toBeVisible();
  await page.getByRole("button", { name: "Work it out again" }).click();
  await expect(page.getByText("Something has changed since.")).toBeHidden();
  const method = page.getByRole("combobox", { name: "Shipping" });
  if ((await method.count()) > 0 && (await method.inputValue()) === "") {
    await method.click();
    await page.getByRole("option").first().click();
  }
  await page.getByLabel("Bank transfer").check();
}

/** Places an order as a shopper, in a browser of its own; returns its number. */
export async function anOrderOfShopper(browser: Browser, baseURL: string | undefined, quantity = 1) {
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await becomeCustomer(shopper);
  const number = await placeOrder(shopper, quantity);
  await shopper.close();
  return number;
}

/** Fails if axe finds anything. */
export async function expectNoFault(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([]);
}
