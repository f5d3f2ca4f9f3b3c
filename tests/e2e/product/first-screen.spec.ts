import type { Page } from "@playwright/test";
import { hiddenFocus } from "../support/hidden-focus";
import { expect, test, wakeUp } from "../support/shop-test";

const SHIRT = "/product/rust-kurta-band-collar";
/** Its options take two rows. */
const CLOTH = "/product/madras-check-kannur-twill";

const main = (page: Page) => page.locator("#content");
const add = (page: Page) => main(page).getByRole("button", { name: "Add to bag" });
const bottomOf = async (page: Page, selector: string) =>
  main(page)
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  for (const path of [SHIRT, CLOTH]) {
    test(`the first screen of ${path} has name, price, options and Add to bag`, async ({ page }) => {
      await page.goto(path);
      const top = (await add(page).boundingBox())?.y ?? 0;
      expect(top).toBeLessThan(664 - 48);
      await expect(add(page)).toBeInViewport({ ratio: 1 });
      for (const part of ["h1", "data", "fieldset"]) expect(await bottomOf(page, part), part).toBeLessThan(600);
      await expect(main(page).getByRole("link", { name: "Back", exact: true })).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }

  test("of the crumbs only the last is cut", async ({ page }) => {
    await page.goto(SHIRT);
    const cut = await main(page)
      .locator(".breadcrumb > li > :first-child")
      .evaluateAll((crumbs) =>
        crumbs.map((crumb) => {
          const text = document.createRange();
          text.selectNodeContents(crumb);
          // A text that is wider by any fraction of a pixel ends in an ellipsis.
          return text.getBoundingClientRect().width > crumb.getBoundingClientRect().width;
        }),
      );
    expect(cut).toEqual([false, false, true]);
  });

  test("the bar is 64 px high, and stays until the footer slides over it", async ({ page }) => {
    await page.goto(SHIRT);
    const bar = page.locator(".buy-bar");
    expect((await bar.boundingBox())?.height).toBe(64);
    await expect(bar).toContainText("₹2,150");
    await expect(bar).toContainText("S");
    await page.getByRole("heading", { name: "Goes well with" }).scrollIntoViewIfNeeded();
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(await page.evaluate(() => document.elementFromPoint(195, 640)?.closest("footer") !== null)).toBe(true);
  });

  test("the bar covers nothing that has the focus", async ({ page }) => {
    await page.goto(SHIRT);
    await wakeUp(page);
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press("Tab");
      await page.waitForTimeout(30);
      expect(await page.evaluate(hiddenFocus)).toBeNull();
    }
  });

  test("a size that is sold out says so, without a quantity or a day of delivery", async ({ page }) => {
    await page.goto("/product/moss-overshirt");
    await wakeUp(page);
    await expect(
      main(page)
        .getByText(/^Leaves Fort Kochi/)
        .first(),
    ).toBeVisible();
    await main(page).getByRole("link", { name: /^XXL/ }).click();
    await expect(main(page).getByText("Sold out in this size")).toBeVisible();
    await expect(main(page).getByRole("spinbutton")).toHaveCount(0);
    await expect(main(page).locator("form p", { hasText: /^Leaves Fort Kochi/ })).toHaveCount(0);
    await expect(page.locator(".buy-bar").getByRole("button", { name: "Sold out" })).toBeDisabled();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });
    test("the first screen sells, too", async ({ page }) => {
      await page.goto(SHIRT);
      await expect(add(page)).toBeInViewport({ ratio: 1 });
      await add(page).click();
      await expect(page).toHaveURL(/\/cart/);
    });
  });
});

test("on a tablet, pictures and buying stand side by side", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(CLOTH);
  await expect(add(page)).toBeInViewport({ ratio: 1 });
  const picture = await main(page)
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .boundingBox();
  const name = await main(page).getByRole("heading", { level: 1 }).boundingBox();
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(name?.x ?? 0);
  expect(await page.locator(".buy-bar").evaluate((bar) => getComputedStyle(bar).display)).toBe("contents");
});

test("two pictures leave no hole in the gallery, and open on paper", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/product/plum-check-shawl");
  await wakeUp(page);
  const pictures = main(page).getByRole("link", { name: /^Enlarge/ });
  await expect(pictures).toHaveCount(2);
  const widths = await pictures.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  expect(widths[1]).toBe(widths[0]);
  await pictures.first().click();
  await expect(page.locator(".pswp__bg")).toHaveCSS("background-color", "rgb(251, 248, 243)");
});

test("in forced colours, a solid button has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(SHIRT);
  await expect(add(page)).toHaveCSS("border-top-width", "1px");
  await expect(add(page)).toHaveCSS("border-top-style", "solid");
});
