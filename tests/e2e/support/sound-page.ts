import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "./axe";

/** The type of layout-shift entries, which TypeScript's DOM types do not have yet. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records the layout shifts of all pages that are opened after this call. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // Layout shifts shortly after a user's input are expected and do not count.
        if (entry.hadRecentInput) continue;
        // The element itself has not moved; only the text inside a form field has, because its value changed.
        if (entry.sources.every(({ previousRect: from, currentRect: to }) => from.x === to.x && from.y === to.y))
          continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        shifts.push(`${entry.value}: ${moved.join(" | ").slice(0, 300)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Checks that the current page has no accessibility faults, no layout shifts and no horizontal scrolling. */
export async function expectSoundPage(page: Page): Promise<void> {
  await hasAppeared(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectSteadyPage(page);
}

/** Checks that the current page has no layout shifts and no horizontal scrolling. */
export async function expectSteadyPage(page: Page): Promise<void> {
  const { shifts, overflow } = await page.evaluate(() => ({
    shifts: (window as unknown as { shifts: string[] }).shifts,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(shifts).toEqual([]);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Waits until fade-in animations have ended, because half-transparent text has too little contrast. */
async function hasAppeared(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });
}
