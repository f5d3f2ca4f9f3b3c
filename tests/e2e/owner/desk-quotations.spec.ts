import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { QUOTE_STORE } from "../../setup/second-stores";
import { button, fillAddress, formsTakenOver, main, onStep } from "../support/checkout-steps";
import { messageTo, newEmail } from "../support/customer";
import { expectNoFault, openDesk, PHONE } from "../support/desk";
import { askForQuote, inQuoteStore, insertQuotationStore, numberOf } from "../support/quotation";
import { expect, test } from "../support/shop-test";

insertQuotationStore();

test("prices a quotation at the desk of its store, and of no other", async ({ page, browser, request, faults }) => {
  test.slow();
  const email = newEmail();
  const shopper = await browser.newPage();
  await askForQuote(shopper);
  await shopper.goto(inQuoteStore("/cart"));
  await button(shopper, "Get quote").click();
  await main(shopper)
    .getByLabel(/^E-mail address/)
    .fill(email);
  await button(shopper, "Continue as guest").click();
  await onStep(shopper, "address");
  await fillAddress(shopper);
  await button(shopper, "Continue").click();
  await onStep(shopper, "review");
  await formsTakenOver(shopper);
  await button(shopper, "Send request").click();
  await expect(shopper).toHaveURL(/\/checkout\/order-summary\/quotation\//);
  const number = await numberOf(shopper);
  await shopper.close();

  const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
  const added = await request.post(`/api/owner/staff?store_id=${QUOTE_STORE.id}`, {
    headers,
    data: { name: "Asha", role: "owner" },
  });
  await expect(added, await added.text()).toBeOK();
  const { pathname, hash } = new URL((await added.json()).link);
  await page.setViewportSize(PHONE);
  await openDesk(page, inQuoteStore(pathname + hash));
  await expect(page.getByText(QUOTE_STORE.name)).toBeVisible();

  await page.getByRole("link", { name: "Quotations to price" }).click();
  await expectNoFault(page);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: `Quotation ${number}` })).toBeVisible();
  const offer = page.getByRole("region", { name: "Your offer" });
  await offer.getByLabel(/^Price of/).fill("900");
  await offer.getByLabel("Shipping").fill("150");
  await offer.getByLabel("Message to the customer").fill("For a wedding we go down a little.");
  await expectNoFault(page);
  await offer.getByRole("button", { name: "Send the offer" }).click();
  await expect(page.getByText("Waits for the customer")).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText("For a wedding we go down a little.");
  const sent = await messageTo(request, email, "quotation_revised", QUOTE_STORE.id);
  expect(sent).toContain("For a wedding we go down a little.");

  // Somebody else offers meanwhile: what was typed stays, beside what is offered now.
  await offer.getByLabel(/^Price of/).fill("850");
  const theirs = { shipping_price: 120, message: "Second" };
  const path = `/api/owner/quotations/${number}/revise?store_id=${QUOTE_STORE.id}`;
  await expect(await request.post(path, { headers, data: theirs })).toBeOK();
  await offer.getByLabel("Message to the customer").fill("The last word.");
  await offer.getByRole("button", { name: "Send the offer" }).click();
  await expect(offer.getByRole("alert").filter({ hasText: "Someone has sent an offer meanwhile." })).toBeVisible();
  await expect(offer.getByText(/now offered ₹900/)).toBeVisible();
  await expect(offer.getByLabel(/^Price of/)).toHaveValue("850");
  await expect(offer.getByRole("button", { name: "Send the offer" })).toBeDisabled();
  await expectNoFault(page);
  await offer.getByRole("button", { name: "Keep what I typed" }).click();
  await offer.getByRole("button", { name: "Send the offer" }).click();
  await expect(history.getByRole("listitem").first()).toContainText("The last word.");

  // The demo store has its own quotations and people, and this session reaches neither.
  const foreign = await page.evaluate(async () => (await fetch("/api/owner/orders?store_id=nila-loom")).json());
  expect(foreign.code).toBe("store_not_allowed");
  await offer.getByRole("button", { name: "Cancel the quotation…" }).click();
  await offer.getByLabel("Reason for the customer").fill("We have no more of it.");
  await offer.getByRole("button", { name: "Cancel the quotation", exact: true }).click();
  await expect(history).toContainText("Cancelled by the shop");
  await expectNoFault(page);
  for (const fault of faults.splice(0)) expect(fault).toMatch(/status of (403|409)/);
});
