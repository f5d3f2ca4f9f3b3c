import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const PASSWORD = "madder and indigo on a line";
const STEP_MS = 30_000;

/** Phones and security keys that do not need a finger. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function choosePassword(page: Page, email: string) {
  await page.goto("/desk/account");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The desk is closed in your other browsers.")).toBeVisible();
}

async function signIn(page: Page, email: string) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** The browser logs the refusals that these journeys cause on purpose. */
function expectOnlyRefusals(faults: string[]) {
  for (const fault of faults.splice(0)) expect(fault).toMatch(/status of (401|403|422)/);
}

async function closeDesk(page: Page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Close the desk" }).click();
  await expect(page.getByRole("heading", { name: "The desk", exact: true })).toBeVisible();
}

test("signs in on a phone by password and second factor, and by a recovery code", async ({ page, faults }) => {
  const owner = await aMember(page, "owner");
  const email = `${owner.id.toLowerCase()}@example.com`;
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await expect(page.getByText("Your desk is open to whoever finds this browser")).toBeVisible();
  await choosePassword(page, email);
  await expectNoFault(page);

  const factor = page.getByRole("region", { name: "Second factor" });
  await factor.getByRole("button", { name: "Set up" }).click();
  const secret = await factor.locator("code").innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expectNoFault(page);
  await factor.getByLabel("Code that the app shows").fill("000000");
  await factor.getByRole("button", { name: "Turn on" }).click();
  await expect(factor.getByRole("alert").filter({ hasText: "This code is wrong" })).toBeVisible();
  await factor.getByLabel("Code that the app shows").fill(totp.generate({ timestamp: Date.now() - STEP_MS }));
  await factor.getByRole("button", { name: "Turn on" }).click();
  const codes = factor.getByRole("status").locator("code");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await expectNoFault(page);
  await factor.getByRole("button", { name: "I have kept them" }).click();
  await expect(factor).toContainText("10 recovery codes are left");

  await closeDesk(page);
  await signIn(page, email);
  const code = page.getByLabel("Code of your app");
  await expect(code).toBeFocused();
  await expectNoFault(page);
  await code.fill(totp.generate());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your sign-in" })).toBeVisible();

  await closeDesk(page);
  await signIn(page, email);
  await code.fill(recoveryCode.toLowerCase());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(factor).toContainText("9 recovery codes are left");
  await page.goto("/desk/log");
  await page.getByLabel("Search the log").fill("open the desk");
  await expect(page.getByRole("article").filter({ hasText: owner.name })).toHaveCount(3);
  expectOnlyRefusals(faults);
});

test("opens the desk with a passkey, and asks for it again before letting somebody in", async ({ page, faults }) => {
  await withAuthenticator(page);
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/account");
  await page.getByLabel("Name of the passkey").fill("Test phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("group", { name: "Test phone" })).toContainText("not used yet");
  await page.getByRole("button", { name: "Close the desk" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("group", { name: "Test phone" })).toContainText("last used");
  await expectNoFault(page);

  await page.goto("/desk/people");
  const name = `Bina ${Date.now()}`;
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  // As if a quarter of an hour had gone by.
  let asked = 0;
  await page.route("**/api/owner/staff", async (route) => {
    if (route.request().method() !== "POST" || asked++ > 0) return route.continue();
    await route.fulfill({ status: 403, json: { code: "desk_proof_needed" } });
  });
  await page.getByRole("button", { name: "Let someone in" }).click();
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await expect(dialog).toBeVisible();
  await expectNoFault(page);
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("status").filter({ hasText: `The link for ${name}` })).toBeVisible();
  expectOnlyRefusals(faults);
});

test("lists the open desks, and closes one from another", async ({ page, browser, baseURL }) => {
  const owner = await aMember(page, "owner");
  const email = `${owner.id.toLowerCase()}@example.com`;
  await openDesk(page, owner.link);
  await choosePassword(page, email);
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await other.goto("/desk/orders");
  await signIn(other, email);
  await expect(other.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  await page.reload();
  const open = page.getByRole("region", { name: "Open desks" });
  await expect(open.getByRole("group")).toHaveCount(2);
  await open.getByRole("button", { name: "Close it there" }).click();
  await expect(open.getByRole("group")).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole("heading", { name: "The desk", exact: true })).toBeVisible();
  await other.close();
});
