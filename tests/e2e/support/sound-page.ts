import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Not in TypeScript's DOM types yet. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records the layout shifts of all pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // A shift right after input is expected.
        if (entry.hadRecentInput) continue;
        // Only text inside a form field has moved, because the field's value changed; the field itself has not.
        if (entry.sources.every(({ previousRect: from, currentRect: to }) => from.x === to.x && from.y === to.y))
          continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        shifts.push(`${entry.value}: ${moved.join(" | ").slice(0, 300)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Expects no accessibility faults, no layout shifts and no horizontal overflow on the current page. */
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

/** Waits until parts that fade in are fully visible, because before that their text has too little contrast. */
async function hasAppeared(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });
}
