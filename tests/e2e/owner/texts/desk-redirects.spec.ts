import { aMember, expectNoFault, openDesk, PHONE } from "../../support/desk";
import { expect, test } from "../../support/shop-test";

test("leads addresses of a former shop elsewhere, and a shopper arrives", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const mark = Date.now();
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  // Asked for before, and kept as not found.
  expect((await shopper.goto(`/former-${mark}/stoles.html`))?.status()).toBe(404);
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/shop-window");
  await page.getByRole("link", { name: "Redirects" }).click();
  await expect(page.getByRole("heading", { name: "Redirects", level: 1 })).toBeVisible();
  await expectNoFault(page);
  const lines = page.getByRole("textbox", { name: "Redirects" });
  await lines.fill(`/former-${mark}/stoles.html\n/product/former-${mark} /account`);
  await page.getByRole("button", { name: "Add them" }).click();
  await expect(page.getByText("Line 1: it needs two addresses with a space between them.")).toBeVisible();
  await lines.fill(`/former-${mark}/stoles.html /on-sale\n/cart /on-sale`);
  await page.getByRole("button", { name: "Add them" }).click();
  await expect(page.getByText("Line 2: the address cannot lead elsewhere.")).toBeVisible();
  await expectNoFault(page);
  await lines.fill(
    `/former-${mark}/stoles.html /on-sale\nhttps://former.example/product/former-${mark}, /all-products`,
  );
  await page.getByRole("button", { name: "Add them" }).click();
  await expect(page.getByText("2 addresses lead elsewhere now.")).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoFault(page);

  await shopper.goto(`/former-${mark}/stoles.html?utm=x`);
  await expect(shopper).toHaveURL(/\/on-sale$/);
  await shopper.goto(`/product/former-${mark}`);
  await expect(shopper).toHaveURL(/\/all-products$/);

  await page.getByRole("searchbox", { name: "Search" }).fill(`former-${mark}`);
  await page.getByRole("button", { name: `Remove the redirect from /former-${mark}/stoles.html` }).click();
  await expect(page.getByText("Removed.")).toBeVisible();
  expect((await shopper.goto(`/former-${mark}/stoles.html`))?.status()).toBe(404);
  await shopper.close();
  faults.length = 0;
});
