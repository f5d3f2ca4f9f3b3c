import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { button, fromOwnNetwork, main, onStep, onSummary } from "../support/checkout-steps";
import { messageTo } from "../support/customer";
import { readyCheckout } from "../support/order-to-pay";
import { expect, test } from "../support/shop-test";
import { newCard, takenFromCard } from "../support/square";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => fromOwnNetwork(page));

const OWNER = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
const GIFT = 100;

test("a part refund goes back to the card first, and the rest to the gift card", async ({ page }) => {
  const issued = await page.request.post("/api/owner/gift-cards", { headers: OWNER, data: { price: GIFT } });
  const { code } = await issued.json();
  await page.goto(await readyCheckout(page));
  await onStep(page, "review");
  await main(page).getByText("Gift card", { exact: true }).click();
  await main(page).getByLabel("Gift card code").fill(code);
  await button(page, "Apply").last().click();
  await expect(main(page).getByRole("button", { name: /^Remove the gift card/ })).toBeVisible();
  await main(page)
    .getByRole("radio", { name: /^Card \(Square\)/ })
    .check();
  await button(page, "Continue to payment").click();
  const card = newCard();
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await onSummary(page);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(await page.request.post(`/api/owner/orders/${id}/deliver`, { headers: OWNER })).toBeOK();

  const order = await (await page.request.get(`/api/owner/orders/${id}`, { headers: OWNER })).json();
  // The items without the shipping: more than the card has paid, less than was paid.
  const beyond = order.sub_total - order.final_price;
  expect(beyond).toBeGreaterThan(0);
  const items = order.item_list.map(({ position }: { position: number }) => ({ position, quantity: null }));
  const refund = { items, reason: "The border was crooked." };
  const granted = await page.request.post(`/api/owner/orders/${id}/refunds`, { headers: OWNER, data: refund });
  expect(granted.ok(), await granted.text()).toBe(true);
  expect(await granted.json()).toMatchObject({
    refunds: [{ status: "done", amount: order.final_price, to_gift_cards: beyond }],
    credit_notes: [{}],
  });
  expect((await takenFromCard(page.request, card)).refunds).toMatchObject([
    { amount_money: { amount: Math.round(order.final_price * 100) } },
  ]);
  expect(await messageTo(page.request, order.email, "refund_made")).toContain("The border was crooked.");
  await page.reload();
  await expect(
    main(page)
      .getByText(/refunded/i)
      .first(),
  ).toBeVisible();

  const kept = await (await page.request.get("/api/owner/gift-cards", { headers: OWNER })).json();
  const found = kept.list.find((giftCard: { code: string }) => giftCard.code === code);
  expect(found.balance).toBe(beyond);
  const more = await page.request.post(`/api/owner/orders/${id}/refunds`, { headers: OWNER, data: { amount: GIFT } });
  expect((await more.json()).code).toBe("refund_too_high");
});
