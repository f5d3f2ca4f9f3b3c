import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./shop-test";

const PAGES = [
  "/",
  "/category/cloth",
  "/category/cloth?filter.colour=indigo",
  "/all-products",
  "/search?q=indigo",
  "/search?q=xylophone",
  "/product/madras-check-kannur-twill",
  "/product/rust-kurta-band-collar",
  "/collections",
  "/blogs",
  "/blogs/three-dips",
  "/about-us",
  "/store-locator",
  "/cart",
  "/wishlist",
  "/404",
];

for (const width of [390, 1440]) {
  for (const path of PAGES) {
    test(`${path} at ${width} px has no accessibility fault, does not shift and does not overflow`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map((node) => node.html)
              .join(" ")
              .slice(0, 400)}`,
        ),
      ).toEqual([]);
      const { shift, overflow } = await page.evaluate(() => ({
        shift: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect(shift).toBe(0);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
