import type { Page } from "@playwright/test";
import { startRazorpay } from "../../fakes/razorpay";
import { RAZORPAY_STAND_IN_PORT } from "../../setup/razorpay-stand-in";
import { main } from "../support/checkout-steps";
import { orderToPay, readyCheckout } from "../support/order-to-pay";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

// The stand-in listens on one port, so that one test runs after the other.
test.describe.configure({ mode: "serial" });

let service: Awaited<ReturnType<typeof startRazorpay>>;
test.beforeAll(async () => {
  service = await startRazorpay({ port: RAZORPAY_STAND_IN_PORT });
});
test.afterAll(() => service.close());

/** Clicks the pay button; returns the order that was handed to Razorpay's window. */
async function openWindow(page: Page): Promise<string> {
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.addEventListener(
          "razorpay-opened",
          (event) => resolve((event as CustomEvent<{ order_id: string }>).detail.order_id),
          { once: true },
        ),
      ),
  );
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  return opened;
}

const leave = (page: Page, razorpay: unknown) => page.evaluate((data) => window.postMessage(data), { razorpay });

test("its window can be closed and opened again, and a payment in it places the order", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(await orderToPay(page, "Razorpay"));
  await expectSoundPage(page);
  await openWindow(page);
  await leave(page, "closed");
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).not.toHaveAttribute("aria-busy");

  const token = await openWindow(page);
  service.pay(token, { status: "failed" });
  const { reference, payment_id, signature } = service.returned(service.pay(token));
  await leave(page, {
    razorpay_order_id: reference,
    razorpay_payment_id: payment_id,
    razorpay_signature: signature,
  });
  await expect(page).toHaveURL(/\/checkout\/order-summary\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
});

test("the payment step says that UPI apps can pay, before Razorpay's window opens", async ({ page }) => {
  await watchShifts(page);
  const checkout = await readyCheckout(page);
  // The shop asks Razorpay again some seconds after it was away, as it is for the other journeys.
  await expect(async () => {
    await page.goto(`${checkout}/review`);
    await main(page)
      .getByRole("radio", { name: /Razorpay/ })
      .check();
    await expect(main(page).getByText("Pay with any UPI app.")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectSoundPage(page);
});
