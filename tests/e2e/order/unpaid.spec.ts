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

  test("the page that finds an order works, and does not say whether there is one", async ({ page }) => {
    const { number, email } = await orderAsGuest(page);
    for (const asked of [number, "0000000-1126"]) {
      const opened = await page.goto("/find-order");
      expect(opened?.headers()["cache-control"]).toContain("no-store");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await main(page).getByLabel("Order number").fill(asked);
      await main(page).getByLabel("E-mail address").fill(email);
      await main(page).getByRole("button", { name: "Send me the link" }).click();
      await expect(page).toHaveURL(/\/find-order\?done=order_link_sent$/);
      await expect(main(page).getByText("If there is an order with that number")).toBeVisible();
    }
    await openMail(page, email, "order_link");
    await expect(main(page).getByText(`Order ${number}`)).toBeVisible();
  });
});

test("a guest who lost the mail finds the order from the footer", async ({ page }) => {
  const { number, email } = await orderAsGuest(page);
  await page.context().clearCookies();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Find your order" }).click();
  await expect(page).toHaveURL(/\/find-order$/);
  await main(page).getByLabel("Order number").fill(`#${number}`);
  await main(page).getByLabel("E-mail address").fill(email.toUpperCase());
  await main(page).getByRole("button", { name: "Send me the link" }).click();
  await expect(main(page).getByText("If there is an order with that number")).toBeVisible();
  await openMail(page, email, "order_link");
  await expect(main(page).getByText(`Order ${number}`)).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Thank you, Asha" })).toBeVisible();
});
