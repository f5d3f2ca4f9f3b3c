import { readFile } from "node:fs/promises";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, anOrderOfShopper, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test("gives the month to the accountant, on a phone as well", async ({ page, browser, baseURL }) => {
  const number = await anOrderOfShopper(browser, baseURL);
  await expect(await page.request.post(`/api/owner/orders/${number}/payment`, { headers, data: {} })).toBeOK();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: "Reports" }).click();
  await page.getByRole("link", { name: "The month for the accountant" }).click();
  await expect(page.getByText(/^Invoices: \d+, from /)).toBeVisible();
  await expectNoFault(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Summary by HSN code" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^gst-20\d\d-\d\d-hsn\.csv$/);
  const [head = "", ...rows] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(head).toBe("HSN code,Unit,Quantity,Rate,Taxable value,CGST,SGST,IGST,Value");
  expect(rows.length).toBeGreaterThan(0);
  await page.setViewportSize(PHONE);
  await expectNoFault(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByLabel("Month").fill("2020-01");
  await expect(page.getByText("Nothing was invoiced in this month.")).toBeVisible();
});

test("says what was sold in a period, by day, product and country", async ({ page, browser, baseURL }) => {
  await anOrderOfShopper(browser, baseURL, 2);
  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.goto("/desk/reports");
  await expect(page.getByRole("status").getByText(/^\d+ orders?, ₹.+ on average$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Last 30 days" })).toHaveAttribute("aria-pressed", "true");
  await expectNoFault(page);
  await page.getByRole("combobox", { name: "By" }).click();
  await page.getByRole("option", { name: "Product" }).click();
  await expect(page.getByRole("cell", { name: /\d+ pieces?$/ }).first()).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("combobox", { name: "By" }).click();
  await page.getByRole("option", { name: "Country" }).click();
  await expect(page.getByRole("rowheader", { name: "India" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^sales-20\d\d-\d\d-\d\d-20\d\d-\d\d-\d\d-by-country\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toMatch(/^Country,Orders,Amount,Quantity,Taken off\r\nIndia,\d+,/);
  // The period is in the address.
  await page.getByRole("button", { name: "Last month" }).click();
  await expect(page).toHaveURL(/from=20\d\d-\d\d-01/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Last month" })).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("From").fill("2020-01-01");
  await page.getByLabel("To", { exact: true }).fill("2020-01-31");
  await expect(page.getByText("Nothing was sold in this period.")).toBeVisible();
});
