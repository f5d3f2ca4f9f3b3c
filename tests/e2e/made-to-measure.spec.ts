import type { Locator, Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../setup/owner-token";
import { accessibilityFaults } from "./support/axe";
import { becomeCustomer, messageTo, newEmail } from "./support/customer";
import { orderCart } from "./support/placed-order";
import { expect, test, wakeUp } from "./support/shop-test";

const CLOTH = "/product/kora-unbleached-cotton";
const STITCH = "STITCH GARMENT";
const INCHES = {
  Chest: 46,
  Waist: 38,
  Hip: 42,
  Shoulder: 16.5,
  "Sleeve length": 23,
  "Upper arm": 13,
  Neck: 15,
  Length: 42,
};
const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test.use({ viewport: { width: 390, height: 844 } });

const dialogOf = (page: Page) => page.getByRole("dialog", { name: STITCH });
const next = (dialog: Locator) => dialog.getByRole("button", { name: "Continue" }).click();
const stepOf = (dialog: Locator, name: string) => expect(dialog.getByRole("heading", { name, level: 3 })).toBeFocused();

/** Axe finds nothing in what is open. */
async function expectNoFault(page: Page, part: string) {
  expect(await accessibilityFaults(page, { part })).toEqual([]);
}

async function fillMeasurements(scope: Locator, values: Readonly<Record<string, number>>) {
  for (const [name, value] of Object.entries(values)) {
    await scope.getByRole("textbox", { name: new RegExp(`^${name}\\b`) }).fill(String(value));
  }
}

/** What the owner and the tailor read of an order. */
async function readAsOwner(page: Page, number: string) {
  const order = await page.request.get(`/api/owner/orders/${number}`, { headers });
  const sheet = await page.request.get(`/api/owner/orders/${number}/tailor-sheet`, { headers });
  const csv = await page.request.get("/api/owner/orders/export", { headers });
  await expect(sheet, await sheet.text()).toBeOK();
  return { order: JSON.stringify(await order.json()), sheet: (await sheet.json()).html, csv: (await csv.json()).csv };
}

test("orders a kurta from 3.5 m of cloth in inches, and again with the saved profile in centimetres", async ({
  page,
}) => {
  await becomeCustomer(page);
  await page.goto(CLOTH);
  await wakeUp(page);
  // Before its script listens, the form leads to a page of its own.
  await page.waitForLoadState("networkidle");
  await page.getByLabel(/^Deliver to/).fill("682001");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Made for you: up to 8 working days later.")).toBeVisible();
  await page.getByRole("link", { name: STITCH }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/Takes up to 6 working days\.$/).first()).toBeVisible();
  await dialog.getByRole("radio", { name: /Stitch a kurta/ }).check();
  await expectNoFault(page, ".customize-dialog");
  await next(dialog);
  await stepOf(dialog, "Who is it for?");
  await next(dialog);
  await expect(dialog.getByRole("textbox", { name: "Profile name" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Profile name" }).fill("Asha, loose");
  await expectNoFault(page, ".customize-dialog");
  await next(dialog);
  await stepOf(dialog, "Neck");
  await dialog.getByRole("radio", { name: /Shirt collar/ }).check();
  await expectNoFault(page, ".customize-dialog");
  await next(dialog);
  await stepOf(dialog, "Opening");
  await expect(dialog.getByRole("radio")).toHaveCount(2);
  await page.goBack();
  await stepOf(dialog, "Neck");
  await expect(dialog.getByRole("radio", { name: /Shirt collar/ })).toBeChecked();
  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Neck", level: 3 })).toBeVisible();
  await expect(dialog.getByRole("radio", { name: /Shirt collar/ })).toBeChecked();
  await next(dialog);
  for (const name of ["Opening", "Sleeves", "Pockets", "Lining"]) {
    await stepOf(dialog, name);
    await next(dialog);
  }

  await stepOf(dialog, "Upper body");
  await dialog.getByText("No tape at hand?").click();
  await dialog.getByRole("radio", { name: "L", exact: true }).check();
  await expectNoFault(page, ".customize-dialog");
  await dialog.getByRole("button", { name: "Copy into the form" }).click();
  await expect(dialog.getByRole("textbox", { name: /^Chest\b/ })).toHaveValue("40");
  await dialog.getByRole("radio", { name: "Inches" }).check();
  await fillMeasurements(dialog, INCHES);
  const drawings = dialog.locator("li img");
  await expect(drawings).toHaveCount(8);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await next(dialog);
  await stepOf(dialog, "Anything we should know?");
  await expectNoFault(page, ".customize-dialog");
  await next(dialog);
  await stepOf(dialog, "Is this right?");
  const total = dialog.getByRole("status").filter({ hasText: "Total for" });
  const before = await total.innerText();
  await dialog.getByLabel("Length in metres").fill("3.5");
  await expect(total).not.toHaveText(before);
  const asked = /₹[\d,.]+/.exec(await total.innerText())?.[0] ?? "no total";
  await expectNoFault(page, ".customize-dialog");
  await dialog.getByRole("button", { name: "Add to bag" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: asked })).toBeVisible();

  const number = await orderCart(page);
  const owner = await readAsOwner(page, number);
  for (const [name, value] of Object.entries(INCHES)) {
    expect(owner.csv).toContain(`${name} ${value} in`);
    expect(owner.sheet).toContain(`${value} in`);
  }
  expect(owner.sheet).toContain("116.8 cm");
  expect(owner.order).toContain("Shirt collar");
  expect(owner.order).toContain("after up to 6 working days to make it");

  await page.goto(CLOTH);
  await wakeUp(page);
  await page.getByRole("link", { name: STITCH }).click();
  await dialog.getByRole("radio", { name: /Stitch a kurta/ }).check();
  await next(dialog);
  await dialog.getByRole("button", { name: "Change Asha, loose" }).click();
  for (const name of ["Neck", "Opening", "Sleeves", "Pockets", "Lining"]) {
    await stepOf(dialog, name);
    await next(dialog);
  }
  await dialog.getByRole("radio", { name: "Centimetres" }).check();
  await expect(dialog.getByRole("textbox", { name: /^Chest\b/ })).toHaveValue("116.8");
  await next(dialog);
  await next(dialog);
  await dialog.getByRole("button", { name: "Add to bag" }).click();
  await expect(dialog).toBeHidden();
  const again = await readAsOwner(page, await orderCart(page));
  expect(again.csv).toContain("Chest 116.8 cm");
  expect(again.sheet).toContain("116.8 cm");
  expect((await readAsOwner(page, number)).sheet).toContain("46 in");
});

test("the dialog is filled in with the keyboard alone", async ({ page }) => {
  await page.goto(CLOTH);
  await wakeUp(page);
  await page.getByRole("link", { name: STITCH }).focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await stepOf(dialog, "What shall we make?");
  const tab = () => page.keyboard.press("Tab");
  await tab();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await stepOf(dialog, "Who is it for?");
  await tab();
  await page.keyboard.type("Asha");
  await page.keyboard.press("Enter");
  await stepOf(dialog, "Neck");
  await tab();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await stepOf(dialog, "Opening");
  await expect(dialog.getByRole("radio", { name: "Keyhole and loop" })).toBeChecked();
  for (const name of ["Sleeves", "Pockets", "Lining", "Upper body"]) {
    await tab();
    await page.keyboard.press("Enter");
    await stepOf(dialog, name);
  }
  await dialog.getByText("No tape at hand?").focus();
  await tab();
  await expect(dialog.getByRole("radio", { name: "Inches" })).toBeFocused();
  for (const value of Object.values(INCHES)) {
    await tab();
    await page.keyboard.type(String(value));
  }
  await page.keyboard.press("Enter");
  await stepOf(dialog, "Anything we should know?");
  await tab();
  await tab();
  await tab();
  await page.keyboard.press("Enter");
  await stepOf(dialog, "Is this right?");
  await dialog.getByLabel("Length in metres").focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#shop-header").getByText(", 1 item")).toBeAttached();
});

test("fall and pico is one click", async ({ page }) => {
  await page.goto("/product/kora-kasavu-saree");
  await page.getByRole("checkbox", { name: /Fall and pico/ }).check();
  await page.getByRole("button", { name: "Add to bag" }).first().click();
  await expect
    .poll(async () => (await (await page.request.get("/api/cart")).json()).items)
    .toMatchObject([{ addon_name: "Fall and pico", addon_price: 220 }]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("orders a kurta on pages, mails its measurements, and another browser keeps them", async ({ page, browser }) => {
    await page.goto(CLOTH);
    await page.getByRole("link", { name: STITCH }).click();
    await page.getByRole("link", { name: "Stitch a kurta" }).click();
    const main = page.getByRole("main");
    await main.getByText("No tape at hand?").click();
    await main.getByRole("radio", { name: "L", exact: true }).check();
    await main.getByRole("button", { name: "Estimate" }).click();
    await expect(main.getByText("The fields below are filled in from your answers.")).toBeVisible();
    await expect(main.getByRole("textbox", { name: /^Chest\b/ })).not.toHaveValue("");
    await main.getByRole("radio", { name: "Inches" }).check();
    await fillMeasurements(main, INCHES);
    await main.getByRole("textbox", { name: "Profile name" }).fill("Asha");
    await main.getByRole("button", { name: "Continue" }).click();
    await expect(main.getByText("46 in")).toBeVisible();
    await main.getByLabel("Length in metres").fill("3.5");
    await main.getByRole("button", { name: "Add to bag" }).click();
    await expect(main.getByText("Stitch a kurta").first()).toBeVisible();

    const { model_list } = await (await page.request.get("/api/fit-profiles")).json();
    const email = newEmail();
    await page.goto(`/fit-profile/${model_list[0].model_id}`);
    await main.getByRole("textbox", { name: "E-mail address" }).fill(email);
    await main.getByRole("button", { name: "E-mail me the link" }).click();
    await expect(main.getByText("We have e-mailed you the link.")).toBeVisible();
    const [link = ""] = /https?:\S+fit-profile\S+/.exec(await messageTo(page.request, email, "fit_profile")) ?? [];

    const other = await browser.newPage({ javaScriptEnabled: false });
    await other.goto(new URL(link).pathname + new URL(link).search);
    await expect(other.getByRole("row", { name: "Chest 46 in 116.8 cm" })).toBeVisible();
    await other.getByRole("button", { name: "Save to my profiles" }).click();
    await expect(other.getByText("These measurements are now saved for you.")).toBeVisible();
    await other.goto("/fit-profile/none?key=guessed");
    await expect(other.getByText(/This link has expired/)).toBeVisible();
    await other.close();
  });
});
