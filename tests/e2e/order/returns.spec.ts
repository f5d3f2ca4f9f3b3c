import type { Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { fromOwnNetwork, headersOf, main } from "../support/checkout-steps";
import { messageTo, newEmail } from "../support/customer";
import { orderToPay } from "../support/order-to-pay";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";
import { newCard, takenFromCard } from "../support/square";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => fromOwnNetwork(page));

const OWNER = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

async function tell(page: Page, path: string, data: object = {}) {
  const answer = await page.request.post(`/api/owner/${path}`, { headers: OWNER, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The id of the return that was asked for of this order. */
async function returnOf(page: Page, isOfOrder: (asked: { order_id: string; order_number: string }) => boolean) {
  const answer = await page.request.get("/api/owner/returns?status=asked", { headers: OWNER });
  return (await answer.json()).list.find(isOfOrder)._id;
}

test("a guest returns what was paid by card, and gets the money back onto it", async ({ page }) => {
  await page.goto(await orderToPay(page, "Square"));
  const card = newCard();
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/checkout\/order-summary\//);
  const address = page.url();
  const id = new URL(address).pathname.split("/").at(-1) ?? "";
  await expect(main(page).getByText("Return items")).toHaveCount(0);
  await tell(page, `orders/${id}/deliver`);

  await watchShifts(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await main(page).getByText("Return items").click();
  await expectSoundPage(page);
  const [quantity, reason] = await main(page).getByRole("combobox").all();
  await quantity?.selectOption({ label: "1 piece" });
  await reason?.selectOption({ label: "It does not fit" });
  await main(page).getByLabel("Details").fill("By the width of a hand");
  await main(page).getByRole("button", { name: "Request return" }).click();
  await expect(main(page).getByText("We have received your request for a return.")).toBeVisible();
  await expect(main(page).getByText("You have asked for a return.")).toBeVisible();

  const asked = await returnOf(page, ({ order_id }) => order_id === id);
  await tell(page, `returns/${asked}/decision`, { approve: true, answer: "Gladly." });
  await page.goto(address);
  await expect(main(page).getByText("Your return is approved.")).toBeVisible();
  await expect(main(page).getByText("The shop says: Gladly.")).toBeVisible();
  await tell(page, `returns/${asked}/receipt`, { in_good_order: true });
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(main(page).getByText("Your return is refunded.")).toBeVisible();
  await expectSoundPage(page);
  expect((await takenFromCard(page.request, card)).refunds).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest asks for a gift card instead, from the link in the mail", async ({ page }) => {
    const email = newEmail();
    const headers = await headersOf(page.request);
    await expect(await page.request.post("/api/account/guest", { headers, data: { email } })).toBeOK();
    const number = await placeOrder(page, 2);
    await tell(page, `orders/${number}/payment`);
    await tell(page, `orders/${number}/deliver`);
    const mail = await messageTo(page.request, email, "order_delivered");
    const [link = ""] = /https?:\S+\/checkout\/order-summary\/\S+/.exec(mail) ?? [];
    await page.context().clearCookies();
    const { pathname, search } = new URL(link);
    await page.goto(`${pathname}${search}`);
    await main(page).getByText("Return items").click();
    const [quantity] = await main(page).getByRole("combobox").all();
    await quantity?.selectOption({ label: "1 piece" });
    await main(page).getByLabel("What would you like instead?").selectOption({ label: "A gift card" });
    await main(page).getByRole("button", { name: "Request return" }).click();
    await expect(main(page).getByText("We have received your request for a return.")).toBeVisible();

    const asked = await returnOf(page, ({ order_number }) => order_number === number);
    await tell(page, `returns/${asked}/decision`, { approve: true });
    expect(await messageTo(page.request, email, "return_news")).toContain("Returns");
    await tell(page, `returns/${asked}/receipt`, { in_good_order: true });
    expect(await messageTo(page.request, email, "refund_made")).toContain("as a gift card");
    await page.reload();
    await expect(main(page).getByText("Your return is refunded.")).toBeVisible();
  });
});
