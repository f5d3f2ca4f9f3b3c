import { expect, test } from "./support/shop-test";

test.use({ javaScriptEnabled: false });

test("the home page is complete: menu, products with prices, footer", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("₹");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("the first level of the menu leads on from a page of one visitor", async ({ page }) => {
  await page.goto("/account/sign-in");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Cotton", exact: true })).toHaveCount(0);
  await menu.getByRole("link", { name: "Cloth", exact: true }).click();
  await expect(page).toHaveURL(/\/category\/cloth$/);
});

test("filters work as a form, pagination and chips as links", async ({ page }) => {
  await page.goto("/all-products");
  const panel = page.getByRole("complementary", { name: "Filter and sort" });
  await panel.getByRole("checkbox").first().check();
  await panel.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL(/filter\./);
  await page
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/all-products$/);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a product page is complete, and its variants are links", async ({ page }) => {
  await page.goto("/product/madras-check-kannur-twill");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("per metre").first()).toBeVisible();
  await page.getByRole("link", { name: "Moss and bone" }).click();
  await expect(page).toHaveURL(/variant=/);
  await expect(page.getByRole("link", { name: "Moss and bone" })).toHaveAttribute("aria-current", "true");
});

test("a product page says what the label says, as in India, and the footer whom to complain to", async ({
  page,
  request,
}) => {
  const { list } = await (await request.get("/api/products?limit=1")).json();
  await page.goto(`/product/${list[0].slug}`);
  const label = page.locator("dl").filter({ hasText: "Country of origin" });
  await expect(label).toContainText(/MRP\s*up to ₹[\d,.]+, as on the label \(inclusive of all taxes\)/);
  await expect(label).toContainText("Nila Loom, Burgher Street");
  await expect(label).toContainText("Net quantity");
  const officer = page.getByRole("contentinfo").getByText("Grievance officer:");
  await expect(officer).toContainText("Leela Varghese");
  await expect(officer.getByRole("link", { name: "grievances@nilaloom.example" })).toBeVisible();
});

test("search works as a form", async ({ page }) => {
  await page.goto("/search?q=indigo");
  await expect(page.getByRole("article").first()).toBeVisible();
});

for (const [path, target] of [
  ["/account", "/account/sign-in"],
  ["/checkout", "/account/sign-in?next=%2Fcheckout"],
  ["/category/none?page=2", "/404"],
  ["/checkout/order-summary/none", "/404"],
] as const) {
  test(`${path} redirects to ${target} before a page is rendered`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(target);
  });
}
