import type { Locator, Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

/** Puts a product into the shop whose variants are all combinations of so many options. */
async function aProductWithVariants(page: Page, name: string, counts: readonly number[]) {
  const types = counts.map((count, type) => ({
    name: `Choice ${type + 1}`,
    options: Array.from({ length: count }, (_, index) => `${"ABC"[type]}${index + 1}`),
  }));
  const combinations = types.reduce<string[][]>(
    (rows, { options }) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );
  const sku = `T${Date.now()}`;
  const variants = combinations.map((options, index) => ({
    ...{ options, sku: `${sku}-${index}`, selling_price: 1_000, discounted_price: 1_000, stock: 5 },
  }));
  const fields = { name, status: "active", variant_types: types, variants };
  const answer = await page.request.post("/api/owner/products", { headers, data: { fields } });
  await expect(answer, await answer.text()).toBeOK();
  const { _id: id, fields: written } = await answer.json();
  return { id, slug: written.slug as string, sku };
}

/** Pastes a text into the table, as from a spreadsheet. */
const paste = (grid: Locator, text: string) =>
  grid.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("raises four hundred prices by 8 %, looks at them, saves, and undoes it", async ({ page }) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const name = `Many shirts ${Date.now()}`;
  const { id, slug } = await aProductWithVariants(page, name, [20, 20]);
  await openDesk(page, owner.link);
  await page.goto(`/desk/products/${id}`);
  await page.getByRole("link", { name: "Change them as a table" }).click();
  await expect(page.getByText("400 rows", { exact: true })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Price (INR)", exact: true }).click();
  await page.getByRole("button", { name: "Raise or lower" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Changes 400 selected prices.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "By" }).fill("8");
  await expect(dialog.getByText("₹1,000 becomes ₹1,080").first()).toBeVisible();
  await expectNoFault(page);
  await dialog.getByRole("button", { name: "Put into the table" }).click();
  await page.getByRole("button", { name: "Look at 400 changes" }).click();
  await expect(page.getByText("400 rows change.")).toBeVisible();
  await expect(dialog.getByText("Price: 1,000 → 1,080, List price: 1,000 → 1,080").first()).toBeVisible();
  await expectNoFault(page);
  await dialog.getByRole("button", { name: "Save 400 rows" }).click();
  await expect(page.getByText("400 rows are saved.")).toBeVisible();
  const shop = await page.request.get(`/product/${slug}`);
  expect(await shop.text()).toContain("1,080");
  await page.getByRole("status").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("400 rows have their old amounts again.")).toBeVisible();
  const after = await page.request.get(`/product/${slug}`);
  expect(await after.text()).not.toContain("1,080");
  await page.setViewportSize(PHONE);
  await expectNoFault(page);
});

test("works like a spreadsheet: keys, paste, fill, undo, and cells that cannot be saved", async ({ page, faults }) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const name = `Sheet ${Date.now()}`;
  const { id, sku } = await aProductWithVariants(page, name, [4, 2]);
  await openDesk(page, owner.link);
  await page.goto(`/desk/products/prices?product_id=${id}`);
  const grid = page.getByRole("grid");
  const cell = (row: number, column: number) =>
    grid
      .getByRole("row")
      .nth(row)
      .getByRole("gridcell")
      .nth(column - 1);
  await grid.focus();
  await page.keyboard.type("1200");
  await page.keyboard.press("Enter");
  await expect(cell(1, 1)).toHaveText("1,200.00");
  await expect(cell(1, 2)).toHaveText("1,200.00");
  await page.keyboard.type("1300");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.getByText(`${name}, A1, B2. List price: ₹1,300, was ₹1,000.`)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(cell(2, 1)).toHaveText("1,000.00");
  await page.keyboard.press("Control+y");
  await expect(cell(2, 1)).toHaveText("1,300.00");
  // From the second price down to the fourth, as its first.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await expect(cell(4, 1)).toHaveText("1,300.00");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowUp");
  await paste(grid, "7\n2.5\n9");
  await expect(cell(7, 3)).toHaveText("7");
  await expect(page.getByText("1 pasted cell had no place in the table.")).toBeVisible();
  await expect(page.getByRole("alert").getByText("1 cell cannot be saved like this.")).toBeVisible();
  await page.getByRole("button", { name: "Show the next" }).click();
  await expect(page.getByText("is no amount the shop can use").first()).toBeVisible();
  await expectNoFault(page);
  await grid.focus();
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  // A stock that was sold from meanwhile is refused in its cell, and what was typed stays.
  const counted = await page.request.patch("/api/owner/products", { headers, data: { sku: `${sku}-7`, stock: 4 } });
  await expect(counted).toBeOK();
  await page.getByRole("button", { name: "Look at" }).click();
  await expect(page.getByRole("alert").getByText("was sold from or counted meanwhile").first()).toBeVisible();
  faults.splice(0);
  await expect(cell(8, 3)).toHaveText("2");
  await page.getByRole("button", { name: "Show the next" }).click();
  await expect(page.getByText("It is 4 pieces now; type again what it should be.")).toBeVisible();
  await grid.focus();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Look at" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save 6 rows" }).click();
  await expect(page.getByText("6 rows are saved.")).toBeVisible();
  await page.reload();
  await expect(cell(8, 3)).toHaveText("3");
  await expect(cell(4, 1)).toHaveText("1,300.00");
});

test("answers a key within 200 ms with 2,048 variants, of which few are in the document", async ({ page }) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const { id } = await aProductWithVariants(page, `Endless ${Date.now()}`, [16, 16, 8]);
  await openDesk(page, owner.link);
  await page.goto(`/desk/products/prices?product_id=${id}`);
  await expect(page.getByText("2048 rows", { exact: true })).toBeVisible();
  const grid = page.getByRole("grid");
  await grid.focus();
  const slowest = await page.evaluate(async () => {
    const grid = document.querySelector('[role="grid"]');
    const keys = ["ArrowDown", "End", "Home", "PageDown", "End", "ArrowUp", "a", "d", "z"];
    const times: number[] = [];
    for (const key of keys) {
      const start = performance.now();
      const options = { key, bubbles: true, cancelable: true, ctrlKey: "adz".includes(key) || times.length === 4 };
      (document.activeElement ?? grid)?.dispatchEvent(new KeyboardEvent("keydown", options));
      // Painted: after the frame that follows.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return Math.max(...times);
  });
  expect(await grid.getByRole("row").count()).toBeLessThan(60);
  expect(slowest).toBeLessThan(200);
});
