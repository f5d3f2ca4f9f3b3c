import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test";

const home = (page: Page) => page.locator("#shop-header").getByRole("link", { name: "Nila Loom", exact: true });

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** How far the header's parts have moved while the page loaded. */
const shiftOfHeader = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => list.getEntries());
        observer.observe({ type: "layout-shift", buffered: true });
        const shifts = observer.takeRecords() as Shift[];
        const header = document.getElementById("shop-header");
        const inHeader = ({ sources }: Shift) => sources.some(({ node }) => header?.contains(node));
        resolve(shifts.filter(inHeader).reduce((sum, { value }) => sum + value, 0));
      }),
  );

for (const { screen, width, shown } of [
  { screen: "a phone", width: 390, shown: 150 },
  { screen: "a tablet", width: 768, shown: 150 },
  { screen: "a desktop", width: 1440, shown: 200 },
]) {
  test(`the header of ${screen} shows the logo, and nothing moves while it loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/store/logo-*.svg", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const logo = home(page).getByRole("img");
    await expect(logo).toBeAttached();
    const before = await logo.boundingBox();
    expect(before?.width).toBe(shown);
    expect(before?.height).toBeGreaterThan(25);
    release();
    await expect(logo).toHaveJSProperty("complete", true);
    await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
    expect(await shiftOfHeader(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("a logo that cannot be loaded gives way to the shop's name", async ({ page, faults }) => {
  await page.route("**/store/logo-*.svg", (route) => route.abort());
  await page.goto("/cart");
  await expect(home(page).getByText("Nila Loom")).toBeVisible();
  await expect(home(page).locator("img")).toBeHidden();
  faults.splice(0);
});

test("the checkout shows the logo too", async ({ page }) => {
  await page.goto("/checkout/payment-failure");
  await expect(page.getByRole("banner").getByRole("img", { name: "Nila Loom" })).toBeVisible();
});
