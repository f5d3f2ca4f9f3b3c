import { button, email as contact, expectPath, main, password, useOwnNetwork } from "./support/account-page";
import {
  chooseCashOnDelivery,
  fillCart,
  newMobile,
  onStep,
  onSummary,
  button as stepButton,
} from "./support/checkout-steps";
import { codeTo, PASSWORD, textMessageTo } from "./support/customer";
import { expect, test } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

test.beforeEach(({ page }) => useOwnNetwork(page));

for (const { name, viewport } of [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
]) {
  test(`on a ${name}, a guest orders with nothing but a mobile number`, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await page.setViewportSize(viewport);
    const mobile = newMobile();
    await fillCart(page);
    await page.goto("/cart");
    await button(page, "Checkout").click();
    await expectSoundPage(page);
    await contact(page).fill(`${mobile.slice(0, 5)} ${mobile.slice(5)}`);
    await button(page, "Continue as guest").click();
    await expect(main(page).getByText(`+91${mobile}`)).toBeVisible();
    await expect(main(page).getByLabel("Code")).toBeFocused();
    await expectSoundPage(page);

    // A reload asks for the code again, not for the number.
    await page.reload();
    await main(page)
      .getByLabel("Code")
      .fill(await codeTo(page.request, `+91${mobile}`));
    await button(page, "Continue as guest").click();
    await onStep(page, "address");
    await main(page)
      .getByRole("link", { name: /^Delivery/ })
      .click();
    await expect(main(page).getByText(`+91${mobile}`)).toBeVisible();
    await expect(main(page).getByLabel("Mobile number", { exact: true })).toHaveValue(mobile);
    await main(page).getByLabel("Name", { exact: true }).fill("Ravi Nair");
    await main(page).getByLabel("Street and area").fill("Burgher Street");
    await main(page).getByLabel("Town or city").fill("Kochi");
    await main(page).getByLabel("PIN code").fill("682001");
    await main(page).getByLabel("State").selectOption("Kerala");
    await stepButton(page, "Continue").click();
    await onStep(page, "shipping");
    await stepButton(page, "Continue").click();
    await onStep(page, "review");
    await chooseCashOnDelivery(page);
    await button(page, "Send me a code").click();
    await expect.poll(() => textMessageTo(page.request, `+91${mobile}`)).toContain("cash-on-delivery");
    await main(page)
      .getByLabel(/^Code/)
      .last()
      .fill(await codeTo(page.request, `+91${mobile}`));
    await stepButton(page, /^Place the order, ₹/).click();
    await onSummary(page);
    await expect(main(page).getByText(`+91${mobile}`).first()).toBeVisible();
    await expectSoundPage(page);

    await expect.poll(() => textMessageTo(page.request, `+91${mobile}`)).toContain("order-summary");
    const [link = ""] = /https?:\S+/.exec(await textMessageTo(page.request, `+91${mobile}`)) ?? [];
    await page.context().clearCookies();
    await page.goto(new URL(link).pathname + new URL(link).search);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Ravi");
  });
}

test("a visitor signs up with a mobile number, and signs in again by code and by password", async ({ page }) => {
  const mobile = newMobile();
  await watchShifts(page);
  await page.goto("/account/sign-up");
  await page.waitForLoadState("networkidle");
  await main(page).getByLabel("Name", { exact: true }).fill("Ravi Nair");
  await contact(page).fill(mobile);
  await password(page).fill(PASSWORD);
  await button(page, "Create account").click();
  await main(page)
    .getByLabel("Code")
    .fill(await codeTo(page.request, `+91${mobile}`));
  await button(page, "Finish").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ravi Nair");
  await expect(main(page).getByText(`+91${mobile}`)).toBeVisible();

  await button(page, "Sign out").first().click();
  await expectPath(page, "/account/sign-in");
  await contact(page).fill(mobile);
  await password(page).fill(PASSWORD);
  await button(page, "Sign in").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ravi Nair");

  // An e-mail address can be added, and proved like any other.
  await page.goto("/account/profile");
  await expect(main(page).getByText("None yet").first()).toBeVisible();
  await expectSoundPage(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest continues with a mobile number", async ({ page }) => {
    const mobile = newMobile();
    await page.goto("/guest-login?next=%2Fabout-us");
    await contact(page).fill("12345678");
    await button(page, "Continue as guest").click();
    await expect(main(page).getByText(/Enter a mobile number that is valid/)).toBeVisible();
    await contact(page).fill(mobile);
    await button(page, "Continue as guest").click();
    await main(page)
      .getByLabel("Code")
      .fill(await codeTo(page.request, `+91${mobile}`));
    await button(page, "Continue as guest").first().click();
    await expectPath(page, "/about-us");
  });
});
