import type { Page } from "@playwright/test";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(",");
const csv = (...rows: readonly string[][]) => rows.map(quoted).join("\r\n");

const choose = (page: Page, name: string, text: string) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test("mends a broken file of 2,000 rows in the browser, imports it, and undoes it", async ({ page }) => {
  test.slow();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/products");
  await page.getByRole("link", { name: "Import" }).click();
  const run = `bulk${Date.now()}`;
  const rows = Array.from({ length: 2_000 }, (_, index) => {
    const price = index % 4 === 0 ? `₹ 1,${100 + (index % 800)}.50` : `${200 + index}`;
    return [`${run}-${index}`, `Bulk piece ${index}`, "draft", `${run}-${index}`, price, "5", `Note ${index}`];
  });
  const set = (row: number, column: number, text: string) => rows[row]?.splice(column, 1, text);
  set(10, 1, "");
  set(11, 4, "on request");
  set(13, 5, "plenty");
  const header = ["Article", "Name", "Status", "Variant SKU", "Cost", "Variant Inventory Qty", "Notes"];
  await choose(page, "Bulk.csv", csv(header, ...rows));
  await expect(page.getByText("Bulk.csv: 2000 rows")).toBeVisible();
  // Two headings are unknown, and are chosen.
  await expect(page.getByRole("alert").getByText("Choose which column has the names.")).toBeVisible();
  await expectNoFault(page);
  for (const [heading, field] of [
    ["Article", "Handle (the end of its address)"],
    ["Name", "Name"],
    ["Cost", "Price"],
  ] as const) {
    await page.getByRole("combobox", { name: `What ${heading} is` }).click();
    await page.getByRole("option", { name: field, exact: true }).click();
  }
  await expect(page.getByText("such as “Note 0”")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Hide the columns" }).click();
  await expect(page.getByText("503 rows have a fault, so 503 products stay out.")).toBeVisible();
  await expect(page.getByText("₹ 1,100.50 becomes 1100.5")).toBeVisible();
  await page.getByRole("button", { name: "Write 500 amounts as plain numbers" }).click();
  await expect(page.getByText("3 rows have a fault, so 3 products stay out.")).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoFault(page);
  await page.getByRole("textbox", { name: "Name in line 12" }).fill("Bulk piece 10");
  await page.getByRole("textbox", { name: "Name in line 12" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name in line 12" })).toBeHidden();
  await page.getByRole("textbox", { name: "Cost in line 13" }).fill("211");
  await page.getByRole("textbox", { name: "Variant Inventory Qty in line 15" }).fill("7");
  await page.getByRole("textbox", { name: "Variant Inventory Qty in line 15" }).press("Tab");
  await expect(page.getByText("Every row can be imported.")).toBeVisible();
  await page.getByRole("button", { name: "Compare 2000 products with the shop" }).click();
  await expect(page.getByText("New: 2000")).toBeVisible({ timeout: 120_000 });
  await expectNoFault(page);
  await page.getByRole("button", { name: "Import 2000 products" }).click();
  await expect(page.getByRole("link", { name: "See the products" })).toBeVisible({ timeout: 240_000 });
  await expect(page.getByText("New: 2000")).toBeVisible();
  await page.goto(`/desk/products?q=${run}-13`);
  await expect(page.getByText("Bulk piece 13")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Stock of Bulk piece 13" })).toHaveValue("7");
  // The same file again: its columns are remembered, and nothing would change in what is already there.
  await page.goto("/desk/products/import");
  await choose(page, "Again.csv", csv(header, ...rows.slice(20, 23)));
  await page.getByRole("button", { name: /^Write \d amount/ }).click();
  await page.getByRole("button", { name: "Compare 3 products with the shop" }).click();
  await expect(page.getByText("Unchanged: 3")).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await page.goto("/desk/products/import");
  await page.getByRole("button", { name: /^Undo: 2000 products/ }).click();
  await expect(page.getByText("0 changed back, 2000 new ones in the trash")).toBeVisible({ timeout: 240_000 });
  await expectNoFault(page);
  await page.goto(`/desk/products?q=${run}-13`);
  await expect(page.getByText("No product matches.")).toBeVisible();
});

test("takes a file of WooCommerce, says what is wrong with files that are none, and can be stopped", async ({
  page,
}) => {
  test.slow();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/products/import");
  await choose(page, "broken.csv", 'Handle,Title\n"a,b');
  await expect(page.getByRole("alert").getByText("is never closed")).toBeVisible();
  await choose(page, "semicolons.csv", "Handle;Title;Price\na;b;1");
  await expect(page.getByRole("alert").getByText("not separated by commas")).toBeVisible();
  await page.getByRole("button", { name: "Take another file" }).click();
  const sku = `WOO${Date.now()}`;
  const header = [
    ...["ID", "Type", "SKU", "Name", "Published", "Regular price", "Parent"],
    ...["Attribute 1 name", "Attribute 1 value(s)"],
  ];
  await choose(
    page,
    "wc-products.csv",
    csv(
      header,
      ["1", "variable", sku, `Woo shirt ${sku}`, "0", "", "", "Size", "S, M"],
      ["2", "variation", `${sku}-S`, "", "0", "900", sku, "Size", "S"],
      ["3", "variation", `${sku}-M`, "", "0", "950", sku, "Size", "M"],
    ),
  );
  await expect(page.getByText("It comes from WooCommerce; its columns are known.")).toBeVisible();
  await page.getByRole("button", { name: "Compare 1 product with the shop" }).click();
  await expect(page.getByText("New: 1")).toBeVisible();
  // Stopped before the first part is sent to the end.
  await page.route("**/api/owner/products/import?dry_run=false*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped: 1 of 1 products are imported.")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Unchanged: 1")).toBeVisible();
  await page.goto(`/desk/products?q=${sku}-M`);
  await expect(page.getByText(`Woo shirt ${sku}`)).toBeVisible();
  await expect(page.getByText("2 variants")).toBeVisible();
});

for (const [format, name] of [
  ["csv", "CSV, for spreadsheets"],
  ["json", "JSON, for programs"],
] as const)
  test(`takes its own export as ${format} without a word`, async ({ page }) => {
    const owner = await aMember(page, "owner");
    await openDesk(page, owner.link);
    await page.goto("/desk/products");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`products-nila-loom.${format}`);
    await expect(page.getByText(/^\d+ products are in the file\.$/)).toBeVisible();
    await page.goto("/desk/products/import");
    await page.locator("input[type=file]").setInputFiles(await file.path());
    await expect(page.getByText("Every row can be imported.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Worth knowing" })).toBeHidden();
    await page.getByRole("button", { name: /^Compare \d+ products with the shop$/ }).click();
    await expect(page.getByText(/^(?:Changed|Unchanged): \d+$/).first()).toBeVisible();
    await expect(page.getByText(/^New: /)).toBeHidden();
  });
