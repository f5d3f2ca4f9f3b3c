import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { becomeCustomer, messageTo, newEmail } from "../support/customer";
import { aMember, expectNoFault, openDesk, PHONE, typeOrder } from "../support/desk";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test("answers what a customer asks to cancel", async ({ page, browser, baseURL }) => {
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await becomeCustomer(shopper);
  const number = await placeOrder(shopper);
  await expect(await page.request.post(`/api/owner/orders/${number}/payment`, { headers })).toBeOK();
  const { _id: id } = await (await page.request.get(`/api/owner/orders/${number}`, { headers })).json();
  const { cookies } = await shopper.request.storageState();
  const token = cookies.find((cookie) => cookie.name === "XSRF-TOKEN")?.value ?? "";
  const asked = await shopper.request.patch(`/api/orders/${id}`, {
    headers: { "X-XSRF-TOKEN": token },
    data: { items: [0], cancel_info: { title: "cheaper_elsewhere", description: "I found another one." } },
  });
  await expect(asked).toBeOK();
  await shopper.close();

  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: /Cancellations to answer/ }).click();
  await expect(page).toHaveURL("/desk/orders?asked=cancellation");
  await page.getByRole("link", { name: number }).first().click();
  await expect(page.getByText("The customer asks to cancel")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Cancel it", exact: true }).click();
  await expect(page.getByText("Refund due").first()).toBeVisible();
});

test("takes an order on the phone, and asks before it is left", async ({ page }) => {
  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.goto("/desk/orders");
  await page.getByRole("link", { name: "Take an order" }).click();
  await page.getByLabel("Add an item").fill("HOME-03");
  await page.getByRole("button", { name: /HOME-03/ }).click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue("1");
  let asked = "";
  page.once("dialog", async (dialog) => {
    asked = dialog.message();
    await dialog.dismiss();
  });
  await page.getByRole("link", { name: "← Orders" }).click();
  await expect(page.getByRole("heading", { name: "Take an order" })).toBeVisible();
  expect(asked).toContain("not sent yet");

  const email = newEmail();
  await typeOrder(page, email);
  await expectNoFault(page);
  await page.getByRole("button", { name: /^Place the order for/ }).click();
  await expect(page.getByRole("heading", { name: /^Order / })).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Taken at the desk.");
  expect(await messageTo(page.request, email, "order_placed")).toBeTruthy();
});
