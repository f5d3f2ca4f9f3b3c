import type { Page } from "@playwright/test";
import { expect, test, wakeUp } from "../support/shop-test";
import { watchShifts } from "../support/sound-page";

const PAGES = ["/", "/category/garments", "/product/madras-check-kannur-twill", "/cart", "/search?q=silk"];

/** What the shopper sees of the first screen. Pictures have boxes of their own, in which they may arrive later. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { top, left, right, height } = element.getBoundingClientRect();
        const isOnScreen = height > 0 && top < window.innerHeight && left < window.innerWidth && right > 0;
        return isOnScreen && element.checkVisibility({ visibilityProperty: true });
      }).length;
    return { hearts: seen("#content .heart"), prices: seen("#content data") };
  });

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} px nothing moves or appears after the first HTML, nor at the first interaction`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const first = await firstScreen(page);
      await wakeUp(page);
      await page.waitForTimeout(700);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect({ path, shifts }).toEqual({ path, shifts: [] });
      expect({ path, ...(await firstScreen(page)) }).toEqual({ path, ...first });
    }
  });
}

test("every section of the home page has a name of its own", async ({ page }) => {
  await page.goto("/");
  const names = await page.locator("#content section").evaluateAll((sections) =>
    sections.map((section) => {
      const by = section.getAttribute("aria-labelledby");
      return section.getAttribute("aria-label") ?? (by && document.getElementById(by)?.textContent) ?? "";
    }),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => name.trim() === "")).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
