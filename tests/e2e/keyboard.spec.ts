import { hiddenFocus } from "./support/hidden-focus";
import { expect, test, wakeUp } from "./support/shop-test";

/** The size in CSS pixels of a desktop window of 1280 × 800 at 200 % zoom. */
test.use({ viewport: { width: 640, height: 400 } });

const PAGES = ["/", "/all-products", "/product/madras-check-kannur-twill", "/account/sign-in"];

for (const path of PAGES) {
  test(`${path} at 200 %: nothing is cut off, and the focus is always visible`, async ({ page }) => {
    await page.goto(path);
    // Elements that float above the page and may cover others appear only after the first interaction.
    await wakeUp(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);

    const hidden: string[] = [];
    for (let step = 0; step < 50; step += 1) {
      await page.keyboard.press("Tab");
      // The page may still be scrolling and the header still sliding in, so the check is repeated for a while.
      await expect
        .poll(() => page.evaluate(hiddenFocus), { timeout: 1_500, intervals: [20, 50, 100, 200] })
        .toBeNull()
        .catch(async () => hidden.push((await page.evaluate(hiddenFocus)) ?? "nothing"));
    }
    expect(hidden).toEqual([]);
  });
}

test("a drawer closes when the focus leaves it", async ({ page }) => {
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

test("the panel after adding to the bag never covers the focus", async ({ page }) => {
  await page.goto("/product/madras-check-kannur-twill");
  await wakeUp(page);
  await page.getByRole("button", { name: "Add to bag" }).first().press("Enter");
  await expect(page.getByRole("region", { name: "In your bag" })).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull();
  }
});
