import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Not among the types of the language yet. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Watches what shifts on the pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // What somebody has just asked for may make room for itself.
        if (entry.hadRecentInput) continue;
        // Text within a field that somebody changes: the field itself stays where it is.
        if (entry.sources.every(({ previousRect: from, currentRect: to }) => from.x === to.x && from.y === to.y))
          continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        shifts.push(`${entry.value}: ${moved.join(" | ").slice(0, 300)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The page that is open has no accessibility fault, nothing on it has shifted, and nothing stands out at its side. */
export async function expectSoundPage(page: Page): Promise<void> {
  await hasAppeared(page);
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
}

/** What has been scrolled to appears softly: until it has, its text is paler than it is meant to be. */
async function hasAppeared(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });
}
