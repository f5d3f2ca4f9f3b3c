import type { Page } from "@playwright/test";
import { holdScripts } from "../support/hold-scripts";
import { expect, test, wakeUp } from "../support/shop-test";

const CLOTH = "/product/madras-check-kannur-twill";
const length = (page: Page) => page.locator("main").getByRole("spinbutton", { name: /Length in metres/ });
const main = (page: Page) => page.locator("#content");

test("a quantity changed before the scripts have loaded is changed", async ({ page }) => {
  await page.goto(CLOTH);
  await wakeUp(page);
  await main(page).getByRole("button", { name: "Add to bag" }).click();
  await expect(main(page).getByRole("button", { name: "Added" })).toBeVisible();
  const release = await holdScripts(page);
  await page.goto("/cart", { waitUntil: "domcontentloaded" });
  await main(page).getByRole("button", { name: "Increase quantity of" }).click();
  await expect(length(page)).toHaveValue("1");
  release();
  await expect(main(page).getByText("Total before shipping").locator("..")).toContainText("₹544");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("adding, changing, refusals and removing work with forms", async ({ page }) => {
    await page.goto(CLOTH);
    await page.getByRole("link", { name: "Moss and bone" }).click();
    await main(page).getByRole("spinbutton", { name: "Length in metres" }).fill("1.5");
    await main(page).getByRole("button", { name: "Add to bag" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main(page).getByText("Colour: Moss and bone")).toBeVisible();
    await length(page).fill("2");
    await main(page).getByRole("button", { name: "Update" }).click();
    await expect(main(page).getByText("Total before shipping").locator("..")).toContainText("₹1,088");
    await main(page).getByRole("button", { name: "Increase quantity of" }).click();
    await expect(length(page)).toHaveValue("2.5");
    await main(page).getByRole("button", { name: "Decrease quantity of" }).click();
    await expect(length(page)).toHaveValue("2");
    await length(page).fill("9999");
    await main(page).getByRole("button", { name: "Update" }).click();
    await expect(main(page).getByRole("alert")).toContainText("left");
    await expect(length(page)).toHaveValue("2");
    await main(page)
      .getByRole("checkbox", { name: /Gift wrap/ })
      .check();
    await main(page)
      .getByRole("textbox", { name: /Order note/ })
      .fill("Ring twice");
    await main(page).getByRole("button", { name: "Save" }).click();
    await expect(main(page).getByRole("term").getByText("Gift wrap", { exact: true })).toBeVisible();
    await expect(main(page).getByRole("textbox", { name: /Order note/ })).toHaveValue("Ring twice");
    await main(page)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(main(page).getByRole("heading", { name: "Your bag is empty" })).toBeVisible();
  });
});
