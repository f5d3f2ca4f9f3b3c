import type { Page } from "@playwright/test";
import { main } from "../support/checkout-steps";
import { expect, test, wakeUp } from "../support/shop-test";

const CLOTH = "/product/madras-check-kannur-twill";
/** Its larger sizes cost more. */
const SHIRT = { path: "/product/rust-kurta-band-collar", name: "Rust kurta, band collar" };

const option = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const pictures = (page: Page) => main(page).getByRole("link", { name: /^Enlarge: / });
const firstPicture = (page: Page) => pictures(page).first();
const isChosen = (page: Page, name: string) => expect(option(page, name)).toHaveAttribute("aria-current", "true");

test("with the keyboard, the pictures follow the chosen option, and the focus stays on it", async ({ page }) => {
  await page.goto(CLOTH);
  await wakeUp(page);
  await expect(firstPicture(page)).toHaveAccessibleName(/indigo/i);
  await option(page, "Indigo and rust").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(option(page, "Plum and rose")).toBeFocused();
  await page.keyboard.press("Enter");
  await isChosen(page, "Plum and rose");
  await expect(firstPicture(page)).toHaveAccessibleName(/plum/i);
  await expect(option(page, "Plum and rose")).toBeFocused();
  await expect(page).toHaveURL(/\?variant=/);
});

test("on a phone, the gallery begins with the picture of the chosen option, however far it was swiped", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CLOTH);
  await wakeUp(page);
  await pictures(page).nth(2).scrollIntoViewIfNeeded();
  await expect(pictures(page).nth(2)).toBeInViewport({ ratio: 0.5 });
  await option(page, "Plum and rose").click();
  await isChosen(page, "Plum and rose");
  await expect(firstPicture(page)).toHaveAccessibleName(/plum/i);
  await main(page).getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(firstPicture(page)).toBeInViewport({ ratio: 0.5 });
});

test("Back returns to the chosen option and its pictures", async ({ page }) => {
  await page.goto("/category/cloth");
  await main(page).locator(`a[href="${CLOTH}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${CLOTH}$`));
  // Before the scripts run, an option is a link, and a step of its own.
  await wakeUp(page);
  await option(page, "Plum and rose").click();
  await isChosen(page, "Plum and rose");
  await page.locator("#shop-header").getByRole("link", { name: "Nila Loom" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?variant=/);
  await isChosen(page, "Plum and rose");
  await expect(firstPicture(page)).toHaveAccessibleName(/plum/i);
  // Choosing an option is no step of its own.
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/cloth$/);
});

test("an option opens in a tab of its own if the shopper wants that", async ({ page, context }) => {
  await page.goto(CLOTH);
  await wakeUp(page);
  const opened = context.waitForEvent("page");
  await option(page, "Plum and rose").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\?variant=/);
  await isChosen(page, "Indigo and rust");
});

test("a shared link shows the chosen option to others, with its picture in the preview", async ({ page, browser }) => {
  await page.goto(CLOTH);
  await wakeUp(page);
  await option(page, "Plum and rose").click();
  await isChosen(page, "Plum and rose");
  const share = await main(page).getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  const shared = new URL(decodeURIComponent(share ?? "").replace(/^.*(?=https?:\/\/(?!wa\.me))/, ""));
  expect(shared.search).toMatch(/^\?variant=/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(new URL(shared.pathname + shared.search, page.url()).href);
  await isChosen(other, "Plum and rose");
  await expect(firstPicture(other)).toHaveAccessibleName(/plum/i);
  await expect(other.locator('meta[property="og:image"]')).toHaveAttribute("content", /plum/);
  await context.close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each option is a page with its own pictures and price", async ({ page }) => {
    await page.goto(SHIRT.path);
    const price = () => main(page).locator("data").first().getAttribute("value");
    const lowest = Number(await price());
    await option(page, "XXL").click();
    await isChosen(page, "XXL");
    expect(Number(await price())).toBeGreaterThan(lowest);
    await page.goto(CLOTH);
    await option(page, "Moss and bone").click();
    await expect(firstPicture(page)).toHaveAccessibleName(/moss/i);
  });

  test("a product whose variants differ in price says from in lists, in search and on the home page", async ({
    page,
  }) => {
    for (const path of ["/all-products", "/new-arrivals", "/search?q=kurta", "/"]) {
      await page.goto(path);
      const cards = main(page).getByRole("article");
      await expect(cards.filter({ hasText: /from\s+₹/ }).first(), path).toBeVisible();
    }
  });
});

test("a product whose variants differ in price says from on the wishlist and among recently viewed products", async ({
  page,
}) => {
  await page.goto(SHIRT.path);
  await wakeUp(page);
  await main(page)
    .getByRole("button", { name: /wishlist/i })
    .first()
    .click();
  await page.goto("/wishlist");
  await expect(main(page).getByRole("article").filter({ hasText: SHIRT.name })).toContainText(/from\s+₹/);
  await page.goto(CLOTH);
  await wakeUp(page);
  const recent = page.getByRole("region", { name: /recently/i });
  await expect(recent.getByRole("link", { name: SHIRT.name })).toContainText(/from\s+₹/);
});
