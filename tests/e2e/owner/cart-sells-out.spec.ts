import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { expect, test, wakeUp } from "../support/shop-test";

const run = promisify(execFile);
const HEADER =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price";

async function stockUp(url: string, stock: number, price: number) {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "import-")), "products.csv");
  const row = `last-runner,Last runner,<p>Wool</p>,Household Nine,Runners,,true,Title,Default Title,LR-1,shopify,${stock},deny,${price}`;
  await writeFile(file, [HEADER, row].join("\r\n"));
  const store = ["node_modules/.bin/tsx", "--conditions=react-server", "scripts/store.ts"];
  await run(process.execPath, [...store, "import", file, "--url", url], {
    env: { ...process.env, OWNER_TOKEN: TEST_OWNER_TOKEN },
  });
}

test("items that sell out, run short or get dearer are shown with a way to go on", async ({ page, baseURL }) => {
  const url = baseURL ?? "";
  await stockUp(url, 9, 900);
  await page.goto("/product/last-runner");
  await wakeUp(page);
  const main = page.locator("#content");
  await main.getByRole("spinbutton", { name: "Quantity" }).fill("4");
  await main.getByRole("button", { name: "Add to bag" }).click();
  await expect(main.getByRole("button", { name: "Added" })).toBeVisible();

  await stockUp(url, 2, 950);
  await page.goto("/cart");
  await expect(main.getByText("Only 2 pieces left.")).toBeVisible();
  await expect(main.getByText("The price has changed from")).toContainText("₹900 to ₹950");
  await expect(main.getByRole("button", { name: "Checkout" })).toBeDisabled();
  await main.getByRole("button", { name: "Change to 2 pieces" }).click();
  await expect(main.getByRole("button", { name: "Checkout" })).toBeEnabled();
  await expect(main.getByText("The price has changed from")).toBeHidden();

  await stockUp(url, 0, 950);
  await page.reload();
  await expect(main.getByText("This item is sold out. It is not included in the total.")).toBeVisible();
  await expect(main.getByText("Total before shipping").locator("..")).toContainText("₹0");
  await main.getByRole("button", { name: /^Remove/ }).click();
  await expect(main.getByText("Last runner was removed from your bag.")).toBeVisible();
});
