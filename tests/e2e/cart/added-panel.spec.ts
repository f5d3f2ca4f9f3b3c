import { hiddenFocus } from "../support/hidden-focus";
import { expect, test, wakeUp } from "../support/shop-test";

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} px, the panel leaves the pressed button in view, and Tab leads into it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/product/rust-kurta-band-collar");
    await wakeUp(page);
    await page.locator("#content").getByRole("button", { name: "Add to bag" }).focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "In your bag" });
    await expect(panel).toBeVisible();
    await page.waitForTimeout(400);
    await expect(page.locator("#content").getByRole("button", { name: /Add/ })).toBeFocused();
    expect(await page.evaluate(hiddenFocus)).toBeNull();
    await page.keyboard.press("Tab");
    await expect(panel.locator(":focus")).toHaveCount(1);
  });
}
