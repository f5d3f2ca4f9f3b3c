import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./shop-test";

/** Not among the types of the language yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

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
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            const moved = entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML : node?.textContent,
            );
            shifts.push(`${entry.value}: ${moved.join(" | ").slice(0, 300)}`);
          }
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
      const { shifts, overflow } = await page.evaluate(() => ({
        shifts: (window as unknown as { shifts: string[] }).shifts,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect(shifts).toEqual([]);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
