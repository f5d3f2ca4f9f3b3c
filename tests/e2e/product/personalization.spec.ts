import { button, fromOwnNetwork, main, onStep, onSummary, toReviewAsGuest } from "../support/checkout-steps";
import { newEmail } from "../support/customer";
import { expect, test, wakeUp } from "../support/shop-test";

const PRODUCT = "/product/indigo-napkins";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("initials are previewed, bought and found again in the order", async ({ page }) => {
    test.slow();
    await fromOwnNetwork(page);
    await page.goto(PRODUCT);
    await wakeUp(page);
    const initials = main(page).getByRole("textbox", { name: /^Initials/ });
    await initials.fill("AK4");
    await expect(main(page).getByText("We cannot make “4”.")).toBeVisible();
    await initials.fill("AK");
    await main(page).getByText("Tussar gold").click();
    await expect(main(page).locator("[data-preview]", { hasText: "AK" })).toBeVisible();
    await button(page, "Add to bag").click();
    await expect(button(page, "Added")).toBeVisible();

    await page.goto("/cart");
    await expect(main(page).getByText("Initials: AK, Tussar gold, Roman + ₹160")).toBeVisible();
    await button(page, "Checkout").click();
    await main(page).getByLabel("E-mail address", { exact: true }).fill(newEmail());
    await button(page, "Continue as guest").click();
    await onStep(page, "address");
    await toReviewAsGuest(page);
    await main(page)
      .getByRole("radio", { name: /^Bank transfer/ })
      .check();
    await button(page, /^Place the order, ₹/).click();
    await onSummary(page);
    await expect(main(page).getByText("Initials: AK, Tussar gold, Roman").first()).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the words of a gift tag are sent with the form", async ({ page }) => {
    await page.goto(PRODUCT);
    await main(page)
      .getByRole("textbox", { name: /^Gift tag/ })
      .fill("For Asha");
    await button(page, "Add to bag").click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main(page).getByText("Gift tag: For Asha + ₹40")).toBeVisible();
  });
});
