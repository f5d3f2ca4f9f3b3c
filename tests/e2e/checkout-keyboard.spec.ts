import type { Locator, Page } from "@playwright/test";
import { fillCart, fromOwnNetwork, main, onStep, onSummary } from "./support/checkout-steps";
import { newEmail } from "./support/customer";
import { hiddenFocus } from "./support/hidden-focus";
import { expect, test } from "./support/shop-test";

/** The size in CSS pixels of a desktop window of 1280 × 800 at 200 % zoom. */
test.use({ viewport: { width: 640, height: 400 } });
test.beforeEach(({ page }) => fromOwnNetwork(page));

/** More Tab presses than needed to reach any element of the checkout; after that many the test fails. */
const MOST_STEPS = 60;

/** Presses Tab until `target` has the focus; checks that each focused element on the way is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(hiddenFocus), { intervals: [20, 50, 100, 200] }).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, main(page).getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, main(page).getByRole("button", { name }).locator("visible=true").last());
  await page.keyboard.press("Enter");
}

const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);

test("a whole purchase by keyboard at 200 %: nothing is cut off, and the focus stays visible", async ({ page }) => {
  test.slow();
  await fillCart(page);
  await page.goto("/cart");
  await fits(page);
  await press(page, "Checkout");
  await expect(page).toHaveURL(/guest-login|sign-in/);
  await type(page, "E-mail address or mobile number", newEmail());
  await press(page, "Continue as guest");
  await onStep(page, "address");
  await fits(page);
  await tabTo(page, main(page).getByRole("link", { name: /^Delivery/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/part=delivery/);
  await type(page, "Name", "Asha Rao");
  await type(page, "Mobile number", "9876543210");
  // The PIN code fills in the city and the state.
  await type(page, "PIN code", "682001");
  await expect(main(page).getByLabel("Town or city")).toHaveValue("Kochi");
  await expect(main(page).getByLabel("State")).toHaveValue("Kerala");
  await type(page, "Street and area", "Burgher Street");
  await press(page, "Continue");
  await onStep(page, "shipping");
  await fits(page);
  await press(page, "Continue");
  await onStep(page, "review");
  await fits(page);
  // The payment method is chosen with arrow keys, and Enter then submits the form, which places the order.
  await tabTo(page, main(page).getByRole("radio", { name: /^UPI/ }));
  const transfer = main(page).getByRole("radio", { name: /^Bank transfer/ });
  while (!(await transfer.isChecked())) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await onSummary(page);
  await fits(page);
});
