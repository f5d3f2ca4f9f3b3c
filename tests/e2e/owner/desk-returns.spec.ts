import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { headersOf } from "../support/checkout-steps";
import { becomeCustomer } from "../support/customer";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test("decides a return on a phone, takes it back, and gives a gift card for it", async ({ page, browser, baseURL }) => {
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await becomeCustomer(shopper);
  const number = await placeOrder(shopper);
  for (const step of ["payment", "deliver"])
    await expect(await page.request.post(`/api/owner/orders/${number}/${step}`, { headers, data: {} })).toBeOK();
  const { _id } = await (await page.request.get(`/api/owner/orders/${number}`, { headers })).json();
  const data = { items: [{ position: 0, quantity: 1 }], reason: "It does not fit", note: "By a hand" };
  const asked = await shopper.request.post(`/api/orders/${_id}/returns`, {
    headers: await headersOf(shopper.request),
    data,
  });
  await expect(asked, await asked.text()).toBeOK();

  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: "Returns to decide" }).click();
  await expect(page).toHaveURL("/desk/returns?status=asked");
  const wanted = page.getByRole("article", { name: `Order ${number}` });
  await expect(wanted).toContainText("By a hand");
  await expectNoFault(page);
  await wanted.getByLabel("Your words to the customer").fill("Gladly.");
  await wanted.getByRole("button", { name: "Approve" }).click();
  await expect(wanted).toBeHidden();

  await page.goto("/desk/returns?status=approved");
  await wanted.getByRole("combobox", { name: "Where the money goes" }).click();
  await page.getByRole("option", { name: "A new gift card" }).click();
  await wanted.getByRole("button", { name: "Arrived in good order" }).click();
  await expect(wanted).toBeHidden();
  await page.goto("/desk/returns");
  await expect(wanted).toContainText("Taken back");
  await expect(wanted).toContainText("went back");
  await expectNoFault(page);
  await shopper.close();
});

test("shows the messages by their state, and the fulfilment role none of them", async ({ page, browser, baseURL }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Sent");
  await expectNoFault(page);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Failed" }).click();
  await expect(page).toHaveURL("/desk/messages?status=failed");
  // Other journeys may have made one fail.
  await expect(page.getByRole("article").filter({ hasText: "Sent" })).toHaveCount(0);

  const packer = await aMember(page, "fulfilment");
  const desk = await browser.newPage(baseURL ? { baseURL } : {});
  await openDesk(desk, packer.link);
  await desk.goto("/desk/messages");
  await expect(desk.getByText("There is no such page at the desk.")).toBeVisible();
  await desk.close();
});
