import { BASE_PATH } from "@/lib/domain/site/base-path";
import { aPiece, button, fromOwnNetwork, main, onStep, onSummary, toReviewAsGuest } from "../support/checkout-steps";
import { newEmail } from "../support/customer";
import { expect, test, wakeUp } from "../support/shop-test";

test.beforeEach(({ page }) => fromOwnNetwork(page));

test("a guest goes from the home page through product, bag and checkout to the order", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await expect(page).toHaveURL(({ pathname }) => pathname === BASE_PATH);
  await wakeUp(page);
  await main(page).getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(`${BASE_PATH}/product/`));
  await page.goto(`/product/${(await aPiece(page)).slug}`);
  await wakeUp(page);
  await button(page, "Add to bag").first().click();
  await expect(button(page, "Added").first()).toBeVisible();
  await page.goto("/cart");
  await button(page, "Checkout").click();
  await main(page)
    .getByLabel(/^E-mail address/)
    .fill(newEmail());
  await button(page, "Continue as guest").click();
  await onStep(page, "address");
  await toReviewAsGuest(page);
  await main(page)
    .getByRole("radio", { name: /^Bank transfer/ })
    .check();
  await button(page, /^Place the order/).click();
  await onSummary(page);
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(`${BASE_PATH}/checkout/order-summary/`));
});

test("a search and a chosen variant stay in the shop", async ({ page }) => {
  await page.goto("/search?q=ikat");
  await wakeUp(page);
  await main(page).getByRole("searchbox").fill("indigo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === `${BASE_PATH}/search?q=indigo`);

  const product = `${BASE_PATH}/product/madras-check-kannur-twill`;
  await page.goto("/product/madras-check-kannur-twill");
  await wakeUp(page);
  const choice = page.getByRole("link", { name: "Moss and bone" });
  await choice.click();
  await expect(page).toHaveURL(({ pathname, search }) => pathname === product && search.startsWith("?variant="));
  await page.reload();
  await expect(choice).toHaveAttribute("aria-current", "true");
});
