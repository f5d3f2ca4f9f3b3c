/** One turn of a mouse wheel or swipe, and the time to the next, for somebody who is in a hurry. */
const STEP = { pixels: 500, ms: 120 };
const MAX_STEPS = 80;

/**
 * Opens a page, scrolls through it at once and tells for how long the boxes of pictures were in sight without a picture
 * in them, in milliseconds, the longest first.
 *
 * @param {import("playwright").Page} page whose browser has kept nothing
 * @param {string} address
 * @returns {Promise<{ src: string, ms: number }[]>}
 */
export async function timeEmptyBoxes(page, address) {
  await page.addInitScript(watchBoxes);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.body !== null);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, STEP.pixels);
    await page.waitForTimeout(STEP.ms);
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)) break;
  }
  await page.waitForTimeout(500);
  const boxes = await page.evaluate(() => globalThis.emptyBoxes());
  return boxes.toSorted((one, other) => other.ms - one.ms);
}

/** Runs in the page, before all of its own scripts. */
function watchBoxes() {
  const times = new Map();
  const isInSight = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top && right > left;
  };
  const isFilled = (box) => [...box.querySelectorAll("img")].some((image) => image.complete && image.naturalWidth > 0);
  // Before the first paint there are no boxes to be seen.
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  const look = (now) => {
    for (const box of isPainted() ? document.querySelectorAll(".picture-box, .hero-slide") : []) {
      const known = times.get(box);
      if (known?.until !== undefined || !box.querySelector("img") || !isInSight(box)) continue;
      if (!known) times.set(box, { since: now, until: undefined });
      if (isFilled(box)) times.get(box).until = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.emptyBoxes = () =>
    [...times].map(([box, { since, until }]) => ({
      src: box.querySelector("img")?.getAttribute("src") ?? "",
      ms: Math.round((until ?? performance.now()) - since),
    }));
}
