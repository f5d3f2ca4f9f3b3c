import { button, email, expectPath, expectRefusals, main, password, useOwnNetwork } from "./support/account-page";
import { becomeCustomer, codeTo, messageTo, newEmail, PASSWORD } from "./support/customer";
import { expect, test } from "./support/shop-test";

test.beforeEach(({ page }) => useOwnNetwork(page));

test("a visitor signs up with a code, signs out, and signs in again by password", async ({ page, faults }) => {
  const address = newEmail();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about-us");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Account" }).click();
  await expectPath(page, "/account/sign-in");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);

  await main(page).getByRole("link", { name: "Create an account" }).click();
  await expectPath(page, "/account/sign-up");
  // Before the scripts run, the form is a plain one.
  await page.waitForLoadState("networkidle");
  await main(page).getByLabel("Name", { exact: true }).fill("asha rao");
  await email(page).fill(address);
  await password(page).fill("password");
  await button(page, "Create account").click();
  await expect(password(page)).toBeFocused();
  await expect(main(page).getByText("too common")).toBeVisible();
  await expectRefusals(faults, 1);
  await password(page).fill(PASSWORD);
  await button(page, "Create account").click();
  await expect(main(page).getByLabel("Code")).toBeFocused();

  // Reloading the page must not go back to the first step.
  await page.reload();
  await expect(main(page).getByText(address)).toBeVisible();
  await main(page).getByLabel("Code").fill("000000");
  await button(page, "Finish").click();
  await expect(main(page).getByText("That code is not correct")).toBeVisible();
  await expectRefusals(faults, 1);
  await main(page)
    .getByLabel("Code")
    .fill(await codeTo(page.request, address, "email_code"));
  await button(page, "Finish").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Asha Rao");
  await page.mouse.move(10, 10);
  await expect(page.getByRole("link", { name: "Account, signed in" })).toBeVisible();

  await button(page, "Sign out").first().click();
  await expect(page).toHaveURL(/\/account\/sign-in$/);
  await expect(main(page).getByRole("status").first()).toContainText("signed out");
  await email(page).fill(address.toUpperCase());
  await password(page).fill("not this one");
  await button(page, "Sign in").click();
  await expect(main(page).getByRole("alert")).toBeFocused();
  await expectRefusals(faults, 1);
  await password(page).fill(PASSWORD);
  await button(page, "Sign in").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Asha Rao");
});

test("a customer signs in with a code, and continues to the next page", async ({ page }) => {
  const address = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto("/account/address");
  await expect(page).toHaveURL(/sign-in\?next=%2Faccount%2Faddress$/);
  await main(page).getByRole("link", { name: "Sign in with a code" }).click();
  await email(page).fill(address);
  await button(page, "Send me a code").click();
  await main(page)
    .getByLabel("Code")
    .fill(await codeTo(page.request, address, "sign_in_code"));
  await button(page, "Sign in").click();
  await expectPath(page, "/account/address");
});

test("a customer who has forgotten the password chooses a new one with the e-mailed link", async ({ page }) => {
  const address = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto("/account/sign-in");
  await main(page).getByRole("link", { name: "Forgotten password?" }).click();
  await email(page).fill(address);
  await button(page, "Send me a link").click();
  await expect(main(page).getByRole("status")).toContainText("we have sent you a link");
  const mail = await messageTo(page.request, address, "password_reset");
  const [link = ""] = /\/account\/reset-password\?token=[\w-]+/.exec(mail) ?? [];
  await page.goto(link);
  await main(page).getByLabel("New password").fill("eight looms at dawn");
  await button(page, "Save and sign in").click();
  await expect(page).toHaveURL(/\/account(\?|$)/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Asha Rao");
  // The link works only once; opened again in a browser without cookies it has no form that could only be refused.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(main(page).getByText("already been used")).toBeVisible();
  await expect(main(page).getByLabel("New password")).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "new link" })).toBeVisible();
});

test("Back after signing out shows nothing of the account", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/profile");
  await page.goto("/account");
  await button(page, "Sign out").first().click();
  await expect(page).toHaveURL(/\/account\/sign-in/);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/sign-in/);
  await page.goto("/account/profile");
  await expect(page).toHaveURL(/sign-in\?next=%2Faccount%2Fprofile$/);
});

test("a guest continues with just an e-mail address", async ({ page }) => {
  await page.goto("/guest-login?next=/all-products");
  await expect(main(page).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /next=%2Fall-products/);
  await email(page).fill(newEmail());
  await button(page, "Continue as guest").click();
  await expectPath(page, "/all-products");
  const session = await (await page.request.get("/api/session")).json();
  expect(session.kind).toBe("guest");
});

test("signing in never redirects to another site", async ({ page }) => {
  const address = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto("/account/sign-in?next=//elsewhere.example/account");
  await email(page).fill(address);
  await password(page).fill(PASSWORD);
  await button(page, "Sign in").click();
  await expectPath(page, "/account");
  expect(new URL(page.url()).hostname).not.toBe("elsewhere.example");
});
