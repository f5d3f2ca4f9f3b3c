import type { Page } from "@playwright/test";
import sharp from "sharp";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

/** A photograph of a camera, of one colour. */
const photograph = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 1_100, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function typeOptions(page: Page, position: number, options: readonly string[]) {
  const input = page.getByRole("combobox", { name: `Options of choice ${position}` });
  for (const option of options) {
    await input.fill(option);
    await input.press("Enter");
  }
}

test("makes a product with six variants and five pictures on a phone, and shoppers see it at once", async ({
  page,
}) => {
  test.slow();
  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.goto("/desk/products");
  await page.getByRole("link", { name: "Add a product" }).click();
  const name = `Monsoon shirt ${Date.now()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("In one sentence").fill("Dries in an hour");
  const colours = ["#123", "#345", "#567", "#789", "#9ab"];
  const files = await Promise.all(colours.map((colour, index) => photograph(`Photo ${index}.jpg`, colour)));
  await page.locator("input[type=file]").setInputFiles(files);
  await expect(page.getByLabel("What picture 5 shows")).toBeVisible();
  await page.getByLabel("What picture 1 shows").fill("The shirt in the rain");
  await page.getByRole("button", { name: "Show picture 3 earlier" }).click();
  await page.getByRole("button", { name: "Add a choice" }).click();
  await page.getByLabel("Name of choice 1").fill("Size");
  await typeOptions(page, 1, ["S", "M", "L"]);
  await page.getByRole("button", { name: "Add a choice" }).click();
  await page.getByLabel("Name of choice 2").fill("Colour");
  await typeOptions(page, 2, ["Indigo", "Rust"]);
  await expect(page.getByText("0 there already, 6 new")).toBeVisible();
  await page.getByLabel("Price of the new ones").fill("1250");
  await page.getByLabel("Stock of each new one").fill("4");
  await page.getByRole("button", { name: "Add to “Files to download”" }).click();
  await page.getByLabel("What it is called").fill("Care sheet");
  await page.getByLabel("Path below the uploads of the shop", { exact: true }).fill("files/care-sheet.pdf");
  await page.getByRole("textbox", { name: "Video" }).fill("files/rain.mp4");
  const prefix = `RAIN${Date.now()}`;
  await page.getByLabel("SKUs of the new ones begin with").fill(prefix);
  await expectNoFault(page);
  await page.getByRole("button", { name: "Make 6 variants" }).click();
  await expect(page.getByText("6 there already, 0 new")).toBeVisible();
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("It is a draft. Put it into the shop below.")).toBeVisible();
  await expect(page.getByText(`${prefix}-M-RUST`)).toBeVisible();
  await page.getByRole("button", { name: "M, Rust", exact: true }).click();
  await page.getByRole("region", { name: "M, Rust" }).getByLabel("Barcode").fill("8901234567894");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Saved. Shoppers see it")).toBeVisible();
  await page.getByRole("radio", { name: "In the shop" }).click();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByAltText("The shirt in the rain").first()).toBeVisible();
  await expect(page.getByText("1,250").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Care sheet/ })).toHaveAttribute("href", /files\/care-sheet\.pdf$/);
});

test("lets two editors work on one product, and shows each what the other wrote into the same field", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/products/new");
  const name = `Shared shawl ${Date.now()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("900");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByLabel("Brand")).toHaveValue("");

  const editor = await aMember(page, "editor");
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await other.goto(editor.link);
  await other.getByRole("button", { name: "Open the desk" }).click();
  await expect(other).toHaveURL(/\/desk/);
  await other.goto(page.url());
  await other.getByLabel("Brand").fill("Nila");
  await other.getByLabel("In one sentence").fill("Woven in Bhuj");
  await other.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(other.getByText("Saved. Shoppers see it")).toBeVisible();

  await page.getByLabel("Kind of product").fill("Shawl");
  await page.getByLabel("Brand").fill("Loom");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Someone has changed this meanwhile to: Nila")).toBeVisible();
  faults.splice(0);
  await expect(page.getByLabel("In one sentence")).toHaveValue("Woven in Bhuj");
  await expect(page.getByLabel("Brand")).toHaveValue("Loom");
  await expectNoFault(page);
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("Brand")).toHaveValue("Nila");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Saved. Shoppers see it")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Kind of product")).toHaveValue("Shawl");
  await other.close();

  await page.getByRole("radio", { name: "In the trash" }).click();
  await expect(page.getByText("It is in the trash.")).toBeVisible();
  await page.goto(`/desk/products?q=${encodeURIComponent(name)}`);
  await expect(page.getByText("No product matches.")).toBeVisible();
});

test("duplicates a product, and names what is wrong beside its field", async ({ page, faults }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/products?q=kurta");
  await page.getByRole("link", { name: /kurta/i }).first().click();
  await page.getByRole("link", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(/\(copy\)$/);
  await page.getByLabel("Address in the shop").fill("Not an address");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Use only a to z, digits and dashes.")).toBeVisible();
  faults.splice(0);
  await expectNoFault(page);
  await page.getByLabel("Address in the shop").fill(`copy-${Date.now()}`);
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("heading", { name: /\(copy\)$/, level: 1 })).toBeVisible();
  await expectNoFault(page);
});
