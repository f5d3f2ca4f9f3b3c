import type { Page } from "@playwright/test";
import {
  button,
  fillAddress,
  fillCart,
  fromOwnNetwork,
  keepAddress,
  main,
  onStep,
  onSummary,
} from "./support/checkout-steps";
import { becomeCustomer } from "./support/customer";
import { readyCheckout } from "./support/order-to-pay";
import { expect, test } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

test.beforeEach(async ({ page }) => {
  await fromOwnNetwork(page);
  await watchShifts(page);
});

/**
 * Forgets the layout shifts so far, because expanding a section or showing a refusal may move the content below. Also
 * scrolls to the top, where no element is covered by another.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { shifts: [] });
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

async function unfold(page: Page, text: string): Promise<void> {
  await main(page).getByText(text, { exact: true }).click();
  await settle(page);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px no accessibility fault, no layout shift, no overflow`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("as a guest: a refused address and a separate billing address", async ({ page, faults }) => {
      const checkout = await readyCheckout(page);
      await page.goto(`${checkout}/address?part=delivery`);
      await main(page).getByLabel("Mobile number", { exact: true }).fill("12");
      await button(page, "Continue").click();
      await expect(main(page).locator("[aria-invalid=true]")).toBeFocused();
      await settle(page);
      await expectSoundPage(page);
      await page.goto(`${checkout}/address?part=billing`);
      await expectSoundPage(page);
      await fillAddress(page);
      await button(page, "Use as my billing address").click();
      await onStep(page, "review");
      await main(page).getByRole("link", { name: "Change “Billing address”" }).click();
      await expect(button(page, "Use my delivery address")).toBeVisible();
      await expectSoundPage(page);
      await button(page, "Use my delivery address").click();
      await onStep(page, "review");
      faults.splice(0);
    });

    test("as a guest: refused codes, a bank transfer, and a failed payment", async ({ page, faults }) => {
      await page.goto(`${await readyCheckout(page)}/review`);
      await unfold(page, "Offer code");
      await unfold(page, "Gift card");
      await main(page).getByLabel("Code", { exact: true }).first().fill("NOSUCHCODE");
      await button(page, "Apply").first().click();
      await expect(main(page).getByText("We do not recognise this code")).toBeVisible();
      await main(page).getByLabel("Gift card code").fill("AAAA-AAAA-AAAA");
      await button(page, "Apply").last().click();
      await expect(main(page).locator("[aria-invalid=true]").last()).toBeFocused();
      await settle(page);
      await expectSoundPage(page);

      await main(page)
        .getByRole("radio", { name: /^Bank transfer/ })
        .check();
      await button(page, /^Place the order, ₹/).click();
      await onSummary(page);
      // Before the page's scripts have loaded, the browser would show its own message at the empty field, so wait for
      // the scripts.
      await page.waitForLoadState("networkidle");
      await button(page, "Send reference").click();
      await expect(main(page).locator("[aria-invalid=true]")).toBeFocused();
      await settle(page);
      await expectSoundPage(page);
      await page.goto("/checkout/payment-failure");
      await expectSoundPage(page);
      faults.splice(0);
    });

    test("as a customer: the address book, an address added and edited, and the cart", async ({ page, faults }) => {
      await becomeCustomer(page);
      await keepAddress(page);
      await fillCart(page);
      await page.goto("/cart");
      await button(page, "Checkout").click();
      await onStep(page, "(shipping|review)");
      const address = page.url().replace(/\/(shipping|review).*/, "/address?part=delivery");
      await page.goto(address);
      await expectSoundPage(page);
      await main(page).getByRole("link", { name: "Add an address" }).click();
      await expect(main(page).getByRole("heading", { name: "Add an address" })).toBeVisible();
      await expectSoundPage(page);
      await page.goto(address);
      await main(page).getByRole("link", { name: /^Edit/ }).first().click();
      await main(page).getByLabel("PIN code").fill("68");
      await button(page, "Save and use").click();
      await expect(main(page).locator("[aria-invalid=true]")).toBeFocused();
      await settle(page);
      await expectSoundPage(page);
      await main(page).getByLabel("PIN code").fill("682002");
      await button(page, "Save and use").click();
      await onStep(page, "(shipping|review)");
      await page.goto("/cart", { waitUntil: "networkidle" });
      await button(page, /^Move to wishlist/).click();
      await expect(main(page).getByText(/was moved to your wishlist\.$/)).toBeVisible();
      await expect(main(page).getByRole("link", { name: "View wishlist" })).toBeFocused();
      await settle(page);
      await expectSoundPage(page);
      faults.splice(0);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused address of the book can be corrected in the checkout, with all its input", async ({ page }) => {
    await becomeCustomer(page);
    await keepAddress(page);
    await fillCart(page);
    await page.goto("/cart");
    await button(page, "Checkout").click();
    await onStep(page, "(shipping|review)");
    await page.goto(page.url().replace(/\/(shipping|review).*/, "/address?part=delivery"));
    await main(page).getByRole("link", { name: /^Edit/ }).first().click();
    await main(page).getByLabel("Town or city").fill("Thalassery");
    await main(page).getByLabel("PIN code").fill("67");
    await button(page, "Save and use").click();
    await onStep(page, "address");
    await expect(main(page).locator("[aria-invalid=true]")).toHaveValue("67");
    await expect(main(page).getByLabel("Town or city")).toHaveValue("Thalassery");
    await main(page).getByLabel("PIN code").fill("670101");
    await button(page, "Save and use").click();
    await onStep(page, "address");
    await expect(main(page).getByText("Thalassery 670101")).toBeVisible();
  });
});
