import { expect, type Page } from "@playwright/test";
import { QUOTE_STORE } from "../../setup/second-stores";
import { button, fillAddress, main, onStep } from "../support/checkout-steps";
import { codeTo, messageTo, newEmail, PASSWORD } from "../support/customer";
import { askForQuote, inQuoteStore, insertQuotationStore, linkIn, numberOf, revise } from "../support/quotation";
import { test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

insertQuotationStore();

/** Creates an account in the store, using its sign-up pages. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(inQuoteStore("/account/sign-up"));
  await main(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
  await main(page)
    .getByLabel(/^E-mail address/)
    .fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Create account").click();
  const code = await codeTo(page.request, email, "email_code", QUOTE_STORE.id);
  await main(page).getByLabel("Code").fill(code);
  await button(page, "Finish").click();
  await expect(page).toHaveURL(/\/account(\?|$)/);
}

/**
 * Goes from the product page via the quote list to a sent request; returns the number of the quotation. `look` is
 * called on each page on the way.
 */
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
    await page.goto(inQuoteStore("/account/quotations"));
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

    await page.goto(inQuoteStore("/account/quotations"));
    await main(page).getByRole("link", { name: "Approved" }).click();
    await main(page)
      .getByRole("link", { name: `Quotation ${number}` })
      .click();
    await expect(main(page).getByRole("heading", { name: "Approved" })).toBeVisible();
    await expectSoundPage(page);
    await page.goto(inQuoteStore("/account/orders"));
    await expect(main(page).getByText("₹1,120").first()).toBeVisible();
    await expectSoundPage(page);
  });
});

test("a customer answers in the account, and finds every quotation there", async ({ page }) => {
  test.slow();
  await watchShifts(page);
  await signUp(page, newEmail());
  const number = await sendRequest(page);

  await page.goto(inQuoteStore("/account"));
  await main(page).getByRole("link", { name: "Quotations" }).last().click();
  await expect(main(page).getByRole("link", { name: `Quotation ${number}` })).toBeVisible();
  await expect(main(page).getByText("We are preparing your quotation")).toBeVisible();
  await expectSoundPage(page);
  await revise(number, 950);
  await main(page)
    .getByRole("link", { name: `Quotation ${number}` })
    .click();
  await expect(main(page).getByRole("heading", { name: "Your quotation is ready" })).toBeVisible();
  await expectSoundPage(page);
  await main(page).getByText("Ask for a revision", { exact: true }).first().click();
  await main(page).getByLabel("What would you like to change?").fill("By Friday, please.");
  await button(page, "Ask for a revision").click();
  await expect(main(page).getByRole("heading", { name: "Revision requested" })).toBeVisible();
  await button(page, "Approve ₹1,150").click();
  await expect(main(page).getByRole("heading", { name: "Approved" })).toBeVisible();
  await expectSoundPage(page);
  await main(page).getByRole("link", { name: "View order and payment" }).click();
  await expect(main(page).getByRole("img", { name: /^QR code that pays ₹.* by UPI$/ })).toBeVisible();

  await page.goto(inQuoteStore("/account/quotations"));
  await expect(main(page).getByText("You have no open quotations.")).toBeVisible();
  await main(page).getByRole("link", { name: "Approved" }).click();
  await expect(main(page).getByRole("link", { name: `Quotation ${number}` })).toBeVisible();
  await main(page).getByRole("searchbox", { name: "Search your quotations" }).fill("nothing like it");
  await button(page, "Search").click();
  await expect(main(page).getByText("No quotations match your search.")).toBeVisible();
});
