import type { Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../setup/owner-token";
import { becomeCustomer, messageTo } from "./support/customer";
import { placeOrder } from "./support/placed-order";
import { expect, test } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

const main = (page: Page) => page.locator("#content");

async function tell(page: Page, number: string, step: string, data: object = {}) {
  const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
  const answer = await page.request.post(`/api/owner/orders/${number}/${step}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("a customer follows an order, prints its invoice, cancels an item and orders again", async ({ page }) => {
  const email = await becomeCustomer(page);
  const number = await placeOrder(page);
  expect(await messageTo(page.request, email, "order_placed")).toContain(number);

  await page.goto("/account");
  await main(page).getByRole("link", { name: "Orders" }).first().click();
  await main(page)
    .getByRole("link", { name: `Order ${number}` })
    .click();
  await expect(main(page).getByRole("heading", { name: "Placed" })).toBeVisible();
  await expect(main(page).getByText("Waiting for your transfer")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "How to pay" })).toBeVisible();
  await expect(main(page).getByText("Account number")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Invoice" })).toHaveCount(0);
  const address = page.url();

  await tell(page, number, "payment");
  await tell(page, number, "confirm");
  await page.reload();
  await expect(main(page).getByRole("heading", { name: "Preparing" })).toBeVisible();
  await main(page).getByRole("link", { name: "Invoice" }).click();
  await expect(page.getByRole("heading", { name: "Tax invoice" })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  const pdf = await page.request.get(`${address}/invoice/pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "Back to the order" }).click();
  await main(page).getByText("Cancel items").click();
  await main(page).getByLabel("Why?").selectOption({ label: "It will not arrive in time" });
  await main(page).getByRole("button", { name: "Request cancellation" }).click();
  await expect(main(page).getByText("We have received your cancellation request")).toBeVisible();
  await expect(page).not.toHaveURL(/done=/);
  await expect(main(page).getByText("Cancellation requested")).toBeVisible();
  await expect(main(page).getByText("Cancel items")).toHaveCount(0);

  await main(page).getByRole("button", { name: "Order again" }).click();
  await expect(main(page).getByText("All items from this order are now in your bag.")).toBeVisible();
  await expect(page.locator("#shop-header").getByText(", 1 item")).toBeAttached();
  await expect(main(page).getByRole("link", { name: "View bag" })).toBeVisible();
  await expect(page).not.toHaveURL(/done=/);

  await tell(page, number, "dispatch", { tracking_link: "https://post.example/EE1", tracking_number: "EE1" });
  await tell(page, number, "deliver");
  await page.goto("/account/orders");
  await expect(main(page).getByText("You have no open orders.")).toBeVisible();
  await main(page).getByRole("link", { name: "Completed" }).click();
  await expect(main(page).getByRole("link", { name: `Order ${number}` })).toBeVisible();
  await main(page).getByRole("searchbox", { name: "Search your orders" }).fill("nothing like it");
  await main(page).getByRole("button", { name: "Search" }).click();
  await expect(main(page).getByText("No orders match your search.")).toBeVisible();
});

test("a cancellation after the invoice gives a credit note, for the customer and for the link in the mail", async ({
  page,
  browser,
}) => {
  const email = await becomeCustomer(page);
  const number = await placeOrder(page);
  await tell(page, number, "payment");
  await tell(page, number, "cancel", { reason: "It was torn." });

  await page.goto("/account/orders?type=cancelled");
  await main(page)
    .getByRole("link", { name: `Order ${number}` })
    .click();
  await main(page)
    .getByRole("link", { name: /^Credit note CN-/ })
    .click();
  await expect(page.getByRole("heading", { name: "Credit note" })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  const pdf = await page.request.get(`${page.url()}/pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  const [link = ""] = /https?:\S+order-summary\S+/.exec(await messageTo(page.request, email, "order_cancelled")) ?? [];
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await stranger.getByRole("link", { name: /^Credit note CN-/ }).click();
  await expect(stranger.getByRole("heading", { name: "Credit note" })).toBeVisible();
  await stranger.getByRole("link", { name: "Back to the order" }).click();
  await expect(stranger.getByRole("heading", { name: "This order is no longer active" })).toBeVisible();
  await stranger.goto(new URL(link).pathname);
  await expect(stranger).toHaveURL(/\/404$/);
  await stranger.close();
});

test("nobody else sees an order or its invoice", async ({ page, browser }) => {
  await becomeCustomer(page);
  await placeOrder(page);
  await page.goto("/account/orders");
  const href = await main(page)
    .getByRole("link", { name: /^Order / })
    .getAttribute("href");

  const stranger = await browser.newPage();
  await becomeCustomer(stranger);
  for (const address of [href, `${href}/invoice`]) {
    await stranger.goto(`${address}`);
    await expect(stranger).toHaveURL(/\/404$/);
  }
  expect((await stranger.request.get(`${href}/invoice/pdf`)).status()).toBe(404);
  await stranger.context().clearCookies();
  await stranger.goto(`${href}`);
  await expect(stranger).toHaveURL(/\/account\/sign-in\?next=/);
  await stranger.close();
});

/** Checks the page as it is shown on a phone, a tablet and a desk. */
async function expectSoundAtAllWidths(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload({ waitUntil: "networkidle" });
    await expectSoundPage(page);
  }
}

test("the owner sends an order in two parcels; the link in the mail and the account show both", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await becomeCustomer(page);
  const number = await placeOrder(page, 2);
  const first = { items: [{ position: 0, quantity: 1 }], carrier_name: "India Post", tracking_number: "EE1" };
  await tell(page, number, "dispatch", { ...first, tracking_link: "https://post.example/EE1" });
  const mail = await messageTo(page.request, email, "order_dispatched");
  expect(mail).toContain("In this parcel");
  expect(mail).toContain("Still to come");

  // Whoever has the link sees the order without an account, as a guest does.
  const [link = ""] = /https?:\S+order-summary\S+/.exec(mail) ?? [];
  const visit = await browser.newContext();
  const guest = await visit.newPage();
  await watchShifts(guest);
  await guest.goto(link);
  const parcel = (shown: Page, name: string) =>
    main(shown)
      .getByRole("listitem")
      .filter({ has: shown.getByRole("heading", { name, exact: true }) });
  await expect(parcel(guest, "Parcel 1")).toContainText("India Post");
  await expect(parcel(guest, "Still to come")).toContainText("1 piece");
  await expect(parcel(guest, "Parcel 1").getByRole("link", { name: "Track parcel" })).toHaveAttribute(
    "href",
    "https://post.example/EE1",
  );
  await expectSoundAtAllWidths(guest);

  await tell(page, number, "dispatch", { carrier_name: "DTDC", tracking_number: "D2" });
  await guest.reload();
  await expect(parcel(guest, "Parcel 1")).toContainText("EE1");
  await expect(parcel(guest, "Parcel 2")).toContainText("D2");
  await expect(parcel(guest, "Still to come")).toHaveCount(0);
  await visit.close();

  await watchShifts(page);
  await page.goto("/account/orders");
  await main(page)
    .getByRole("link", { name: `Order ${number}` })
    .click();
  await expect(main(page).getByRole("heading", { name: "On its way" })).toBeVisible();
  await expect(parcel(page, "Parcel 1")).toContainText("India Post");
  await expect(parcel(page, "Parcel 2")).toContainText("DTDC");
  await expectSoundAtAllWidths(page);
});
