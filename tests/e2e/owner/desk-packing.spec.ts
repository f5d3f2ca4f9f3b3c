import type { Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, anOrderOfShopper, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

/** What the first page of the desk says of the last week. */
async function soldLately(page: Page): Promise<{ orders: number; amount: number }> {
  const today = await (await page.request.get("/api/owner/today", { headers })).json();
  return today.sales[0].now;
}

test("packs on a phone with a scanner, sends two parcels, and gives a part of the money back", async ({
  page,
  browser,
  baseURL,
}) => {
  const soldBefore = await soldLately(page);
  const number = await anOrderOfShopper(browser, baseURL, 2);
  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);

  await page.goto("/desk/orders");
  await page.getByLabel("Search orders").fill(number);
  await page.getByRole("link", { name: number }).click();
  const next = page.getByRole("region", { name: "Next" });
  await next.getByRole("button", { name: "The money has arrived" }).click();
  await next.getByRole("button", { name: "Start packing" }).click();
  await expect(page.getByText("Being packed")).toBeVisible();
  const sku = await page.getByRole("region", { name: "Items" }).getByRole("row").first().innerText();

  await page.goto("/desk/packing");
  const parcel = page.getByRole("region", { name: number });
  await expect(page.getByText(/Parcel \d+ of \d+/)).toBeVisible();
  await expect(async () => {
    if (!(await parcel.isVisible())) await page.getByRole("button", { name: "Later" }).click();
    await expect(parcel).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(parcel.getByRole("button", { name: "Send what is packed" })).toBeDisabled();
  const scan = parcel.getByLabel("Scan or type a SKU");
  await scan.fill("OF-ANOTHER-PARCEL");
  await scan.press("Enter");
  await expect(parcel.getByText("OF-ANOTHER-PARCEL does not belong in this parcel.")).toBeVisible();
  await expectNoFault(page);
  const [, code = ""] = /\n([A-Z0-9-]+)/.exec(sku) ?? [];
  await scan.fill(code.toLowerCase());
  await scan.press("Enter");
  await expect(parcel.getByText("1 piece of 2 pieces")).toBeVisible();
  await page.reload();
  await expect(parcel.getByText("1 piece of 2 pieces")).toBeVisible();
  await parcel.getByLabel("Tracking number").fill("EK000000001IN");
  await parcel.getByRole("button", { name: "Send what is packed" }).click();
  await expect(page.getByText(`${number} is on its way.`)).toBeVisible();
  await expect(parcel.getByText("0 pieces of 1 piece")).toBeVisible();
  await parcel.getByRole("button", { name: /^Pack / }).click();
  await parcel.getByLabel("Tracking number").fill("EK000000002IN");
  await parcel.getByRole("button", { name: "Send", exact: true }).click();
  await expect(parcel).toBeHidden();

  await page.goto(`/desk/orders/${number}`);
  await expect(page.getByText(/Parcel 1, sent .*EK000000001IN/)).toBeVisible();
  await expect(page.getByText(/Parcel 2, sent .*EK000000002IN/)).toBeVisible();
  const slip = page.getByRole("link", { name: "Packing slip" });
  const printed = await page.request.get((await slip.getAttribute("href")) ?? "");
  expect(printed.headers()["content-type"]).toBe("application/pdf");
  const invoice = await page.request.get(
    (await page.getByRole("link", { name: "Invoice" }).getAttribute("href")) ?? "",
  );
  expect(invoice.headers()["content-type"]).toBe("application/pdf");

  await next.getByRole("button", { name: "Delivered" }).click();
  await next.getByRole("button", { name: "Refund…" }).click();
  await next.getByRole("combobox", { name: "How much" }).click();
  await page.getByRole("option", { name: "An amount" }).click();
  await next.getByLabel("Amount", { exact: true }).fill("50");
  await next.getByRole("combobox", { name: "To where" }).click();
  await page.getByRole("option", { name: "I have returned it myself" }).click();
  await next.getByLabel("Reason for the customer").fill("A loose thread");
  await expectNoFault(page);
  await next.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByRole("region", { name: "Money" })).toContainText("Refunded₹50");
  const became = page.getByRole("region", { name: "History" });
  await expect(became).toContainText("A loose thread");
  await became.getByLabel("Note for your people").fill("Sent with a card.");
  await became.getByRole("button", { name: "Add the note" }).click();
  await expect(became.getByRole("listitem").first()).toContainText("Sent with a card.");
  await expect(became.getByText(`by ${owner.name}`).first()).toBeVisible();
  await expectNoFault(page);

  // The figures of the day have the order, without what was refunded of it.
  const { final_price: paid } = await (await page.request.get(`/api/owner/orders/${number}`, { headers })).json();
  const sold = await soldLately(page);
  expect(sold.orders).toBe(soldBefore.orders + 1);
  expect(sold.amount).toBeCloseTo(soldBefore.amount + paid - 50, 2);

  await page.goto("/desk/log");
  await page.getByLabel("Search the log").fill(owner.name);
  for (const action of ["/payment", "/confirm", "/dispatch", "/deliver", "/refunds", "/notes"])
    await expect(page.getByRole("article").filter({ hasText: action }).first()).toBeVisible();
});

test("confirms and prints several orders at once", async ({ page, browser, baseURL }) => {
  const numbers = [await anOrderOfShopper(browser, baseURL), await anOrderOfShopper(browser, baseURL)];
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/orders?status=placed");
  for (const number of numbers) await page.getByRole("checkbox", { name: `Order ${number}` }).check();
  const chosen = page.getByRole("region", { name: "Chosen orders" });
  await expect(chosen.getByText("2 orders are chosen")).toBeVisible();
  await expectNoFault(page);
  const slips = await page.request.get(
    (await chosen.getByRole("link", { name: "Print packing slips" }).getAttribute("href")) ?? "",
  );
  expect(slips.headers()["content-type"]).toBe("application/pdf");
  await chosen.getByRole("button", { name: "Start packing 2" }).click();
  for (const number of numbers) await expect(page.getByRole("link", { name: number })).toBeHidden();
});
