import { startPayPal } from "../../fakes/paypal";
import { PAYPAL_STAND_IN_PORT } from "../../setup/paypal-stand-in";
import { orderToPay } from "../support/order-to-pay";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

let service: Awaited<ReturnType<typeof startPayPal>>;
test.beforeAll(async () => {
  service = await startPayPal({ port: PAYPAL_STAND_IN_PORT });
});
test.afterAll(() => service.close());

test("one may leave PayPal's page without paying, and paying there places the order", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(await orderToPay(page, "PayPal", "USD"));
  await expectSoundPage(page);
  const pay = page.getByRole("button", { name: /^Pay \$.* with PayPal/ });
  await pay.click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(pay).toBeVisible();
  await pay.click();
  await page.getByRole("link", { name: "Pay now" }).click();
  await expect(page).toHaveURL(/\/checkout\/order-summary\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
});
