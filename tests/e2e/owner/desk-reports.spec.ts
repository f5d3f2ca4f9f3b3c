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
