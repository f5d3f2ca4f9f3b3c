import { expect, test, wakeUp } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

test("a garment is added from the list, with its size, and the focus returns to the card", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto("/category/garments");
  await wakeUp(page);
  const add = page.getByRole("link", { name: /^Choose size: / }).first();
  await add.focus();
  await page.keyboard.press("Enter");
  const dialog = page.locator(".quick-dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "L", exact: true }).click();
  await expectSoundPage(page);
  await dialog.getByRole("button", { name: "Add to bag" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "In your bag" })).toBeVisible();
  await expect(add).toBeFocused();
  await expect(page).toHaveURL(/\/category\/garments$/);
});

test("a product's page leads along the list one came from, and only then", async ({ page }) => {
  await watchShifts(page);
  await page.goto("/category/garments");
  await wakeUp(page);
  const names = await page.locator(".card-name").allTextContents();
  await page.locator(".card-name > a").nth(1).click();
  const steps = page.getByRole("navigation", { name: "Products of the list" });
  await expect(steps.getByRole("link", { name: `Previous: ${names[0]}` })).toBeVisible();
  await steps.getByRole("link", { name: `Next: ${names[2]}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: names[2] })).toBeVisible();
  await expect(steps.getByRole("link", { name: `Previous: ${names[1]}` })).toBeVisible();
  await expectSoundPage(page);
});

test("two products are compared at an address that can be shared", async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  // Until the code of the choice has loaded, the link opens the page for browsers without script.
  await expect(async () => {
    await page.goto("/category/cloth");
    await wakeUp(page);
    await page.getByRole("link", { name: "Compare" }).first().click();
    await expect(page.getByRole("region", { name: "Products to compare" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const picks = page.getByRole("button", { name: /^Compare / });
  await picks.nth(0).click();
  await picks.nth(1).click();
  await page.getByRole("region", { name: "Products to compare" }).getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?products=[^,]+,[^,]+$/);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expectSoundPage(page);

  const friend = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const shared = await friend.newPage();
  const response = await shared.goto(page.url());
  expect(response?.status()).toBe(200);
  await expect(shared.getByRole("columnheader")).toHaveCount(2);
  await shared.getByText("Add another").click();
  await shared.getByRole("checkbox", { checked: false }).first().check();
  await shared.locator("form").getByRole("button", { name: "Compare" }).click();
  await expect(shared.getByRole("columnheader")).toHaveCount(3);
  await friend.close();
});
