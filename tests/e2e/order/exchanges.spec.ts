import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { fromOwnNetwork, headersOf, main } from "../support/checkout-steps";
import { messageTo } from "../support/customer";
import { orderToPay } from "../support/order-to-pay";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";
import { newCard, takenFromCard } from "../support/square";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => fromOwnNetwork(page));

const OWNER = { headers: { Authorization: `Bearer ${TEST_OWNER_TOKEN}` } };

async function tell(page: Page, path: string, data: object = {}) {
  const answer = await page.request.post(`/api/owner/${path}`, { ...OWNER, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const askOwner = async (page: Page, path: string) => (await page.request.get(`/api/owner/${path}`, OWNER)).json();

/** Puts a shirt in size S into the cart; XXL costs ₹120 more. */
async function fillWithShirt(page: Page) {
  const { list } = await (await page.request.get("/api/products?limit=100&search=white+khadi+shirt")).json();
  const shirt = list.find(({ slug }: { slug: string }) => slug === "white-khadi-shirt");
  const data = { product_id: shirt._id, quantity: 1, variant_types: [{ name: "Size", value: "S" }] };
  await expect(await page.request.post("/api/cart/items", { headers: await headersOf(page.request), data })).toBeOK();
}

/** Pays on the page that is open, with this card. */
async function payBy(card: string, page: Page) {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  // Not the page for paying, whose path goes on with "/pay".
  await expect(page).toHaveURL(/\/checkout\/order-summary\/[\w-]+(\?|$)/);
}

test("a guest exchanges a shirt for a larger one, and pays the difference by card", async ({ page }) => {
  const card = newCard();
  await page.goto(await orderToPay(page, "Square", "INR", fillWithShirt));
  await payBy(card, page);
  const address = page.url();
  const id = new URL(address).pathname.split("/").at(-1) ?? "";
  await tell(page, `orders/${id}/deliver`);

  await watchShifts(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await main(page).getByText("Return items").click();
  await expectSoundPage(page);
  await main(page).getByLabel("White khadi shirt, S").selectOption({ label: "1 piece" });
  await main(page).getByLabel("Exchange White khadi shirt for").selectOption({ label: "XXL · ₹120 more" });
  const picture = {
    name: "collar.webp",
    mimeType: "image/webp",
    buffer: readFileSync("demo/pictures/journal/eleven-households.webp"),
  };
  await main(page).getByLabel("A picture of it").setInputFiles(picture);
  await main(page).getByRole("button", { name: "Request return" }).click();
  await expect(main(page).getByText("We have received your request for a return.")).toBeVisible();
  await expect(main(page).getByText("In exchange: XXL · ₹120 more")).toBeVisible();
  await expect(main(page).getByText("You sent a picture.")).toBeVisible();

  const { list } = await askOwner(page, "returns?status=asked");
  const asked = list.find(({ order_id }: { order_id: string }) => order_id === id);
  const photo = await askOwner(page, `personal-files/${asked.picture_id}`);
  expect(photo.content_type).toBe("image/webp");
  await tell(page, `returns/${asked._id}/decision`, { approve: true });
  await tell(page, `returns/${asked._id}/receipt`, { in_good_order: true });
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(main(page).getByText("Your return has arrived and is exchanged.")).toBeVisible();
  await expectSoundPage(page);

  const exchange = (await askOwner(page, `returns/${asked._id}`)).exchange_order;
  await expect(main(page).getByText(`Your exchange is order ${exchange.number}.`)).toBeVisible();
  const mail = await messageTo(page.request, asked.email, "order_placed");
  expect(mail).toContain(exchange.number);
  expect(mail).toContain("Pay ₹120 on the page of your order.");
  const [link = ""] = /https?:\S+\/checkout\/order-summary\/\S+/.exec(mail) ?? [];
  const { pathname, search } = new URL(link);
  // The mail may be opened on another device.
  await page.context().clearCookies();
  await page.goto(`${pathname}${search}`, { waitUntil: "networkidle" });
  await expectSoundPage(page);
  await main(page).getByRole("button", { name: "Pay now" }).click();
  await payBy(card, page);
  const paid = await askOwner(page, `orders/${exchange._id}`);
  expect(paid).toMatchObject({ payment_details: { status: "paid" }, final_price: 120 });
  const taken = await takenFromCard(page.request, card);
  expect(taken.payments).toHaveLength(2);
  expect(taken.refunds).toEqual([]);
});
