import {
  button,
  fillAddress,
  fromOwnNetwork,
  main,
  onStep,
  onSummary,
  startAsGuest,
  toReviewAsGuest,
} from "./support/checkout-steps";
import { readyCheckout } from "./support/order-to-pay";
import { expect, test } from "./support/shop-test";

test.beforeEach(({ page }) => fromOwnNetwork(page));

test("after ordering in one tab, the other tab says so and leads to the order", async ({ page, context, faults }) => {
  await page.goto(`${await readyCheckout(page)}/review`);
  const other = await context.newPage();
  await other.goto(page.url());
  const transfer = (tab: typeof page) => main(tab).getByRole("radio", { name: /^Bank transfer/ });
  await transfer(other).check();
  await transfer(page).check();
  await button(page, /^Place the order, ₹/).click();
  await onSummary(page);
  await button(other, /^Place the order, ₹/).click();
  await expect(main(other).getByText("You have already sent this order.")).toBeVisible();
  await other.reload();
  await onSummary(other);
  expect(faults.splice(0)).toEqual([]);
});

test("pressing twice, and again after going back, places one order", async ({ page }) => {
  await page.goto(`${await readyCheckout(page)}/review`);
  await main(page)
    .getByRole("radio", { name: /^Bank transfer/ })
    .check();
  await button(page, /^Place the order, ₹/).dblclick();
  await onSummary(page);
  const number = await main(page)
    .getByText(/^Order \d/)
    .textContent();
  await page.goBack();
  await onSummary(page);
  await expect(main(page).getByText(`${number}`)).toBeVisible();
});

test("a currency changed during the checkout is the currency of the order", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAsGuest(page);
  await page.getByRole("complementary").getByLabel("Currency").selectOption("USD");
  await expect(page.getByRole("complementary").getByText(/^\$\d/).first()).toBeVisible();
  await toReviewAsGuest(page);
  const cash = main(page).getByRole("radio", { name: /^Cash on delivery.*Only for payments in INR/ });
  await expect(cash).toBeDisabled();
  await button(page, "Change to INR").click();
  await expect(main(page).getByRole("radio", { name: /^Cash on delivery/ })).toBeEnabled();
  await expect(button(page, "Change to INR")).toHaveCount(0);
  await page.getByRole("complementary").getByLabel("Currency").selectOption("USD");
  await expect(cash).toBeDisabled();
  await main(page)
    .getByRole("radio", { name: /^Bank transfer/ })
    .check();
  await button(page, /^Place the order, \$/).click();
  await onSummary(page);
  await expect(main(page).getByText(/^We will prepare your order once your payment of \$/)).toBeVisible();
});

test.describe("when the network fails during the checkout", () => {
  test.use({ isCutOff: true });

  test("the page says so, keeps the input, and continues once the network is back", async ({ page, context }) => {
    await startAsGuest(page);
    await main(page)
      .getByRole("link", { name: /^Delivery/ })
      .click();
    await fillAddress(page);
    await context.setOffline(true);
    await button(page, "Continue").dispatchEvent("click");
    await expect(page.getByText(/No Internet Connection|could not connect/).first()).toBeVisible();
    await context.setOffline(false);
    await expect(button(page, "Continue")).toBeVisible({ timeout: 20_000 });
    await expect(main(page).getByLabel("Town or city")).toHaveValue("Kochi");
    await button(page, "Continue").click();
    await onStep(page, "shipping");
  });
});
