import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test("shows a draft as in the shop to the people of the shop, and to nobody else", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const mark = Date.now();
  const fields = {
    name: `Unseen shawl ${mark}`,
    sku: `UNSEEN${mark}`,
    selling_price: 2400,
    discounted_price: 2400,
    stock: 2,
    description: "<p>Still on the loom.</p>",
  };
  const made = await page.request.post("/api/owner/products", { headers, data: { fields } });
  await expect(made).toBeOK();
  const { _id: id } = await made.json();
  const editor = await aMember(page, "editor");
  await page.goto(editor.link);
  await page.getByRole("button", { name: "Open the desk" }).click();
  // Who keeps only products begins with them.
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible();
  await page.goto(`/desk/products/${id}`);
  await page.getByRole("button", { name: "See it as in the shop" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: fields.name, level: 1 })).toBeVisible();
  await expect(frame.getByText("Only the people of the shop see this page.")).toBeVisible();
  await expect(frame.getByText("Still on the loom.")).toBeAttached();
  await expectNoFault(page);

  const answer = await page.goto(`/others/preview/${id}`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store" });
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectNoFault(page);

  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  for (const address of [`/others/preview/${id}`, `/product/unseen-shawl-${mark}`]) {
    const refused = await shopper.goto(address);
    expect(refused?.status()).toBe(404);
    await expect(shopper.getByText(fields.name)).toHaveCount(0);
  }
  await shopper.close();
  faults.splice(0);
});

test("changes a price in the list of products, and asks what shoppers write on a product", async ({ page }) => {
  const mark = Date.now();
  const fields = {
    name: `Listed tray ${mark}`,
    sku: `TRAY${mark}`,
    status: "active",
    selling_price: 500,
    discounted_price: 500,
    stock: 4,
  };
  const made = await page.request.post("/api/owner/products", { headers, data: { fields } });
  await expect(made).toBeOK();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto(`/desk/products?q=${fields.sku}`);
  await page.getByRole("textbox", { name: `Price of ${fields.name}` }).fill("450");
  await page.getByRole("textbox", { name: `Stock of ${fields.name}` }).fill("9");
  await page.getByRole("button", { name: `Save ${fields.name}` }).click();
  await expect(page.getByText(`${fields.name} is saved.`)).toBeVisible();
  await expectNoFault(page);
  await page.goto(`/product/listed-tray-${mark}`);
  await expect(page.getByText("₹450").first()).toBeVisible();

  await page.goto(`/desk/products/${(await made.json())._id}`);
  const asked = page.getByRole("group", { name: "What shoppers write on it" });
  await page.getByRole("button", { name: "Add to “What shoppers write on it”" }).click();
  await asked.getByRole("textbox", { name: "What is asked, such as “Initials”" }).fill("Name of the house");
  await asked.getByRole("button", { name: "Add to “Colours of Name of the house”" }).click();
  await asked.getByRole("textbox", { name: "Colour", exact: true }).fill("Ink");
  await asked.getByRole("textbox", { name: "Costs more by" }).fill("120");
  await expectNoFault(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
  await page.goto(`/product/listed-tray-${mark}`);
  await expect(page.getByLabel("Name of the house")).toBeVisible();
});
