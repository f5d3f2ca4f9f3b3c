import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
const SKU = "HOME-05";

test("finds a product, changes its price, and says why nobody can buy it", async ({ page, faults }) => {
  test.slow();
  const editor = await aMember(page, "manager");
  await page.setViewportSize(PHONE);
  await openDesk(page, editor.link);
  await page.goto("/desk/products");
  await page.getByLabel("Search products").fill(SKU);
  await page.getByLabel("Search products").press("Enter");
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("listitem").filter({ hasText: SKU }).getByRole("link").first().click();
  const diagnosis = page.getByRole("region", { name: "Can it be bought?" });
  await expect(diagnosis).toContainText("Yes.");
  const price = page.getByRole("textbox", { name: /^Price of/ }).first();
  const before = Number(await price.inputValue());
  const row = page.getByRole("listitem").filter({ has: price });
  await price.fill(`${before + 50}`);
  await expectNoFault(page);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/ is saved\.$/)).toBeVisible();
  const link = page.getByRole("link", { name: "See it in the shop" });
  const address = (await link.getAttribute("href")) ?? "";
  expect(await (await page.request.get(address)).text()).toContain(`"price":"${before + 50}.00"`);

  // Somebody else is faster.
  await expect(
    await page.request.patch("/api/owner/products", { headers, data: { sku: SKU, price: before } }),
  ).toBeOK();
  await price.fill(`${before + 70}`);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row.getByRole("alert")).toContainText("Someone has changed the price meanwhile.");
  await expect(price).toHaveValue(`${before + 70}`);
  await expectNoFault(page);
  await price.fill(`${before}`);
  await expect(row.getByRole("button", { name: "Save" })).toBeDisabled();

  await page.getByRole("radio", { name: "Draft" }).click();
  await expect(diagnosis).toContainText("It is a draft.");
  await expect(link).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
  await expectNoFault(page);
  await page.getByRole("radio", { name: "In the shop" }).click();
  await expect(diagnosis).toContainText("Yes.");
  for (const fault of faults.splice(0)) expect(fault).toMatch(/status of 409/);
});
