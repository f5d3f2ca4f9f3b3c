import { startStripe } from "../../fakes/stripe";
import { STRIPE_STAND_IN_PORT } from "../../setup/stripe-stand-in";
import { orderToPay } from "../support/order-to-pay";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

let service: Awaited<ReturnType<typeof startStripe>>;
test.beforeAll(async () => {
  service = await startStripe({ port: STRIPE_STAND_IN_PORT });
});
test.afterAll(() => service.close());

test("a declined card is followed by one with 3-D Secure, which places the order with one payment", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const opened = await page.goto(await orderToPay(page, "Stripe"));
  expect(opened?.headers()["permissions-policy"]).toContain('payment=(self "https://js.stripe.com"');
  const card = page.getByLabel("Card number");
  await expect(card).toBeVisible();
  await expectSoundPage(page);
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  await card.fill("declined");
  await pay.click();
  await expect(page.getByText("Your bank declined the payment")).toBeVisible();
  await card.fill("3ds");
  await pay.click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page).toHaveURL(/\/checkout\/order-summary\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  expect(service.intents()).toHaveLength(1);
});
