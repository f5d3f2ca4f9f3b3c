import type { Page } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts";
import { expect, test } from "./support/shop-test";

const LIST = "/category/garments";

test.use({ viewport: { width: 1280, height: 800 } });

const saveDollars = (page: Page) => page.addInitScript(() => localStorage.setItem("currency", '"USD"'));
const lowest = (page: Page) => page.getByRole("spinbutton", { name: "Lowest price" });
const highest = (page: Page) => page.getByRole("spinbutton", { name: "Highest price" });
const chip = (page: Page) => page.getByRole("list", { name: "Chosen filters" }).getByRole("link").first();
const cardPrices = async (page: Page) => {
  const texts = await page.getByRole("article").locator("data:first-of-type").allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, "")));
};

test("a bound typed in dollars comes back exactly and filters by the prices in dollars", async ({ page }) => {
  await saveDollars(page);
  await page.goto(LIST);
  await expect(page.getByRole("group", { name: "Price" })).toContainText("$");
  const all = await cardPrices(page);
  const bound = Math.ceil(Math.min(...all)) + 1;
  await highest(page).fill(String(bound));
  await expect(page).toHaveURL(/max_price=\d+(\.\d+)?$/);
  await expect(chip(page)).toContainText(`Up to $${bound}`);
  await expect(highest(page)).toHaveValue(String(bound));
  const left = await cardPrices(page);
  expect(left.sort()).toEqual(all.filter((price) => price <= bound).sort());

  await page.reload();
  await expect(highest(page)).toHaveValue(String(bound));
  const address = page.url();
  await page.getByRole("combobox", { name: "Currency" }).selectOption("INR");
  await expect(chip(page)).toContainText("Up to ₹");
  await expect(highest(page)).toHaveValue(new URL(address).searchParams.get("max_price") ?? "");
  expect(page.url()).toBe(address);
});

test("a bound keeps its amount when another filter changes", async ({ page }) => {
  await saveDollars(page);
  await page.goto(`${LIST}?max_price=2000`);
  await expect(highest(page)).not.toHaveValue("2000");
  await page.getByLabel("Sort by").selectOption("price_asc");
  await expect(page).toHaveURL(`${LIST}?sort_by=price_asc&max_price=2000`);
});

test("what was typed in rupees before the scripts have loaded means rupees", async ({ page }) => {
  await saveDollars(page);
  const release = await holdScripts(page);
  await page.goto(LIST, { waitUntil: "commit" });
  await highest(page).fill("2000");
  release();
  await expect(page).toHaveURL(/max_price=2000$/);
  await expect(highest(page)).not.toHaveValue("2000");
});

test("reversed bounds are swapped", async ({ page }) => {
  await page.goto(`${LIST}?min_price=3000&max_price=500`);
  await expect(lowest(page)).toHaveValue("500");
  await expect(highest(page)).toHaveValue("3000");
  expect(await page.getByRole("article").count()).toBeGreaterThan(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the fields are in the store's own currency, and the list is filtered", async ({ page }) => {
    await page.goto(LIST);
    await highest(page).fill("2000");
    await page.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/max_price=2000/);
    await expect(highest(page)).toHaveValue("2000");
    await expect(chip(page)).toContainText("Up to ₹2,000");
  });
});
