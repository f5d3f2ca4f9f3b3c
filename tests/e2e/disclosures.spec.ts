import { expect, test } from "./support/shop-test";

test.describe("a product page of a shop in India, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("says what the label says, and the footer names the grievance officer", async ({ page, request }) => {
    const { list } = await (await request.get("/api/products?limit=1")).json();
    await page.goto(`/product/${list[0].slug}`);
    const label = page.locator("section").filter({ has: page.getByRole("heading", { name: "On the label" }) });
    await expect(label).toContainText(/MRP\s*₹[\d,.]+ \(inclusive of all taxes\)/);
    await expect(label).toContainText("Country of origin");
    await expect(label).toContainText("Nila Loom, Burgher Street");
    await expect(label).toContainText("Net quantity");
    const officer = page.getByRole("contentinfo").getByText("Grievance officer:");
    await expect(officer).toContainText("Leela Varghese");
    await expect(officer.getByRole("link", { name: "grievances@nilaloom.example" })).toBeVisible();
  });
});
