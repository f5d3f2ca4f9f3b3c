import { PHONE } from "../../budgets/first-view.mjs";

const SLOWER = 4;

/**
 * How long a phone with a processor that is four times slower takes to show the answer to a tap or a key, in milliseconds:
 * the longest of a search, a filter and an item for the cart (Interaction to Next Paint).
 *
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {{ product: string, list: string }} paths
 */
export async function measureInteractions(browser, origin, { product, list }) {
  const on = (path, act) => longestInteraction(browser, origin + path, act);
  return {
    search: await on("/", async (page) => {
      await page.getByRole("button", { name: "Search", exact: true }).tap();
      await page.locator("#header-search").pressSequentially("indigo", { delay: 120 });
    }),
    filter: await on(list, async (page) => {
      const dialog = page.getByRole("button", { name: /^Filter/ }).first();
      if (await dialog.isVisible()) await dialog.tap();
      await page.locator("label:has(input[type=checkbox]):visible").first().tap();
    }),
    "add to cart": await on(product, (page) =>
      page
        .getByRole("button", { name: /^Add to/ })
        .first()
        .tap(),
    ),
  };
}

async function longestInteraction(browser, address, act) {
  const page = await browser.newPage(PHONE);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) window.longest = Math.max(window.longest, duration);
      }).observe({ type: "event", durationThreshold: 16, buffered: true });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await act(page);
    await page.waitForTimeout(2_000);
    return await page.evaluate(() => window.longest);
  } finally {
    await page.close();
  }
}
