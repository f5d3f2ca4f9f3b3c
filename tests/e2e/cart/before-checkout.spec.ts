import { button, fillCart, main } from "../support/checkout-steps";
import { expect, test } from "../support/shop-test";

const PLACE = "/all-products?sort_by=price_asc";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the bag takes an offer code, tells the shipping to a PIN code, and leads back", async ({ page }) => {
      await page.goto(PLACE);
      await fillCart(page);
      await page.goto("/cart", { referer: page.url() });
      const back = main(page).getByRole("link", { name: "Keep shopping" });
      await expect(back).toHaveAttribute("href", PLACE);
      await main(page).getByText("Offer code", { exact: true }).click();
      await main(page).getByLabel("Code", { exact: true }).fill("WELCOME10");
      await button(page, "Apply").click();
      await expect(main(page).getByText("Offer WELCOME10")).toBeVisible();
      await main(page).getByText("Estimate shipping").click();
      await main(page).getByLabel("PIN code").fill("560001");
      await button(page, "Estimate").click();
      await expect(main(page).getByText("To 560001, Karnataka")).toBeVisible();
      if (!javaScriptEnabled) return;
      await back.click();
      await expect(page).toHaveURL(PLACE);
    });
  });
}
