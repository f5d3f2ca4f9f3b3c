import { expect, type Page, test } from "@playwright/test";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article").getByRole("heading");
const field = (page: Page) => page.getByRole("searchbox", { name: "Search the shop" });

async function openSearch(page: Page, text: string) {
  await page.getByRole("button", { name: "Search" }).click();
  await field(page).fill(text);
}

test("a shopper who writes Hindi finds sarees, with price and picture while typing", async ({ page }) => {
  await page.goto("/");
  await openSearch(page, "साड़ी");
  const suggestion = page.locator("#search").getByRole("link", { name: /Peacock silk saree/ });
  await expect(suggestion).toContainText(/₹[\d,]+/);
  await expect(suggestion.locator("img")).toHaveJSProperty("complete", true);
  expect(await suggestion.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “साड़ी”");
  await expect(cards(page)).toHaveCount(6);
  for (const name of await cards(page).allTextContents()) expect(name).toMatch(/saree/i);
});

test("a search whose words no product has together says so, and can be narrowed", async ({ page }) => {
  await page.goto("/");
  await openSearch(page, "red saree");
  await expect(page.locator("#search").getByText("No product matches all of these words.").last()).toBeVisible();
  await field(page).press("Enter");
  const note = main(page).getByText("Nothing matches all of “red saree”. These match some of it.");
  await expect(note).toBeVisible();
  await expect(cards(page).first()).toContainText(/saree/i);
  const count = await cards(page).count();

  await page.goto("/search?q=red+saree&filter.fibre=tussar-silk");
  await expect(note).toBeVisible();
  await expect(cards(page)).toHaveText([/Rose tussar saree/]);
  expect(count).toBeGreaterThan(1);

  await page.goto("/search?q=green+saree");
  await expect(cards(page).first()).toHaveText(/Green Mangalgiri saree/);
  await expect(main(page).getByText(/Nothing matches all/)).toHaveCount(0);
});

test("suggestions are reached with the keyboard", async ({ page }) => {
  await page.goto("/");
  await openSearch(page, "kasavu");
  const suggestion = page.locator("#search").getByRole("link", { name: /Kasavu saree/ });
  await expect(suggestion).toBeVisible();
  await field(page).press("Tab"); // the button that closes the panel
  await page.keyboard.press("Tab");
  await expect(suggestion).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kasavu saree");
});

test("the longest word wraps on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const text of ["w".repeat(2_000), `saree ${"w".repeat(2_000)}`, "w".repeat(40)]) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("ww");
    expect(await overflow()).toBe(0);
    expect((await page.title()).length).toBeLessThan(100);
  }
  await page.goto("/");
  await openSearch(page, `saree ${"w".repeat(190)}`);
  await expect(page.locator("#search").getByRole("link").first()).toBeVisible();
  expect(await page.locator("#search").evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});
