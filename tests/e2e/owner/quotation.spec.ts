import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { QUOTE_STORE } from "../../setup/second-stores";
import { button, fillAddress, fromOwnNetwork, main, onStep } from "../support/checkout-steps";
import { codeTo, messageTo, newEmail, PASSWORD } from "../support/customer";
import { openSecondStore, originOf } from "../support/second-store";
import { test, wakeUp } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

const run = promisify(execFile);
const NAPKINS = "indigo-napkins";
const NUMBER = /Q-\d{4}-\d+/;

/** The address of the shop for API calls; browsers find its second store at `origin`. */
let shop = "";
let origin = "";

test.beforeAll(async ({ playwright }, { project }) => {
  shop = project.use.baseURL ?? "";
  const api = await playwright.request.newContext({ baseURL: shop });
  const slugs = [NAPKINS, "gamcha-bath-towel", "madras-check-kannur-twill"];
  await openSecondStore(api, { store: QUOTE_STORE, slugs, details: { sub_type: "quot" }, baseURL: shop });
  origin = originOf(QUOTE_STORE, shop);
  await api.dispose();
});
test.beforeEach(({ page }) => fromOwnNetwork(page));

/** Puts a product on the quote list; `page` may be anybody's. */
async function askForQuote(page: Page): Promise<void> {
  await page.goto(`${origin}/product/${NAPKINS}`);
  await button(page, "Add to quote list").click();
  await page.waitForURL(/\/cart|\/product/);
  await page.goto(`${origin}/cart`);
  await expect(main(page).getByRole("heading", { level: 1, name: "Your quote list" })).toBeVisible();
  await expect(main(page).getByText("at checkout")).toHaveCount(0);
  // Wait until the item being added has arrived on the list.
  await expect(main(page).getByText("₹0", { exact: true })).toHaveCount(0);
}

/** The owner offers a price for the first item on the command line. */
async function revise(number: string, price: number, message = ""): Promise<void> {
  const words = ["quotations", "revise", number, `1=${price}`, "--shipping", "200"];
  const where = ["--store", QUOTE_STORE.id, "--url", shop];
  await run(
    process.execPath,
    [
      ...["node_modules/.bin/tsx", "--conditions=react-server", "scripts/store.ts"],
      ...[...words, ...(message ? ["--message", message] : []), ...where],
    ],
    { env: { ...process.env, OWNER_TOKEN: TEST_OWNER_TOKEN } },
  );
}

/** The link in a mail for this answer. */
function linkIn(mail: string, answer: "approve" | "revision"): string {
  const [link = ""] = new RegExp(`${origin}/quote-status/\\S+?/${answer}\\?[^\\s"<>)]+`).exec(mail) ?? [];
  expect(link).not.toBe("");
  return link.replaceAll("&amp;", "&");
}

async function numberOf(page: Page): Promise<string> {
  const [number = ""] = NUMBER.exec((await main(page).textContent()) ?? "") ?? [];
  expect(number).not.toBe("");
  return number;
}

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
      await page.goto(`${origin}/product/${NAPKINS}`);
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
      await main(page).getByLabel("E-mail address", { exact: true }).fill(email);
      await button(page, "Continue as guest").click();

      await onStep(page, "address");
      await expect(main(page).getByRole("heading", { level: 1, name: "Your company" })).toBeVisible();
      await expectSoundPage(page);
      await fillAddress(page);
      await button(page, "Continue").click();
      await onStep(page, "review");
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
      await expectSoundPage(page);
      await button(page, "Send request").dblclick();

      await expect(page).toHaveURL(/\/checkout\/order-summary\/quotation\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
      await expect(main(page).getByText("Rao Weddings")).toBeVisible();
      await expectSoundPage(page);
      const summary = page.url();
      const number = await numberOf(page);
      expect(await messageTo(request, email, "quotation_requested", QUOTE_STORE.id)).toContain(number);
      await page.goto(`${origin}/cart`);
      await expect(page.getByRole("heading", { name: "Your quote list is empty" })).toBeVisible();

      await revise(number, 900, "For a wedding we go down a little.");
      const first = await messageTo(request, email, "quotation_revised", QUOTE_STORE.id);
      await page.goto(linkIn(first, "revision"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not quite right yet?");
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
      await expect(main(page).getByText("prices have changed since that e-mail")).toBeVisible();
      await expect(main(page).getByText("Let us meet in the middle.")).toBeVisible();
      await expectSoundPage(page);
      // Opening the link has changed nothing.
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

/** Creates an account through the store's pages. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/account/sign-up`);
  await main(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
  await main(page).getByLabel("E-mail address", { exact: true }).fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Create account").click();
  const code = await codeTo(page.request, email, "email_code", QUOTE_STORE.id);
  await main(page).getByLabel("Code").fill(code);
  await button(page, "Finish").click();
  await expect(page).toHaveURL(/\/account(\?|$)/);
}

/** From the quote list to the sent request; returns its number. `look` runs on each page on the way. */
async function sendRequest(page: Page, look = async () => {}): Promise<string> {
  await askForQuote(page);
  await look();
  await button(page, "Get quote").click();
  await onStep(page, "address");
  await look();
  await fillAddress(page);
  await button(page, "Continue").click();
  await onStep(page, "review");
  await look();
  await button(page, "Send request").click();
  await expect(page).toHaveURL(/\/checkout\/order-summary\/quotation\//);
  await look();
  return numberOf(page);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a customer approves by the link in the mail, and finds the order in the account", async ({ page, request }) => {
    test.slow();
    const email = newEmail();
    await watchShifts(page);
    await signUp(page, email);
    const number = await sendRequest(page, () => expectSoundPage(page));
    await page.goto(`${origin}/account/quotations`);
    await expectSoundPage(page);
    await revise(number, 920, "Ready within the week.");
    await page.goto(linkIn(await messageTo(request, email, "quotation_revised", QUOTE_STORE.id), "approve"));
    await expect(main(page).getByText("Ready within the week.")).toBeVisible();
    await expectSoundPage(page);
    await button(page, "Approve ₹1,120").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
    await expectSoundPage(page);
    await main(page).getByRole("link", { name: "View order and payment" }).click();
    await expect(page).toHaveURL(/\/checkout\/order-summary\/(?!quotation)/);
    await expect(main(page).getByText("₹1,120").first()).toBeVisible();
    await expectSoundPage(page);

    await page.goto(`${origin}/account/quotations`);
    await main(page).getByRole("link", { name: "Approved" }).click();
    await main(page)
      .getByRole("link", { name: `Quotation ${number}` })
      .click();
    await expect(main(page).getByRole("heading", { name: "Approved" })).toBeVisible();
    await expectSoundPage(page);
    await page.goto(`${origin}/account/orders`);
    await expect(main(page).getByText("₹1,120").first()).toBeVisible();
    await expectSoundPage(page);
  });
});

test("a customer answers in the account, and finds every quotation there", async ({ page }) => {
  test.slow();
  await watchShifts(page);
  await signUp(page, newEmail());
  const number = await sendRequest(page);

  await page.goto(`${origin}/account`);
  await main(page).getByRole("link", { name: "Quotations" }).last().click();
  await expect(main(page).getByRole("link", { name: `Quotation ${number}` })).toBeVisible();
  await expect(main(page).getByText("We are working out our prices")).toBeVisible();
  await expectSoundPage(page);
  await revise(number, 950);
  await main(page)
    .getByRole("link", { name: `Quotation ${number}` })
    .click();
  await expect(main(page).getByRole("heading", { name: "Our prices are ready" })).toBeVisible();
  await expectSoundPage(page);
  await main(page).getByText("Ask for a revision").first().click();
  await main(page).getByLabel("What would you like to change?").fill("By Friday, please.");
  await button(page, "Ask for a revision").click();
  await expect(main(page).getByRole("heading", { name: "Revision requested" })).toBeVisible();
  await button(page, "Approve ₹1,150").click();
  await expect(main(page).getByRole("heading", { name: "Approved" })).toBeVisible();
  await expectSoundPage(page);
  await main(page).getByRole("link", { name: "View order and payment" }).click();
  await expect(main(page).getByRole("img", { name: /^QR code that pays ₹.* by UPI$/ })).toBeVisible();

  await page.goto(`${origin}/account/quotations`);
  await expect(main(page).getByText("You have no open quotations.")).toBeVisible();
  await main(page).getByRole("link", { name: "Approved" }).click();
  await expect(main(page).getByRole("link", { name: `Quotation ${number}` })).toBeVisible();
  await main(page).getByRole("searchbox", { name: "Search these quotations" }).fill("nothing like it");
  await button(page, "Search").click();
  await expect(main(page).getByText("No quotations match your search.")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest asks for prices, approves them and learns how to pay", async ({ page, request }) => {
    test.slow();
    const email = newEmail();
    await askForQuote(page);
    await button(page, "Get quote").click();
    await main(page).getByLabel("E-mail address", { exact: true }).fill(email);
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

    // The prices change while the page is open, and nothing is approved unseen.
    await revise(number, 880);
    await button(page, "Approve ₹1,100").click();
    await expect(main(page).getByText("prices have changed since that e-mail")).toBeVisible();
    await button(page, "Approve ₹1,080").click();
    await main(page).getByRole("link", { name: "View order and payment" }).click();
    await expect(main(page).getByRole("img", { name: /^QR code that pays ₹.* by UPI$/ })).toBeVisible();
  });

  test("a guest cancels a quotation", async ({ page }) => {
    await askForQuote(page);
    await button(page, "Get quote").click();
    await main(page).getByLabel("E-mail address", { exact: true }).fill(newEmail());
    await button(page, "Continue as guest").click();
    await fillAddress(page);
    await button(page, "Continue").click();
    await button(page, "Send request").click();
    await main(page).getByText("No longer needed?").click();
    await main(page).getByLabel("Why?").fill("The wedding is off.");
    await button(page, "Cancel the quotation").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This quotation was cancelled");
  });
});
