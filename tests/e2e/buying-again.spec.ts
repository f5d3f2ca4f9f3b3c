import type { Page } from "@playwright/test";
import {
  aPiece,
  button,
  fillCart,
  fromOwnNetwork,
  keepAddress,
  main,
  onStep,
  onSummary,
} from "./support/checkout-steps";
import { becomeCustomer, PASSWORD } from "./support/customer";
import { placeOrder } from "./support/placed-order";
import { expect, test, wakeUp } from "./support/shop-test";

test.beforeEach(({ page }) => fromOwnNetwork(page));

/** The maximum number of actions that a returning customer should need. */
const FEW = 4;

/**
 * Returns `act`, which performs an action of the shopper and counts it, and `total`, which returns the count so far.
 */
function counted(page: Page) {
  let count = 0;
  const act = async (what: Promise<void>) => {
    count += 1;
    await what;
  };
  return { page, act, total: () => count };
}

test("a returning customer starts at the review, and orders in a few steps", async ({ page }) => {
  await becomeCustomer(page);
  await keepAddress(page);
  await placeOrder(page);
  await fillCart(page);

  const { act, total } = counted(page);
  await act(page.goto("/cart").then(() => undefined));
  await act(button(page, "Checkout").click());
  await onStep(page, "review");
  await expect(main(page).getByText("Rose Street").first()).toBeVisible();
  await act(
    main(page)
      .getByRole("radio", { name: /^Bank transfer/ })
      .check(),
  );
  await act(button(page, /^Place the order, ₹/).click());
  await onSummary(page);
  expect(total()).toBeLessThanOrEqual(FEW);
});

test("buying one product directly continues after sign-in, and leaves the cart alone", async ({ page }) => {
  const email = await becomeCustomer(page);
  await page.context().clearCookies();
  await fillCart(page);
  const { slug, name } = await aPiece(page);
  await page.goto(`/product/${slug}`);
  await wakeUp(page);
  await button(page, "PURCHASE").click();
  await expect(page).toHaveURL(/\/(guest-login|account\/sign-in)\?/);
  if (page.url().includes("guest-login"))
    await main(page)
      .getByRole("link", { name: /Sign in/ })
      .first()
      .click();
  await main(page)
    .getByLabel(/^E-mail address/)
    .fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await onStep(page, "address");
  await expect(page.getByText(name).locator("visible=true").first()).toBeVisible();
  const { items } = await (await page.request.get("/api/cart")).json();
  expect(items).toHaveLength(1);
});
