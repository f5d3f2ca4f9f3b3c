import type { Page } from "@playwright/test";
import { expect, test, wakeUp } from "../support/shop-test";

const chat = (page: Page) => page.getByRole("link", { name: "Chat with us on WhatsApp", includeHidden: true });
const up = (page: Page) => page.getByRole("button", { name: "Back to top", includeHidden: true });

/** What the buttons in the corner cover of what must stay clear, and how many of them are shown. */
function corner() {
  const shown = [...document.querySelectorAll<HTMLElement>(".in-corner")].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
  const covered = shown.flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((element) => element.closest("footer, form, summary, blockquote, data"))
      .map(({ tagName }) => tagName);
  });
  return { count: shown.length, covered, sizes: shown.map((button) => button.getBoundingClientRect().width) };
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  for (const path of ["/", "/product/madras-check-kannur-twill", "/category/cloth"]) {
    test(`at ${width} px, ${path} has one button in the corner at a time, which covers nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await wakeUp(page);
      await expect(chat(page)).toHaveCount(1);
      let seen = 0;
      for (let step = 0; step < 14; step += 1) {
        // One fades out while the other fades in.
        await expect.poll(async () => (await page.evaluate(corner)).count).toBeLessThanOrEqual(1);
        // A busy machine takes some frames to hide it after the page was scrolled.
        await expect.poll(async () => (await page.evaluate(corner)).covered).toEqual([]);
        const { count, sizes } = await page.evaluate(corner);
        for (const size of sizes) expect(size).toBe(44);
        seen += count;
        await page.mouse.wheel(0, 450);
        await page.waitForTimeout(350);
      }
      expect(seen).toBeGreaterThan(0);
    });
  }
}

test("the chat gives way to the button to the top, and both to the footer", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/all-products");
  await wakeUp(page);
  await expect(chat(page)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(up(page)).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(up(page)).toBeHidden();
});
