import type { Page } from "@playwright/test";
import { expect, test, wakeUp } from "../support/shop-test";

test.use({ viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.locator("#content");
const banner = (page: Page) => main(page).locator("header img").filter({ visible: true });
const firstProduct = (page: Page) => main(page).getByRole("article").first();
const bar = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Filter and sort/ })
    .locator("..");

test("a category begins with a low banner, and its first product is in view", async ({ page }) => {
  await page.goto("/category/cloth");
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  // Below a row of quick links.
  expect((await firstProduct(page).boundingBox())?.y).toBeLessThan(560);
  expect((await bar(page).boundingBox())?.height).toBe(48);
});

test("a category shows related ones by the pictures that stand for them", async ({ page }) => {
  await page.goto("/category/cloth");
  const related = main(page).getByRole("navigation", { name: "Related categories" });
  const links = related.getByRole("link");
  await expect(links).toHaveText(["Garments", "Yarn"]);
  for (const link of await links.all()) await expect(link.locator("img[src*='/products/']")).toHaveCount(1);
});

test("the list comes into view once it is filtered, without the banner, below a bar that stays", async ({ page }) => {
  await page.goto("/category/cloth");
  await wakeUp(page);
  await page.mouse.wheel(0, 1_500);
  await page.mouse.wheel(0, -200);
  await page.getByRole("button", { name: /^Filter and sort/ }).click();
  const drawer = page.getByRole("complementary", { name: "Filter and sort" });
  await drawer
    .getByRole("checkbox", { name: /Indigo/ })
    .first()
    .check();
  await drawer.getByRole("button", { name: /^Show( \d+)? products?$/ }).click();
  await expect(page).toHaveURL(/filter\.colour=indigo$/);
  await expect(banner(page)).toHaveCount(0);
  await expect(firstProduct(page)).toBeInViewport({ ratio: 0.5 });
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(drawer).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list comes into view once it is filtered", async ({ page }) => {
    await page.goto("/category/cloth");
    await page.getByRole("button", { name: /^Filter and sort/ }).click();
    const drawer = page.getByRole("complementary", { name: "Filter and sort" });
    await drawer
      .getByRole("checkbox", { name: /Indigo/ })
      .first()
      .check();
    await drawer.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/filter\.colour=indigo&.*#results$|filter\.colour=indigo.*#results$/);
    await expect(firstProduct(page)).toBeInViewport({ ratio: 0.5 });
  });

  test("hearts are on the pictures, and save", async ({ page }) => {
    await page.goto("/category/cloth");
    await main(page).getByRole("button", { name: "Save Moss herringbone to your wishlist" }).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(main(page).getByRole("listitem").filter({ hasText: "Moss herringbone" })).toBeVisible();
  });
});

test("hearts are on the pictures before the first gesture, and stay where they are", async ({ page }) => {
  await page.goto("/category/cloth", { waitUntil: "networkidle" });
  const hearts = main(page).getByRole("button", { name: /^Save .* to your wishlist$/ });
  await expect(hearts).toHaveCount(await main(page).getByRole("article").count());
  const place = await hearts.first().boundingBox();
  await wakeUp(page);
  await expect(hearts.first()).toHaveAttribute("aria-pressed", "false");
  expect(await hearts.first().boundingBox()).toEqual(place);
});
