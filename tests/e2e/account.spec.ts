import type { Page } from "@playwright/test";
import { becomeCustomer, codeTo, messageTo, newEmail, PASSWORD } from "./support/customer";
import { expect, test } from "./support/shop-test";

const MAIN = "#content";
const main = (page: Page) => page.locator(MAIN);
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true });
const email = (page: Page) => main(page).getByLabel("E-mail address", { exact: true });
const password = (page: Page) => main(page).getByLabel("Password", { exact: true });

/** Where the page is, whatever its query says. */
const expectPath = (page: Page, path: string) => expect(page).toHaveURL(({ pathname }) => pathname === path);

/** What unfolds the way to change something. */
const opener = (page: Page, of: string) => main(page).locator("summary", { hasText: of });

/** The browser reports the status of every refusal as an error of its own; these here are expected. */
/** The browser reports a refused call a moment after the page has told it. */
async function expectRefusals(faults: string[], count: number) {
  await expect.poll(() => faults.length).toBe(count);
  expect(faults.splice(0)).toEqual(Array(count).fill(expect.stringMatching(/status of 4\d\d/)));
}

test.beforeEach(async ({ page }) => {
  // Each journey comes from a network of its own: what one tries often is no reason to refuse the others.
  const network = `203.0.113.${Math.floor(Math.random() * 250)}, 198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  await page.route("**/api/account/**", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": network } }),
  );
});

test("somebody signs up with a code, signs out, and in again by password", async ({ page, faults }) => {
  const address = newEmail();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about-us");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Account" }).click();
  await expectPath(page, "/account/sign-in");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);

  await main(page).getByRole("link", { name: "Create an account" }).click();
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

  // A reload goes on where one was.
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
  await expect(page).toHaveURL(/sign-in\?done=signed_out/);
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

test("a customer signs in by a code, and goes on to where they were", async ({ page }) => {
  const address = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto("/account/address");
  await expect(page).toHaveURL(/sign-in\?next=%2Faccount%2Faddress$/);
  await main(page).getByRole("link", { name: "Use a code by e-mail" }).click();
  await email(page).fill(address);
  await button(page, "Send me a code").click();
  await main(page)
    .getByLabel("Code")
    .fill(await codeTo(page.request, address, "sign_in_code"));
  await button(page, "Sign in").click();
  await expectPath(page, "/account/address");
});

test("who has forgotten their password chooses a new one by the link of the mail", async ({ page, faults }) => {
  const address = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto("/account/sign-in");
  await main(page).getByRole("link", { name: "Forgotten password?" }).click();
  await email(page).fill(address);
  await button(page, "Send me a link").click();
  await expect(main(page).getByRole("status")).toContainText("we have sent it a link");
  const mail = await messageTo(page.request, address, "password_reset");
  const [link = ""] = /\/account\/reset-password\?token=[\w-]+/.exec(mail) ?? [];
  await page.goto(link);
  await main(page).getByLabel("New password").fill("eight looms at dawn");
  await button(page, "Save and sign in").click();
  await expect(page).toHaveURL(/\/account(\?|$)/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Asha Rao");
  // The link is good once.
  await page.context().clearCookies();
  await page.goto(link);
  await main(page).getByLabel("New password").fill("nine looms at noon");
  await button(page, "Save and sign in").click();
  await expect(main(page).getByRole("alert")).toContainText("already used");
  await expectRefusals(faults, 1);
});

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
  await button(page, "Change the address").click();
  await expect(main(page).getByText("Your e-mail address has been changed.")).toBeVisible();
  await expect(main(page).getByText(address)).toBeVisible();

  await opener(page, "mobile number").click();
  const number = `98${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  await page.locator("#mobile").getByLabel("Mobile number", { exact: true }).fill(number);
  await button(page, "Send a code to this number").click();
  await page
    .locator("#mobile-code")
    .getByLabel("Code")
    .fill(await codeTo(page.request, `+91${number}`, "mobile_code"));
  await button(page, "Save the number").click();
  await expect(main(page).getByText(`+91 ${number}`)).toBeVisible();

  await opener(page, "password").click();
  const passwordForm = page.locator("#password");
  await passwordForm.getByLabel("Current password").fill(PASSWORD);
  await passwordForm.getByLabel("New password").fill("eight looms at dawn");
  await button(page, "Change the password").click();
  await expect(main(page).getByText("Your password has been changed.")).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Asha Nair");
  await expect(main(page).getByText(`+91 ${number}`)).toBeVisible();
});

test("a customer keeps addresses, of which one is for orders and one for invoices", async ({ page, faults }) => {
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
  await fill("Burgher Street");
  await expect(main(page).getByText("Used for orders and invoices")).toBeVisible();

  await main(page).getByRole("link", { name: "Add an address" }).click();
  await main(page).getByRole("radio", { name: "Other" }).check();
  await main(page).getByLabel("Name of the place").fill("The loft");
  await main(page).getByRole("checkbox", { name: "Use for delivery by default" }).check();
  await fill("Rose Street");
  await expect(main(page).getByRole("listitem").filter({ hasText: "The loft" })).toContainText("Used for orders");
  await expect(main(page).getByRole("listitem").filter({ hasText: "Burgher" })).toContainText("Used for invoices");

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

test("signing out a device is noticed there, and what was typed there is not lost", async ({
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

  // Whoever comes back to the tab: looks at it anew, at the latest a second after the last look.
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

test("Back after signing out shows nothing of the account", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/profile");
  await page.goto("/account");
  await button(page, "Sign out").first().click();
  await expect(page).toHaveURL(/done=signed_out/);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/sign-in/);
  await page.goto("/account/profile");
  await expect(page).toHaveURL(/sign-in\?next=%2Faccount%2Fprofile$/);
});

test("a guest goes on with an address alone", async ({ page }) => {
  await page.goto("/guest-login?next=/all-products");
  await expect(main(page).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /next=%2Fall-products/);
  await email(page).fill(newEmail());
  await button(page, "Continue as guest").click();
  await expectPath(page, "/all-products");
  const session = await (await page.request.get("/api/session")).json();
  expect(session.kind).toBe("guest");
});

test("a customer says what they think, takes a copy of their data, and leaves", async ({ page, faults }) => {
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
  await button(page, "Delete my account for good").click();
  await expect(main(page).getByRole("status").first()).toContainText("Your account has been deleted");
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

test("nobody is led out of the shop after signing in", async ({ page }) => {
  const address = await becomeCustomer(page);
  await page.context().clearCookies();
  await page.goto("/account/sign-in?next=//elsewhere.example/account");
  await email(page).fill(address);
  await password(page).fill(PASSWORD);
  await button(page, "Sign in").click();
  await expectPath(page, "/account");
  expect(new URL(page.url()).hostname).not.toBe("elsewhere.example");
});

test("pages of the account are for nobody to keep or to index", async ({ page }) => {
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

  test("somebody signs up, is told what is refused, keeps an address, and signs out", async ({ page }) => {
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
    await expect(main(page).getByRole("alert")).toContainText("is wrong");
  });
});
