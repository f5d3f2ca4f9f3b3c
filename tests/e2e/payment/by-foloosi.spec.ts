import type { Page } from "@playwright/test";
import { startFoloosi } from "../../fakes/foloosi";
import { FOLOOSI_STAND_IN_PORT } from "../../setup/foloosi-stand-in";
import { orderToPay } from "../support/order-to-pay";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

test.describe.configure({ mode: "serial" });

let service: Awaited<ReturnType<typeof startFoloosi>>;
test.beforeAll(async () => {
  service = await startFoloosi({ port: FOLOOSI_STAND_IN_PORT });
});
test.afterAll(() => service.close());

const pay = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });

/** Clicks the pay button; returns the token that was passed to Foloosi's window. */
async function openWindow(page: Page): Promise<string> {
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.addEventListener(
          "foloosi-opened",
          (event) => resolve((event as CustomEvent<{ reference_token: string }>).detail.reference_token),
          { once: true },
        ),
      ),
  );
  await pay(page).click();
  return opened;
}

/** Posts the message that Foloosi's window sends to the page when the shopper closes it. */
const leave = (page: Page, said: object) => page.evaluate((data) => window.postMessage(data), said);

test("its window can be closed and opened again, and a payment in it places the order", async ({ page }) => {
  await watchShifts(page);
  await page.goto(await orderToPay(page, "Foloosi"));
  await expect(page.getByText(/reserved for [67]:\d\d/)).toBeVisible();
  await expectSoundPage(page);
  await openWindow(page);
  await leave(page, { status: "closed" });
  await expect(pay(page)).not.toHaveAttribute("aria-busy");

  const { transaction_no } = service.pay(await openWindow(page));
  await leave(page, { status: "success", data: { transaction_no } });
  await expect(page).toHaveURL(/\/checkout\/order-summary\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
});

test("a smaller payment, or one only claimed by its window, does not count", async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(await orderToPay(page, "Foloosi"));
  await expectSoundPage(page);
  const token = await openWindow(page);
  await leave(page, { status: "success", data: { transaction_no: "FLS-invented" } });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pay ₹");
  await expect(page).not.toHaveURL(/order-summary/);
  const { transaction_no } = service.pay(token, { request_amount: "1.00" });
  await leave(page, { status: "success", data: { transaction_no } });
  await expect(page).not.toHaveURL(/order-summary/);
  faults.splice(0);
});
