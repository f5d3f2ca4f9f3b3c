import { hiddenFocus } from "./support/hidden-focus";
import { expect, test, wakeUp } from "./support/shop-test";

/** A desktop window at 200 % zoom. */
test.use({ viewport: { width: 640, height: 400 } });

const PAGES = ["/", "/all-products", "/product/madras-check-kannur-twill", "/account/sign-in"];

for (const path of PAGES) {
  test(`${path} at 200 %: nothing is cut off, and what has the focus can be seen`, async ({ page }) => {
    await page.goto(path);
    // Only then is there all that floats above the page.
    await wakeUp(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);

    const hidden: string[] = [];
    for (let step = 0; step < 50; step += 1) {
      await page.keyboard.press("Tab");
      // Scrolling to it may be smooth, and the header may be on its way.
      await expect
        .poll(() => page.evaluate(hiddenFocus), { timeout: 1_500, intervals: [20, 50, 100, 200] })
        .toBeNull()
        .catch(async () => hidden.push((await page.evaluate(hiddenFocus)) ?? "nothing any more"));
    }
    expect(hidden).toEqual([]);
  });
}

test("a drawer goes when the keyboard leaves it", async ({ page }) => {
  await page.goto("/");
  await wakeUp(page);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const first = page.getByRole("button", { name: "Close menu" });

  await menu.press("Enter");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toBeFocused();
  await expect(first).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(first).toBeHidden();
  await expect(menu).not.toBeFocused();
});

test("what was just added does not cover what the keyboard goes on to", async ({ page }) => {
  await page.goto("/product/madras-check-kannur-twill");
  await wakeUp(page);
  await page.getByRole("button", { name: "Add to bag" }).first().press("Enter");
  await expect(page.getByRole("region", { name: "In your bag" })).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull();
  }
});
