import type { Page } from "@playwright/test";
import { orderToPay } from "../support/order-to-pay";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";
import { newCard, takenFromCard } from "../support/square";

const card = (page: Page) => page.getByLabel("Card number");
const pay = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });

test("after a declined card, another one pays the order", async ({ page, faults }) => {
  await watchShifts(page);
  await page.goto(await orderToPay(page, "Square"));
  await expect(page.getByText(/reserved for [67]:\d\d/)).toBeVisible();
  await card(page).fill("declined");
  await expectSoundPage(page);
  const refused = page.waitForResponse((response) => response.status() === 422);
  await pay(page).click();
  await refused;
  await expect(page.getByText("Your bank declined the payment, and you have not been charged.")).toBeVisible();
  // The browser logs the refused call as an error, which is expected.
  await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining("422")]);
  const number = newCard();
  await card(page).fill(number);
  await pay(page).click();
  await expect(page).toHaveURL(/\/checkout\/order-summary\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  expect((await takenFromCard(page.request, number)).payments).toHaveLength(1);
});

test("choosing another payment method leads back to the review", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(await orderToPay(page, "Square"));
  await expect(card(page)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Choose another payment method" }).click();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole("heading", { name: "How would you like to pay?" })).toBeVisible();
});
