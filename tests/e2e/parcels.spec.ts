import { type Page, request } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../setup/owner-token";
import { becomeCustomer, messageTo } from "./support/customer";
import { placeOrder } from "./support/placed-order";
import { expect, test } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

const main = (page: Page) => page.locator("#content, main").first();
const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

async function dispatch(page: Page, number: string, data: object) {
  const answer = await page.request.post(`/api/owner/orders/${number}/dispatch`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

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
  await dispatch(page, number, { ...first, tracking_link: "https://post.example/EE1" });
  const mail = await messageTo(page.request, email, "order_dispatched");
  expect(mail).toContain("In this parcel");
  expect(mail).toContain("Still to come");

  // Whoever has the link sees the order without an account, as a guest does.
  const [link = ""] = /https?:\S+order-summary\S+/.exec(mail) ?? [];
  const guest = await browser.newPage();
  await watchShifts(guest);
  await guest.goto(link);
  const parcel = (shown: Page, name: string) =>
    main(shown).getByRole("listitem").filter({ has: shown.getByRole("heading", { name, exact: true }) });
  await expect(parcel(guest, "Parcel 1")).toContainText("India Post");
  await expect(parcel(guest, "Still to come")).toContainText("1 piece");
  await expect(parcel(guest, "Parcel 1").getByRole("link", { name: "Track parcel" })).toHaveAttribute(
    "href",
    "https://post.example/EE1",
  );
  await expectSoundAtAllWidths(guest);

  await dispatch(page, number, { carrier_name: "DTDC", tracking_number: "D2" });
  await guest.reload();
  await expect(parcel(guest, "Parcel 1")).toContainText("EE1");
  await expect(parcel(guest, "Parcel 2")).toContainText("D2");
  await expect(parcel(guest, "Still to come")).toHaveCount(0);
  await guest.close();

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

test("an order placed in the browser keeps the session id of its tab, for the owner", async ({ page, baseURL }) => {
  await becomeCustomer(page);
  const number = await placeOrder(page);
  const owner = await request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: headers });
  // Placed without the page's script, so no tab was there.
  expect((await (await owner.get(`/api/owner/orders/${number}`)).json()).session_id).toBe("");
  await owner.dispose();
});
