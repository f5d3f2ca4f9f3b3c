import { accessibilityFaults } from "../support/axe";
import { expect, test, wakeUp } from "../support/shop-test";

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} px, the tint behind the first slide ends with the slide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const slide = await page.locator(".hero-slide").first().boundingBox();
    expect(await page.locator(".pre-loader").boundingBox()).toEqual(slide);
  });

  test(`at ${width} px, the home page with its slider running has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await wakeUp(page);
    await expect(page.locator(".swiper[data-taken]").first()).toBeAttached();
    await page.waitForTimeout(800);
    expect(await accessibilityFaults(page, { rules: ["label-content-name-mismatch"] })).toEqual([]);
  });
}

test("the tiles of the categories show the pictures that stand for them", async ({ page }) => {
  await page.goto("/");
  const tiles = page.getByRole("region", { name: "Shop by category" }).getByRole("listitem");
  await expect(tiles).toHaveCount(8);
  for (const tile of await tiles.all()) await expect(tile.locator("img[src*='/products/']")).toHaveCount(1);
});

test("focus rings at the top of the page are seen whole", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await wakeUp(page);
  // Rings show after a key was pressed.
  await page.keyboard.press("Tab");
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("aside a, #shop-header a, #shop-header button")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.focus();
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
        const ring = control.getBoundingClientRect();
        const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        // The header lies over what the announcement would show beyond its own box.
        const room =
          control.closest("aside")?.getBoundingClientRect() ?? document.documentElement.getBoundingClientRect();
        const isWhole =
          ring.left - reach >= room.left &&
          ring.right + reach <= room.right &&
          ring.top - reach >= room.top &&
          ring.bottom + reach <= room.bottom;
        return outlineStyle === "none" || !isWhole;
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent),
  );
  expect(cut).toEqual([]);
});

test("Escape in a sub-menu leaves the focus on the entry above it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await wakeUp(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Cloth", exact: true }).focus();
  await expect(menu.getByRole("link", { name: "All cloth" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "All cloth" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Cloth", exact: true })).toBeFocused();
  await expect(menu.getByRole("link", { name: "All cloth" })).toBeHidden();
});

test("the table of a page breaks its lines between words", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pages/made-to-measure");
  const broken = await page.locator("#content table").evaluate((table) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/[^\s-]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (range.getClientRects().length > 1) words.push(word);
      }
    }
    return words;
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
