import type { Page } from "@playwright/test";
import { fromOwnNetwork, headersOf, main } from "../support/checkout-steps";
import { messageTo, newEmail } from "../support/customer";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";

/** Orders one piece by transfer as a guest; returns the number of the order and the e-mail address. */
async function orderAsGuest(page: Page): Promise<{ number: string; email: string }> {
  const email = newEmail();
  const headers = await headersOf(page.request);
  await expect(await page.request.post("/api/account/guest", { headers, data: { email } })).toBeOK();
  return { number: await placeOrder(page), email };
}

/** Opens the link to the order in the newest mail of this kind, as somebody who has nothing but the mail. */
async function openMail(page: Page, email: string, template: string): Promise<void> {
  const mail = await messageTo(page.request, email, template);
  const [link = ""] = /https?:\S+\/checkout\/order-summary\/\S+/.exec(mail) ?? [];
  await page.context().clearCookies();
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
}

test.beforeEach(({ page }) => fromOwnNetwork(page));

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest sees until when an unpaid order is kept, and cancels it at once", async ({ page }) => {
    const { number, email } = await orderAsGuest(page);
    await openMail(page, email, "order_placed");
    await expect(main(page).getByText(`Order ${number}`)).toBeVisible();
    await expect(main(page).getByText("We keep your items until ")).toBeVisible();
    await main(page).getByText("Cancel this order").click();
    await main(page).getByRole("button", { name: "Cancel the order" }).click();
    await expect(main(page).getByText("Your order has been cancelled.")).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "This order is no longer active" })).toBeVisible();
    await expect(main(page).getByText("Cancel this order")).toHaveCount(0);
    await expect(main(page).getByText("We keep your items until ")).toHaveCount(0);
    expect(await messageTo(page.request, email, "order_cancelled")).toContain("do not transfer the money any more");
  });
});
