import type { Page } from "@playwright/test";
import { button, email, expectPath, expectRefusals, main, password, useOwnNetwork } from "./support/account-page";
import { becomeCustomer, codeTo, newEmail, PASSWORD } from "./support/customer";
import { expect, test, wakeUp } from "./support/shop-test";

/** The element to click to open the form for changing `subject`, such as the name. */
const opener = (page: Page, subject: string) => main(page).locator("summary", { hasText: subject });

test.beforeEach(({ page }) => useOwnNetwork(page));

test("a customer changes name, e-mail address, mobile number and password", async ({ page, faults }) => {
  await becomeCustomer(page);
  await page.goto("/account/profile");
  await main(page).getByLabel("Name", { exact: true }).fill("Asha Nair");
  await button(page, "Save").click();
  await expect(main(page).getByText("Saved", { exact: true })).toBeVisible();

  const address = newEmail();
  await opener(page, "e-mail address").click();
  const emailForm = page.locator("#email");
  await emailForm.getByLabel("New e-mail address").fill(address);
  await emailForm.getByLabel("Current password").fill("not this one");
  await button(page, "Send a code to the new address").click();
  await expect(emailForm.getByText("not your current password")).toBeVisible();
  await expectRefusals(faults, 1);
  await emailForm.getByLabel("Current password").fill(PASSWORD);
  await button(page, "Send a code to the new address").click();
  await page
    .locator("#email-code")
    .getByLabel("Code")
    .fill(await codeTo(page.request, address, "email_code"));
  await button(page, "Save new e-mail address").click();
  await expect(main(page).getByText("Your e-mail address has been saved.")).toBeVisible();
  await expect(main(page).getByText(address)).toBeVisible();

  await opener(page, "mobile number").click();
  const number = `98${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  await page.locator("#mobile").getByLabel("Mobile number", { exact: true }).fill(number);
  await page.locator("#mobile").getByLabel("Current password").fill(PASSWORD);
  await button(page, "Send a code to this number").click();
  await page
    .locator("#mobile-code")
    .getByLabel("Code")
    .fill(await codeTo(page.request, `+91${number}`));
  await button(page, "Save number").click();
  await expect(main(page).getByText(`+91 ${number}`)).toBeVisible();

  await opener(page, "password").click();
  const passwordForm = page.locator("#password");
  await passwordForm.getByLabel("Current password").fill(PASSWORD);
  await passwordForm.getByLabel("New password").fill("eight looms at dawn");
  await button(page, "Save new password").click();
  await expect(main(page).getByText("Your password has been changed.")).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Asha Nair");
  await expect(main(page).getByText(`+91 ${number}`)).toBeVisible();
});

test("a customer saves addresses, one for orders and one for invoices", async ({ page, faults }) => {
  await becomeCustomer(page);
  await page.goto("/account/address");
  const fill = async (street: string) => {
    await main(page).getByLabel("Mobile number", { exact: true }).fill("9812345670");
    await main(page).getByLabel("Street and area").fill(street);
    await main(page).getByLabel("Town or city").fill("Kochi");
    await main(page).getByLabel("PIN code").fill("682001");
    await main(page).getByLabel("State").selectOption("Kerala");
    await button(page, "Save address").click();
  };
  await main(page).getByRole("link", { name: "Add an address" }).click();
  await page.goBack();
  await expect(main(page).getByText("You have no saved addresses")).toBeVisible();
  await main(page).getByRole("link", { name: "Add an address" }).click();
  await button(page, "Save address").click();
  await expect(main(page).getByLabel("Mobile number", { exact: true })).toBeFocused();
  await expectRefusals(faults, 1);
  await fill("Burgher Street");
  await expect(main(page).getByText("Default delivery and billing address")).toBeVisible();

  await main(page).getByRole("link", { name: "Add an address" }).click();
  await main(page).getByRole("radio", { name: "Other" }).check();
  await main(page).getByLabel("Name this address").fill("The loft");
  await main(page).getByRole("checkbox", { name: "Make this my default delivery address" }).check();
  await fill("Rose Street");
  await expect(main(page).getByRole("listitem").filter({ hasText: "The loft" })).toContainText(
    "Default delivery address",
  );
  await expect(main(page).getByRole("listitem").filter({ hasText: "Burgher" })).toContainText(
    "Default billing address",
  );

  await main(page).getByRole("link", { name: "Edit the address The loft" }).click();
  await main(page).getByLabel("Country").selectOption("GB");
  await expect(main(page).getByLabel("Dial code")).toHaveValue("+44");
  await main(page).getByLabel("Postcode").fill("E8 2AA");
  await main(page).getByLabel("Mobile number", { exact: true }).fill("12345");
  await button(page, "Save address").click();
  await expect(main(page).getByText("valid in its country")).toBeVisible();
  await expectRefusals(faults, 1);
  await main(page).getByLabel("Mobile number", { exact: true }).fill("7400 123456");
  await button(page, "Save address").click();
  await expect(main(page).getByText("United Kingdom")).toBeVisible();

  await opener(page, "the address The loft").click();
  await button(page, "Remove for good").click();
  await expect(main(page).getByText("The loft")).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole("listitem").filter({ hasText: "Kochi" })).toHaveCount(1);
});

test("signing out a device redirects it to sign in, and what was typed there is not lost", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await becomeCustomer(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await other.goto("/account/sign-in?next=/account/profile");
  await email(other).fill(address);
  await password(other).fill(PASSWORD);
  await button(other, "Sign in").click();
  await expectPath(other, "/account/profile");
  await main(other).getByLabel("Name", { exact: true }).fill("Asha Nair");

  await page.goto("/account/devices");
  await expect(main(page).getByText("(this device)")).toHaveCount(1);
  await button(page, /^Sign out on Chrome/).click();
  await expect(main(page).getByText("The device has been signed out.")).toBeVisible();

  // The other tab fetches its session again on focus, but at most once a second, so the focus is repeated.
  await expect(async () => {
    await other.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(other).toHaveURL(/sign-in\?next=%2Faccount%2Fprofile$/, { timeout: 1_500 });
  }).toPass({ timeout: 15_000 });
  await email(other).fill(address);
  await password(other).fill(PASSWORD);
  await button(other, "Sign in").click();
  await expectPath(other, "/account/profile");
  await expect(main(other).getByLabel("Name", { exact: true })).toHaveValue("Asha Nair");
  await context.close();
});

test("a customer sends feedback, downloads their data, and deletes the account", async ({ page, faults }) => {
  const address = await becomeCustomer(page);
  await page.goto("/account/feedback");
  for (const question of ["Product quality", "Prices", "Delivery"]) {
    await main(page)
      .getByRole("group", { name: question })
      .getByRole("radio", { name: /^4\s+very good$/ })
      .check();
  }
  await button(page, "Send").click();
  await expect(main(page).getByText("Thank you for your feedback")).toBeVisible();

  await page.goto("/account/data");
  const download = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await opener(page, "the account").click();
  await main(page).getByLabel("Current password").fill(PASSWORD);
  await button(page, "Permanently delete my account").click();
  await expect(main(page).getByRole("status").first()).toContainText("Your account has been deleted");
  // A form that is sent before its script runs shows the refusal on a new page, and leaves nothing in the console.
  await wakeUp(page);
  await email(page).fill(address);
  await password(page).fill(PASSWORD);
  await button(page, "Sign in").click();
  await expect(main(page).getByRole("alert")).toBeVisible();
  await expectRefusals(faults, 1);
});

test("a keyboard is enough to sign in and add an address", async ({ page }) => {
  const address = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto("/account/sign-in?next=/account/address");
  await email(page).focus();
  await page.keyboard.type(address);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expectPath(page, "/account/address");
  await main(page).getByRole("link", { name: "Add an address" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Add an address" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("radio", { name: "Home" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(main(page).getByRole("radio", { name: "Work", exact: true })).toBeChecked();
});

test("account pages are neither cached nor indexed", async ({ page }) => {
  const expectPrivate = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toContain("no-store");
    expect(await response.text(), path).toContain('content="noindex');
  };
  await expectPrivate("/guest-login");
  await becomeCustomer(page);
  await expectPrivate("/account");
  await expectPrivate("/account/profile");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor signs up, sees refusals, saves an address, and signs out", async ({ page }) => {
    const address = newEmail();
    await page.goto("/account/sign-up?next=/account/address");
    await main(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
    await email(page).fill(address);
    await password(page).fill("password");
    await button(page, "Create account").click();
    await expect(main(page).getByText("too common")).toBeVisible();
    expect(page.url()).not.toContain("journey");
    await main(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
    await email(page).fill(address);
    await password(page).fill(PASSWORD);
    await button(page, "Create account").click();
    await main(page)
      .getByLabel("Code")
      .fill(await codeTo(page.request, address, "email_code"));
    await button(page, "Finish").click();
    await expectPath(page, "/account/address");

    await main(page).getByRole("link", { name: "Add an address" }).click();
    await main(page).getByLabel("Mobile number", { exact: true }).fill("9812345670");
    await main(page).getByLabel("Street and area").fill("Burgher Street");
    await main(page).getByLabel("Town or city").fill("Kochi");
    await main(page).getByLabel("PIN code").fill("682001");
    await main(page).getByLabel("State").selectOption("Kerala");
    await button(page, "Save address").click();
    await expect(main(page).getByRole("status").first()).toContainText("has been updated");
    await expect(main(page).getByText("Burgher Street")).toBeVisible();
    await main(page).getByRole("link", { name: "Edit the address Home" }).click();
    await main(page).getByLabel("Street and area").fill("Rose Street");
    await button(page, "Save address").click();
    await expect(main(page).getByText("Rose Street")).toBeVisible();
    await opener(page, "the address Home").click();
    await button(page, "Remove for good").click();
    await expect(main(page).getByText("You have no saved addresses")).toBeVisible();

    await page.goto("/account/profile");
    await main(page).getByLabel("Name", { exact: true }).fill("Asha Nair");
    await button(page, "Save").click();
    await expect(main(page).getByRole("status").first()).toContainText("Saved");
    await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Asha Nair");

    await page.goto("/account");
    await button(page, "Sign out").first().click();
    await email(page).fill(address);
    await password(page).fill("not this one");
    await button(page, "Sign in").click();
    await expect(main(page).getByRole("alert")).toContainText("details are wrong");
  });
});
