import { holdScripts } from "./support/hold-scripts";
import { expect, test, wakeUp } from "./support/shop-test";

test("a shopper opens a product from the home page and goes back to the same place in the list", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.getByRole("region", { name: "By the metre" }).getByRole("link", { name: "View More" }).click();
  await expect(page).toHaveURL(/\/category\/cloth$/);
  await expect(page.getByRole("heading", { level: 1, name: "Cloth by the metre" })).toBeVisible();

  const card = page.getByRole("link", { name: "Moss herringbone", exact: true });
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: "Moss herringbone" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
});

test("filters narrow the list at once, change the address, and survive a reload", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/category/cloth");
  const panel = page.getByRole("complementary", { name: "Filter and sort" });
  const before = await page.getByRole("status").filter({ hasText: "products" }).first().innerText();
  await panel
    .getByRole("checkbox", { name: /Indigo/ })
    .first()
    .check();
  await expect(page).toHaveURL(/filter\.colour=/);
  const status = page.getByRole("status").filter({ hasText: "product" }).first();
  await expect(status).not.toHaveText(before);
  const narrowed = await status.innerText();
  await page.reload();
  await expect(status).toHaveText(narrowed);

  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/category\/cloth$/);
  await expect(status).toHaveText(before);
});

test("on a phone the filter drawer closes when its list has loaded, and discards changes that were not applied", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/category/cotton?filter.colour=indigo");
  await wakeUp(page);
  const drawer = page.getByRole("complementary", { name: "Filter and sort" });
  const open = page.getByRole("button", { name: /^Filter and sort/ });
  const kannur = drawer.getByRole("checkbox", { name: /Kannur/ });
  // "Show products", or "Show 2 products" as soon as they are counted
  const show = drawer.getByRole("button", { name: /^Show( \d+)? products?$/ });

  await open.click();
  await expect(show).toBeInViewport();
  await kannur.check();
  await drawer.getByRole("button", { name: "Close" }).click();
  await open.click();
  await expect(kannur).not.toBeChecked();

  await kannur.check();
  await show.click();
  await expect(page).toHaveURL(/filter\.origin=kannur/);
  await expect(drawer).toBeHidden();
});

test("a variant changes price, pictures and address without leaving the page, and its address opens it", async ({
  page,
}) => {
  await page.goto("/product/madras-check-kannur-twill");
  await page.getByRole("link", { name: "Plum and rose" }).click();
  await expect(page).toHaveURL(/\?variant=/);
  await expect(page.getByRole("link", { name: /^Enlarge: .*plum/i }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Plum and rose" })).toHaveAttribute("aria-current", "true");
});

test("a picture opens full screen and closes with Escape", async ({ page }) => {
  await page.goto("/product/madras-check-kannur-twill");
  await wakeUp(page);
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.locator(".pswp--ui-visible")).toBeVisible();
  // The gallery ignores keys while its opening animation runs, so Escape is pressed repeatedly.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator(".pswp")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test("search forgives a typing error and suggests while typing", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("searchbox", { name: "Search the shop" });
  await field.fill("heringbone");
  await expect(
    page
      .locator("#search")
      .getByRole("link", { name: /Moss herringbone/ })
      .first(),
  ).toBeVisible();
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("heringbone");
  await expect(page.getByRole("link", { name: "Moss herringbone", exact: true })).toBeVisible();
});

test("a search typed before the scripts have loaded is suggested for, in a panel that stays open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Search the shop" }).fill("heringbone");
  release();
  await expect(
    page
      .locator("#search")
      .getByRole("link", { name: /Moss herringbone/ })
      .first(),
  ).toBeVisible();
});

test("a search that finds nothing offers categories", async ({ page }) => {
  await page.goto("/search?q=xylophone");
  await expect(page.getByText(/We found nothing for/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Categories" }).getByRole("link").first()).toBeVisible();
});

test("the menu opens as a drawer on a phone and closes on navigation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Garments", exact: true }).first().click();
  await expect(page).toHaveURL(/garments/);
  await expect(menu).toBeHidden();
});

for (const [what, width, path] of [
  ["a drawer", 390, "/account/sign-in"],
  ["a row", 1280, "/account/sign-in"],
  ["a drawer", 390, "/search?q=silk"],
  ["a row", 1280, "/all-products?page=2"],
] as const) {
  test(`the menu as ${what} shows all its links on ${path}, which came without most of them`, async ({
    page,
    request,
  }) => {
    expect(await (await request.get(path)).text()).not.toContain('<a href="/category/cotton"');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const menu = page.getByRole("navigation", { name: "Main" });
    const cotton = menu.getByRole("link", { name: "Cotton", exact: true });
    if (width < 992) await page.getByRole("button", { name: "Menu", exact: true }).click();
    else await menu.getByRole("link", { name: "Cloth", exact: true }).hover();
    await cotton.click();
    await expect(page).toHaveURL(/\/category\/cotton$/);
  });
}

test("recently viewed products are shown again", async ({ page }) => {
  await page.goto("/product/moss-herringbone");
  // The page's script records the product as viewed; going on before that would lose the record.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recently_viewed"))).not.toBeNull();
  await page.goto("/product/night-ikat");
  await page.mouse.move(200, 200);
  await expect(page.getByRole("region", { name: "Recently viewed" }).first()).toContainText("Moss herringbone");
});
