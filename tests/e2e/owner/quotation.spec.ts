import { expect } from "@playwright/test";
import { QUOTE_STORE } from "../../setup/second-stores";
import { button, fillAddress, formsTakenOver, main, onStep } from "../support/checkout-steps";
import { messageTo, newEmail } from "../support/customer";
import {
  askForQuote,
  inQuoteStore,
  insertQuotationStore,
  linkIn,
  NAPKINS,
  numberOf,
  revise,
} from "../support/quotation";
import { test, wakeUp } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

insertQuotationStore();

for (const { name, viewport } of [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a guest asks for prices, has them revised, approves them and learns how to pay", async ({
      page,
      request,
    }) => {
      test.slow();
      const email = newEmail();
      await watchShifts(page);
      await page.goto(inQuoteStore(`/product/${NAPKINS}`));
      await wakeUp(page);
      await expect(main(page).getByRole("button", { name: "PURCHASE" })).toHaveCount(0);
      await expectSoundPage(page);
      await button(page, "Add to quote list").click();
      const panel = page.getByRole("region", { name: "On your quote list" });
      await expect(panel.getByRole("button", { name: "Get quote" })).toBeVisible();
      await panel.getByRole("link", { name: "View quote list" }).click();
      await expect(main(page).getByRole("heading", { level: 1, name: "Your quote list" })).toBeVisible();
      await expectSoundPage(page);
      await button(page, "Get quote").click();
      await main(page)
        .getByLabel(/^E-mail address/)
        .fill(email);
      await button(page, "Continue as guest").click();

      await onStep(page, "address");
      await expect(main(page).getByRole("heading", { level: 1, name: "Your company" })).toBeVisible();
      await expectSoundPage(page);
      await fillAddress(page);
      await button(page, "Continue").click();
      await onStep(page, "review");
      await formsTakenOver(page);
      await main(page)
        .getByLabel(/Note to the shop/)
        .fill("For a wedding in March.");
      await main(page)
        .getByLabel(/^Company/)
        .fill("Rao Weddings");
      await button(page, "Save").first().click();
      await expect(main(page).getByText("Saved").first()).toBeVisible();
      await expect(
        main(page)
          .getByText(/pay(?!able)/i)
          .locator("visible=true"),
      ).toHaveCount(0);
      // Scrolls to the top, where the bar with the button covers no field; covered fields would count as a fault.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSoundPage(page);
      await button(page, "Send request").dblclick();

      await expect(page).toHaveURL(/\/checkout\/order-summary\/quotation\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
      await expect(main(page).getByText("Rao Weddings")).toBeVisible();
      await expectSoundPage(page);
      const summary = page.url();
      const number = await numberOf(page);
      expect(await messageTo(request, email, "quotation_requested", QUOTE_STORE.id)).toContain(number);
      await page.goto(inQuoteStore("/cart"));
      await expect(page.getByRole("heading", { name: "Your quote list is empty" })).toBeVisible();

      await revise(number, 900, "For a wedding we go down a little.");
      const first = await messageTo(request, email, "quotation_revised", QUOTE_STORE.id);
      await page.goto(linkIn(first, "revision"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask for a revision");
      await expectSoundPage(page);
      await button(page, "Ask for a revision").click();
      await expect(main(page).getByLabel("What would you like to change?")).toBeFocused();
      await main(page).getByLabel("What would you like to change?").fill("₹850, and we take them at once.");
      await button(page, "Ask for a revision").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
      await expect(main(page).getByText("₹850, and we take them at once.")).toBeVisible();
      await expectSoundPage(page);

      await revise(number, 860, "Let us meet in the middle.");
      await page.goto(linkIn(first, "approve"));
      await expect(main(page).getByText("prices have changed since we sent you the e-mail")).toBeVisible();
      await expect(main(page).getByText("Let us meet in the middle.")).toBeVisible();
      await expectSoundPage(page);
      // The shopper has opened the link in the mail but has not confirmed, so the quotation must still be unanswered.
      await page.goto(summary);
      await expect(main(page).getByRole("link", { name: "Approve our prices" })).toBeVisible();
      await expectSoundPage(page);
      await main(page).getByRole("link", { name: "Approve our prices" }).click();
      await button(page, "Approve ₹1,060").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
      await expect(main(page).getByRole("button")).toHaveCount(0);
      await expectSoundPage(page);
      await main(page).getByRole("link", { name: "View order and payment" }).click();
      await expect(page).toHaveURL(/\/checkout\/order-summary\/(?!quotation)/);
      await expect(main(page).getByRole("img", { name: /^QR code that pays ₹.* by UPI$/ })).toBeVisible();
      await expect(main(page).getByText("₹1,060").first()).toBeVisible();
      await expectSoundPage(page);

      await page.goto(linkIn(first, "approve"));
      await expect(main(page).getByRole("link", { name: "View order and payment" })).toBeVisible();
      await page.goto(linkIn(first, "approve").replace(/key=[^&]*/, "key=guessed"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
      await expectSoundPage(page);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest asks for prices, approves them and learns how to pay", async ({ page, request }) => {
    test.slow();
    const email = newEmail();
    await askForQuote(page);
    await button(page, "Get quote").click();
    await main(page)
      .getByLabel(/^E-mail address/)
      .fill(email);
    await button(page, "Continue as guest").click();
    await onStep(page, "address");
    await fillAddress(page);
    await button(page, "Continue").click();
    await onStep(page, "review");
    await button(page, "Send request").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
    const number = await numberOf(page);

    await revise(number, 900);
    await page.goto(linkIn(await messageTo(request, email, "quotation_revised", QUOTE_STORE.id), "revision"));
    await main(page).getByLabel("What would you like to change?").fill("In blue, please.");
    await button(page, "Ask for a revision").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
    await main(page).getByRole("link", { name: "Approve our prices after all" }).click();

    // The owner changes the prices while the page is open. The shopper must not be able to approve unseen prices.
    await revise(number, 880);
    await button(page, "Approve ₹1,100").click();
    await expect(main(page).getByText("prices have changed since we sent you the e-mail")).toBeVisible();
    await button(page, "Approve ₹1,080").click();
    await main(page).getByRole("link", { name: "View order and payment" }).click();
    await expect(main(page).getByRole("img", { name: /^QR code that pays ₹.* by UPI$/ })).toBeVisible();
  });

  test("a guest cancels a quotation", async ({ page }) => {
    await askForQuote(page);
    await button(page, "Get quote").click();
    await main(page)
      .getByLabel(/^E-mail address/)
      .fill(newEmail());
    await button(page, "Continue as guest").click();
    await fillAddress(page);
    await button(page, "Continue").click();
    await button(page, "Send request").click();
    await main(page).getByText("No longer need this quotation?").click();
    await main(page).getByLabel("Why?").fill("The wedding is off.");
    await button(page, "Cancel this quotation").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This quotation was cancelled");
  });
});
