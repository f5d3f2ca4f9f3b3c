import { ownName } from "@/lib/domain/site/base-path";
import { TEST_OWNER_TOKEN } from "../setup/owner-token";
import {
  button,
  chooseCashOnDelivery,
  fillAddress,
  fillCart,
  formsTakenOver,
  fromOwnNetwork,
  keepAddress,
  main,
  onStep,
  onSummary,
  startAsGuest,
  toReviewAsGuest,
} from "./support/checkout-steps";
import { becomeCustomer, codeTo } from "./support/customer";
import { expect, test } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

test.beforeEach(({ page }) => fromOwnNetwork(page));

for (const { name, viewport } of [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a guest pays on delivery, with a code by SMS, and every step is accessible", async ({ page, faults }) => {
      test.slow();
      await watchShifts(page);
      const email = await startAsGuest(page);
      await expectSoundPage(page);
      await main(page)
        .getByRole("link", { name: /^Delivery/ })
        .click();
      await expect(main(page).getByText(email)).toBeVisible();
      await formsTakenOver(page);
      await button(page, "Continue").click();
      await expect(main(page).getByLabel("Name", { exact: true })).toBeFocused();
      // The server tells all that an empty form lacks.
      await expect.poll(() => faults.length).toBe(1);
      expect(faults.splice(0)).toEqual([expect.stringContaining("status of 400")]);
      await expectSoundPage(page);
      const mobile = await fillAddress(page);
      await button(page, "Continue").click();
      await onStep(page, "shipping");
      await expectSoundPage(page);
      await button(page, "Continue").click();
      await onStep(page, "review");
      await expectSoundPage(page);
      await page.goBack();
      await onStep(page, "shipping");
      await page.goForward();

      const shownTotals = page.locator("dd.font-display, summary .tabular").filter({ visible: true });
      const withoutFee = await shownTotals.allTextContents();
      await expect(page.getByText("Cash on delivery", { exact: true }).locator("visible=true")).toHaveCount(1);
      await chooseCashOnDelivery(page);
      // The name of the method, and the row of its fee in each bill that this screen shows.
      await expect(page.getByText("Cash on delivery", { exact: true }).locator("visible=true")).toHaveCount(2);
      const pay = main(page).getByRole("button", { name: /^Place the order, ₹/ });
      const total = Number((await pay.textContent())?.replace(/[^\d.]/g, ""));
      await expect(shownTotals).toHaveText(withoutFee.map(() => new RegExp(`${total.toLocaleString("en-IN")}$`)));
      expect(withoutFee).not.toContain(`₹${total.toLocaleString("en-IN")}`);
      await main(page)
        .getByLabel(/Order note/)
        .fill("After six, please.");
      await button(page, "Send me a code").click();
      const code = main(page).getByLabel(/^Code/).last();
      await expect(code).toBeFocused();
      await code.fill("000000");
      await pay.click();
      await expect(main(page).getByText("That code is not correct")).toBeVisible();
      await expect.poll(() => faults.length).toBe(1);
      expect(faults.splice(0)).toEqual([expect.stringContaining("status of 422")]);
      await code.fill(await codeTo(page.request, mobile));
      await pay.dblclick();
      await onSummary(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
      await expect(main(page).getByText(/^Please have ₹/)).toContainText(total.toLocaleString("en-IN"));
      await expect(main(page).getByText("After six, please.")).toBeVisible();
      await expectSoundPage(page);

      // After the order is placed the cart is empty, and going back to a checkout page redirects to the order.
      await page.goBack();
      await onSummary(page);
      await page.goto("/cart");
      await expect(page.getByRole("heading", { name: "Your bag is empty" })).toBeVisible();
    });
  });
}

test("a customer with a saved address starts at the review, and orders there", async ({ page }) => {
  await becomeCustomer(page);
  await keepAddress(page);
  await fillCart(page);
  await page.goto("/cart");
  await button(page, "Checkout").click();
  await onStep(page, "(shipping|review)");
  if (page.url().includes("/shipping")) await button(page, "Continue").click();
  await onStep(page, "review");
  await expect(main(page).getByText("Rose Street").first()).toBeVisible();

  // The customer enters another address in the checkout, which is also saved in the address book.
  await main(page).getByRole("link", { name: "Change “Delivery address”" }).click();
  await main(page).getByRole("link", { name: "Add an address" }).click();
  await fillAddress(page);
  await button(page, "Continue").click();
  await onStep(page, "review");
  await main(page).getByRole("radio", { name: /^UPI/ }).check();
  const tab = await page.evaluate((key) => sessionStorage.getItem(key), ownName("session_id"));
  await button(page, /^Place the order, ₹/).click();
  await onSummary(page);
  const placed = new URL(page.url()).pathname.split("/").at(-1);
  const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
  const kept = await (await page.request.get(`/api/owner/orders/${placed}`, { headers })).json();
  expect(kept.session_id).toMatch(/^[a-z2-9]{8}\d{13}[a-z2-9]{8}$/);
  expect(JSON.stringify(kept.session_id)).toBe(tab);
  await expect(main(page).getByRole("img", { name: /^QR code that pays ₹.* by UPI$/ })).toBeVisible();
  await main(page).getByLabel("Already paid?").fill("UTR123456");
  await button(page, "Send reference").click();
  await expect(
    main(page)
      .getByText(/Thank you\./)
      .first(),
  ).toBeVisible();
  await main(page).getByRole("link", { name: "View details in your account" }).click();
  await expect(page).toHaveURL(/\/account\/orders\//);
});

test("a guest chooses pickup, and pays with a gift card", async ({ page }) => {
  const issued = await page.request.post("/api/owner/gift-cards", {
    headers: { Authorization: `Bearer ${TEST_OWNER_TOKEN}` },
    data: { price: 5_000 },
  });
  await expect(issued).toBeOK();
  const { code } = await issued.json();
  await startAsGuest(page);
  await main(page)
    .getByRole("link", { name: /^Collect in store/ })
    .click();
  await main(page)
    .getByRole("radio", { name: /^Chennai/ })
    .check();
  await main(page).getByLabel("Name", { exact: true }).fill("Ravi Menon");
  await main(page).getByLabel("Mobile number", { exact: true }).fill("9876543211");
  await button(page, "Continue").click();
  await onStep(page, "shipping");
  await button(page, "Continue").click();
  await onStep(page, "review");
  await main(page).getByText("Gift card", { exact: true }).click();
  await main(page).getByLabel("Gift card code").fill(code.toLowerCase());
  await button(page, "Apply").last().click();
  await expect(main(page).getByText("There is nothing left to pay.")).toBeVisible();
  await button(page, "Place the order").click();
  await onSummary(page);
  await expect(main(page).getByText("There is nothing left to pay.")).toBeVisible();
  await expect(main(page).getByText(/ready for pickup at Chennai/)).toBeVisible();
  await expect(main(page).getByText("Ravi Menon")).toContainText("+91 9876543211");
});

test("an offer code lowers the bill, and one that does not is told at its field", async ({ page, faults }) => {
  await startAsGuest(page);
  await toReviewAsGuest(page);
  await main(page).getByText("Offer code", { exact: true }).click();
  await main(page).getByLabel("Code", { exact: true }).first().fill("NOSUCHCODE");
  await button(page, "Apply").first().click();
  await expect(main(page).getByText("We do not recognise this code")).toBeVisible();
  await main(page).getByLabel("Code", { exact: true }).first().fill("WELCOME10");
  await button(page, "Apply").first().click();
  await expect(page.getByText("Code WELCOME10").locator("visible=true").first()).toBeVisible();
  await button(page, "Remove the code WELCOME10").click();
  await expect(page.getByText("Code WELCOME10").locator("visible=true")).toHaveCount(0);
  // The browser logs the refusal, unless the form was sent before its script listened.
  expect(faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

test("the input is still there after a reload", async ({ page }) => {
  await startAsGuest(page);
  await main(page)
    .getByRole("link", { name: /^Delivery/ })
    .click();
  await fillAddress(page);
  await page.reload();
  await expect(main(page).getByLabel("Town or city")).toHaveValue("Kochi");
  await expect(main(page).getByLabel("State")).toHaveValue("Kerala");
});

test("the server prices another currency", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAsGuest(page);
  const selector = page.getByRole("complementary").getByLabel("Currency");
  await selector.selectOption("USD");
  await expect(page.getByRole("complementary").getByText(/^\$\d/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("complementary").getByText(/^\$\d/).first()).toBeVisible();
});

test("a step too far redirects back, and an unknown checkout redirects to the cart", async ({ page }) => {
  await startAsGuest(page);
  const { pathname } = new URL(page.url());
  await page.goto(pathname.replace("address", "review"));
  await onStep(page, "address");
  await page.goto("/checkout");
  await onStep(page, "address");
  await page.goto("/checkout/nobodys/review");
  await expect(page).toHaveURL(/\/cart/);
  await expect(main(page).getByText(/Your checkout has expired/)).toBeVisible();
  const response = await page.goto("/checkout/order-summary/nobodys?key=none");
  expect(response?.status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest orders by bank transfer, and enters its number", async ({ page }) => {
    await startAsGuest(page);
    await main(page)
      .getByRole("link", { name: /^Delivery/ })
      .click();
    await fillAddress(page);
    await main(page).getByLabel("PIN code").fill("68");
    await button(page, "Continue").click();
    // The refusal is shown at the field, which still contains what was typed.
    await expect(main(page).locator("[aria-invalid=true]")).toHaveValue("68");
    await expect(main(page).getByLabel("Town or city")).toHaveValue("Kochi");
    await expect(main(page).getByLabel("State")).toHaveValue("Kerala");
    expect(page.url()).not.toMatch(/Kochi|Burgher/);
    await main(page).getByLabel("PIN code").fill("682001");
    await button(page, "Continue").click();
    await onStep(page, "shipping");
    await main(page)
      .getByRole("radio", { name: /^Express courier/ })
      .check();
    await button(page, "Continue").click();
    await onStep(page, "review");
    await main(page)
      .getByRole("radio", { name: /^Bank transfer/ })
      .check();
    await button(page, /^Place the order, ₹/).click();
    await onSummary(page);
    await expect(main(page).getByText("EXPL0000114")).toBeVisible();
    await main(page).getByLabel("Already paid?").fill("NEFT 4711");
    await button(page, "Send reference").click();
    await expect(main(page).getByRole("status").first()).toContainText(
      "We will e-mail you once we have found your payment",
    );
    await expect(main(page).getByLabel("Already paid?")).toHaveValue("NEFT 4711");
  });

  test("a guest pays on delivery with a code", async ({ page }) => {
    await startAsGuest(page);
    const mobile = await toReviewAsGuest(page);
    const fee = page.getByText("Cash on delivery", { exact: true }).locator("visible=true");
    await expect(fee).toHaveCount(1);
    await chooseCashOnDelivery(page);
    await expect(fee).toHaveCount(2);
    await button(page, "Send me a code").click();
    await expect(main(page).getByRole("status").first()).toContainText("We have sent a code to your mobile number");
    const code = await codeTo(page.request, mobile);
    await main(page).getByLabel(/^Code/).last().fill(code);
    // While a new page is laid out, those of the other methods are found, too.
    await expect(button(page, /^Place the order, ₹/)).toHaveCount(1);
    await button(page, /^Place the order, ₹/).click();
    await onSummary(page);
  });
});
