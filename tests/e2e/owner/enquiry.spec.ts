import type { APIRequestContext, Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { ENQUIRY_STORE } from "../../setup/second-stores";
import { newEmail } from "../support/customer";
import { openSecondStore, originOf } from "../support/second-store";
import { expect, test, wakeUp } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

const OWNER = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
const MAILBOX = "enquiries@nila-archive.example";
const SLUGS = ["madras-check-kannur-twill", "night-ikat", "moss-overshirt", "grey-jamdani-saree"];
const PRODUCT = "/product/madras-check-kannur-twill";

let origin = "";
/** The prices of this store's products as the demo store shows them; the enquiry store must not reveal them. */
let amounts: readonly string[] = [];

test.beforeAll(async ({ playwright }, { project }) => {
  const baseURL = project.use.baseURL ?? "";
  const api = await playwright.request.newContext({ baseURL });
  const { list } = await (await api.get("/api/products?limit=100")).json();
  const shown: { slug: string; selling_price: number; discounted_price: number }[] = list;
  amounts = shown
    .filter(({ slug }) => SLUGS.includes(slug))
    .flatMap(({ selling_price, discounted_price }) => [selling_price, discounted_price])
    .flatMap((amount) => [`₹${amount.toLocaleString("en-IN")}`, amount.toFixed(2), `${amount * 100}`]);
  expect(amounts.length).toBeGreaterThan(4);
  const application_setting = { enquiry_email: MAILBOX, disp_stock_left: true };
  const details = { sub_type: "enquiry", store_properties: [{ application_setting }] };
  await openSecondStore(api, { store: ENQUIRY_STORE, slugs: SLUGS, details, baseURL });
  origin = originOf(ENQUIRY_STORE, baseURL);
  await api.dispose();
});

const PAGES = [
  "/",
  "/all-products",
  "/all-products?sort_by=price_asc&min_price=1",
  "/new-arrivals",
  "/collections",
  "/category/cloth",
  "/category/cloth?max_price=100",
  "/search?q=check",
  "/search?q=check&sort_by=price_desc",
  PRODUCT,
  `${PRODUCT}/enquiry/sent`,
  "/wishlist",
  "/account/sign-in",
];

/** Matches anything that reveals a price, whether in text, in structured data or in data for the page's scripts. */
const REVEALS_PRICE =
  /<data |product:price|"offers"|"price"|\\"(?:selling|discounted)Price\\":\d|data-currencies="[^"]*INR|\/api\/cart|Add to bag/;

test("no page of the store shows a price or links to a cart", async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    const answer = await page.goto(origin + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    const html = await page.content();
    expect({ path, told: REVEALS_PRICE.exec(html)?.[0] }).toEqual({ path, told: undefined });
    expect({ path, told: amounts.filter((amount) => html.includes(amount)) }).toEqual({ path, told: [] });
    await expect(page.locator("#shop-header a[href='/cart']")).toHaveCount(0);
    await expect(page.locator("select[name=currency], [data-currency-label]")).toHaveCount(0);
  }
});

test("pages only for ordering are not found", async ({ page }) => {
  for (const path of ["/cart", "/checkout", "/account/orders", "/guest-login", "/on-sale"]) {
    const answer = await page.goto(origin + path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

const section = (page: Page) => page.getByRole("region", { name: "Ask about this product" });

async function fillIn(page: Page, email: string) {
  await section(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
  await section(page).getByLabel("E-mail address").fill(email);
  await section(page).getByLabel("Your question").fill("What does it cost?\nAnd when could it be here?");
}

async function asked(request: APIRequestContext, email: string) {
  const answer = await request.get(`/api/owner/enquiries?store_id=${ENQUIRY_STORE.id}`, { headers: OWNER });
  const { list }: { list: { email: string }[] } = await answer.json();
  return list.filter((enquiry) => enquiry.email === email);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a visitor enquires about a product, and the owner reads the enquiry", async ({ page, request }) => {
      test.slow();
      const email = newEmail();
      await watchShifts(page);
      await page.goto(origin + PRODUCT, { waitUntil: "networkidle" });
      await expect(page.getByText("Price on request")).toBeVisible();
      await expectSoundPage(page);

      await page.getByRole("link", { name: "Moss and bone" }).click();
      await page.getByRole("link", { name: "Enquire", exact: true }).click();
      await expect(section(page)).toBeInViewport();
      await expect(section(page)).toContainText("Moss and bone");
      await expect(section(page).locator("form")).toHaveJSProperty("noValidate", true);
      await section(page).getByRole("button", { name: "Send" }).click();
      const name = section(page).getByLabel("Name", { exact: true });
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription("Fill in this field.");
      await page.evaluate(() => Object.assign(window, { shifts: [] }));
      await expectSoundPage(page);

      await fillIn(page, email);
      await section(page).getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Thank you for your question.")).toBeFocused();
      expect(await asked(request, email)).toMatchObject([
        { product_slug: SLUGS[0], options: "Moss and bone", name: "Asha Rao", mobile: "" },
      ]);
    });

    test("the other pages of the store are accessible and stable", async ({ page }) => {
      test.slow();
      await watchShifts(page);
      for (const path of [
        "/all-products",
        `${PRODUCT}/enquiry/sent`,
        `${PRODUCT}/enquiry/email-invalid`,
        "/wishlist",
      ]) {
        await page.goto(origin + path, { waitUntil: "networkidle" });
        await expectSoundPage(page);
      }
    });
  });
}

test("a wishlist links to the enquiry form instead of the cart", async ({ page }) => {
  await page.goto(origin + PRODUCT);
  await wakeUp(page);
  const heart = page.getByRole("button", { name: /^Save .* to your wishlist$/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto(`${origin}/wishlist`);
  const wishlistItem = page.locator("#content article").first();
  await expect(wishlistItem).toBeVisible();
  await expect(page.getByRole("button", { name: /Move to bag/ })).toHaveCount(0);
  await wishlistItem.getByRole("link", { name: /^Enquire/ }).click();
  await expect(page).toHaveURL(/\/product\/.*#enquire$/);
  await expect(section(page)).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, and confirmed", async ({ page, request }) => {
    const email = newEmail();
    await page.goto(`${origin}${PRODUCT}`);
    await page.getByRole("link", { name: "Enquire", exact: true }).click();
    await fillIn(page, email);
    await section(page).getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(`${origin}${PRODUCT}/enquiry/sent`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("You asked about");
    expect(await asked(request, email)).toHaveLength(1);
  });
  test("a refusal is shown, with a link back", async ({ page }) => {
    await page.goto(origin + PRODUCT);
    await fillIn(page, newEmail());
    await section(page).getByLabel("Mobile number").fill("12");
    await section(page).getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(`${origin}${PRODUCT}/enquiry/mobile-invalid`);
    await page.getByRole("link", { name: "Back to the form" }).click();
    await expect(page).toHaveURL(`${origin}${PRODUCT}#enquire`);
  });
});
