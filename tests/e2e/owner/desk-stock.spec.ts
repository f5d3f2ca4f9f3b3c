import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
const SKU = "HOME-03";

test("counts stock by its SKU on a phone, and is told when it changed meanwhile", async ({ page, faults }) => {
  const packer = await aMember(page, "fulfilment");
  await page.setViewportSize(PHONE);
  await openDesk(page, packer.link);
  await page.goto("/desk/stock");
  const search = page.getByLabel("SKU, barcode or a part of the name");
  await search.fill(SKU.toLowerCase());
  await search.press("Enter");
  await expect(page).toHaveURL(`/desk/stock?q=${SKU.toLowerCase()}`);
  const row = page.getByRole("listitem").filter({ hasText: SKU });
  const stock = row.getByRole("textbox");
  await expect(page.getByText("1 item", { exact: true })).toBeVisible();
  await expectNoFault(page);
  const before = Number(await stock.inputValue());
  await stock.fill(`${before + 7}`);
  await stock.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${before + 7} pieces.` })).toBeVisible();

  // Somebody else counts meanwhile.
  await expect(
    await page.request.patch("/api/owner/products", { headers, data: { sku: SKU, stock: before + 2 } }),
  ).toBeOK();
  await stock.fill(`${before + 9}`);
  await stock.press("Enter");
  await expect(row.getByRole("alert").filter({ hasText: "Something was sold or counted meanwhile." })).toBeVisible();
  await expectNoFault(page);
  await stock.fill(`${before}`);
  await stock.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${before} pieces.` })).toBeVisible();
  for (const fault of faults.splice(0)) expect(fault).toMatch(/status of 409/);
});
