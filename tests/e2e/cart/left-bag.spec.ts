import { accessibilityFaults } from "../support/axe";
import { button, fillCart, formsTakenOver, fromOwnNetwork, main, onStep } from "../support/checkout-steps";
import { becomeCustomer, newEmail } from "../support/customer";
import { expect, test } from "../support/shop-test";

// No journey can wait for the hours of `left_cart.after_hours`: what is sent then, and what its link does, is tested in
// tests/lib/workflows/left-cart and tests/app/api/left-cart.test.ts.

const LABEL = "Remind me by e-mail if I leave something in my bag";

test.beforeEach(({ page }) => fromOwnNetwork(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a guest is asked beside the address, with a box that nobody has ticked", async ({ page }) => {
      await fillCart(page);
      await page.goto("/cart");
      await button(page, "Checkout").click();
      const box = main(page).getByRole("checkbox", { name: LABEL });
      await expect(box).not.toBeChecked();
      await box.check();
      await main(page)
        .getByLabel(/^E-mail address/)
        .fill(newEmail());
      await button(page, "Continue as guest").click();
      await onStep(page, "address");
    });

    test("a customer agrees in the account, and takes it back", async ({ page }) => {
      await becomeCustomer(page);
      for (const isTicked of [true, false]) {
        await page.goto("/account/profile");
        if (javaScriptEnabled) await formsTakenOver(page);
        const box = main(page).getByRole("checkbox", { name: LABEL });
        await expect(box).toBeChecked({ checked: !isTicked });
        await box.setChecked(isTicked);
        await button(page, "Update reminders").click();
        await expect(main(page).getByText(/^\s*Saved\.?$/)).toBeVisible();
      }
      await page.goto("/account/profile");
      await expect(main(page).getByRole("checkbox", { name: LABEL })).not.toBeChecked();
    });
  });
}

test("a link that leads to no bag any more says so, and is kept by nobody", async ({ page }) => {
  const opened = await page.goto("/left-cart?token=none");
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(main(page).getByText(/leads to no bag any more/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page).getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL(/\/$/);
});
