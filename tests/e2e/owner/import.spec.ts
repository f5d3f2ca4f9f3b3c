import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { expect, test } from "../support/shop-test";

const run = promisify(execFile);
const HEADER =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price";

async function importRows(rows: string[], url: string) {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "import-")), "products.csv");
  await writeFile(file, [HEADER, ...rows].join("\r\n"));
  return run(
    process.execPath,
    ["node_modules/.bin/tsx", "--conditions=react-server", "scripts/store.ts", "import", file, "--url", url],
    {
      env: { ...process.env, OWNER_TOKEN: TEST_OWNER_TOKEN },
    },
  );
}

test("products imported into a running shop are on its pages at the next request", async ({ request, baseURL }) => {
  const url = baseURL ?? "";
  const row = (price: number, title = "Test towel </script><b>") =>
    `test-towel,"${title}",<p>Soft</p>,Household Nine,Towels,bath,true,Title,Default Title,TT-1,shopify,9,${price},1200`;

  expect((await request.get("/product/test-towel")).status()).toBe(404);
  await importRows([row(999)], url);
  const html = await (await request.get("/product/test-towel")).text();
  expect(html).toContain("₹999");
  expect(html).not.toContain("</script><b>");
  expect(await (await request.get("/category/towels")).text()).toContain("/product/test-towel");

  const lists = ["/search?q=test+towel", "/category/towels?sort_by=price_asc", "/search?q=towel&max_price=950"];
  const namesProduct = async (path: string) => (await (await request.get(path)).text()).includes("/product/test-towel");
  expect(await Promise.all(lists.map(namesProduct))).toEqual([true, true, false]);

  await importRows([row(899)], url);
  for (const path of lists) expect(await (await request.get(path)).text()).toContain("₹899");
  expect(await (await request.get("/product/test-towel")).text()).toContain("₹899");
  expect(await (await request.get("/category/towels")).text()).toContain("₹899");

  await importRows([row(899).replace("test-towel", "better-towel")], url);
  const moved = await request.get("/product/test-towel", { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toContain("/product/better-towel");
});

test("an owner's call without the token is refused", async ({ request }) => {
  const answer = await request.put("/api/owner/store/status", { data: { status: "inactive" } });
  expect(answer.status()).toBe(401);
  expect((await answer.json()).code).toBeTruthy();
});

test("a variant has its page whatever characters are in its SKU", async ({ page, baseURL }) => {
  const skus = { Small: "COTTON-100%", Medium: "100%25", Large: "T/2 Ü~.", Wide: ".." };
  const rows = Object.entries(skus).map(
    ([size, sku]) =>
      `test-tunic,Test tunic,<p>Soft</p>,Household Nine,Towels,bath,true,Size,${size},${sku},shopify,9,900,`,
  );
  await importRows(rows, baseURL ?? "");
  for (const [size, sku] of Object.entries(skus)) {
    await page.goto(`/product/test-tunic?variant=${encodeURIComponent(sku)}`);
    await expect(page.locator("a[aria-current=true]", { hasText: size })).toBeVisible();
  }

  await page.getByRole("link", { name: "Small", exact: true }).click();
  await expect(page).toHaveURL(/\?variant=COTTON-100%25$/);
  await page.reload();
  await expect(page.locator("a[aria-current=true]", { hasText: "Small" })).toBeVisible();
});
