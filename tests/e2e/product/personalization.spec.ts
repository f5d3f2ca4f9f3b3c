import { button, fromOwnNetwork, main, onStep, onSummary, toReviewAsGuest } from "../support/checkout-steps";
import { newEmail } from "../support/customer";
import { expect, test, wakeUp } from "../support/shop-test";

const PRODUCT = "/product/indigo-napkins";
const WITH_DRAWING = "/product/ticking-cushion-cover";
const WITH_DAY = "/product/indigo-apron";
const DRAWING = "public/icon-192.png";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("initials are previewed, bought and found again in the order", async ({ page }) => {
    test.slow();
    await fromOwnNetwork(page);
    await page.goto(PRODUCT);
    await wakeUp(page);
    const initials = main(page).getByRole("textbox", { name: /^Initials/ });
    await initials.fill("AK4");
    await expect(main(page).getByText("We cannot make “4”.")).toBeVisible();
    await initials.fill("AK");
    await main(page).getByText("Tussar gold").click();
    await expect(main(page).locator("[data-preview]", { hasText: "AK" })).toBeVisible();
    await button(page, "Add to bag").click();
    await expect(button(page, "Added")).toBeVisible();

    await page.goto("/cart");
    await expect(main(page).getByText("Initials: AK, Tussar gold, Roman + ₹160")).toBeVisible();
    await button(page, "Checkout").click();
    await main(page)
      .getByLabel(/^E-mail address/)
      .fill(newEmail());
    await button(page, "Continue as guest").click();
    await onStep(page, "address");
    await toReviewAsGuest(page);
    await main(page)
      .getByRole("radio", { name: /^Bank transfer/ })
      .check();
    await button(page, /^Place the order, ₹/).click();
    await onSummary(page);
    await expect(main(page).getByText("Initials: AK, Tussar gold, Roman").first()).toBeVisible();
  });
});

test("a drawing is sent when it is chosen, and only its shopper sees it", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(WITH_DRAWING);
  await wakeUp(page);
  const field = main(page).getByLabel(/^Your drawing/);
  await field.setInputFiles("package.json");
  await expect(main(page).getByText("This is not a picture that we can read.")).toBeVisible();
  await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining("422")]);
  await field.setInputFiles(DRAWING);
  await expect(main(page).getByRole("img", { name: "The picture you sent" })).toBeVisible();
  await button(page, "Choose another picture").click();
  await field.setInputFiles(DRAWING);
  await expect(main(page).getByText("Sent. Only you and the shop see it.")).toBeVisible();
  await button(page, "Add to bag").click();
  await expect(button(page, "Added")).toBeVisible();
  await page.goto("/cart");
  await expect(main(page).getByText("Your drawing: a picture + ₹650")).toBeVisible();
  const path = (await main(page).getByRole("link", { name: "a picture" }).getAttribute("href")) ?? "";
  expect((await page.request.get(path)).headers()["content-type"]).toBe("image/webp");
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  expect((await stranger.request.get(path)).status()).toBe(404);
  await stranger.close();
});

test("the day on which it is needed is offered from the first that can be kept", async ({ page }) => {
  await page.goto(WITH_DAY);
  await wakeUp(page);
  const field = main(page).getByLabel(/^Needed by/);
  await expect(field).toHaveAttribute("min", /^\d{4}-\d{2}-\d{2}$/);
  const first = (await field.getAttribute("min")) ?? "";
  await field.fill(new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10));
  await expect(main(page).getByText("We cannot make it by then.")).toBeVisible();
  await field.fill(first);
  await button(page, "Add to bag").click();
  await expect(button(page, "Added")).toBeVisible();
  await page.goto("/cart");
  const shown = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(first));
  await expect(main(page).getByText(`Needed by: ${shown}`)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a drawing is sent with the form", async ({ page }) => {
    await page.goto(WITH_DRAWING);
    await main(page)
      .getByLabel(/^Your drawing/)
      .setInputFiles(DRAWING);
    await button(page, "Add to bag").click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main(page).getByText("Your drawing: a picture + ₹650")).toBeVisible();
  });

  test("the words of a gift tag are sent with the form", async ({ page }) => {
    await page.goto(PRODUCT);
    await main(page)
      .getByRole("textbox", { name: /^Gift tag/ })
      .fill("For Asha");
    await button(page, "Add to bag").click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main(page).getByText("Gift tag: For Asha + ₹40")).toBeVisible();
  });
});
