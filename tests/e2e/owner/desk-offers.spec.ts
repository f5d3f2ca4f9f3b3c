import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test("adds an offer, tries it on a bag, and ends it, on a phone", async ({ page, faults }) => {
  const owner = await aMember(page, "owner");
  const sku = `TRY${Date.now()}`;
  const fields = {
    name: `Tried cap ${sku}`,
    sku,
    status: "active",
    selling_price: 800,
    discounted_price: 800,
    stock: 3,
  };
  await expect(await page.request.post("/api/owner/products", { headers, data: { fields } })).toBeOK();
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Offers" }).click();
  await expect(page.getByRole("heading", { name: "Offers", level: 1 })).toBeVisible();
  await expectNoFault(page);
  const code = `CAP${Date.now()}`;
  const form = page.getByRole("region", { name: "Add an offer" });
  await form.getByRole("textbox", { name: "Code" }).fill(code);
  await form.getByRole("textbox", { name: "How much" }).fill("25");
  await form.getByRole("textbox", { name: "Least worth of the bag" }).fill("1000");
  await form.getByRole("button", { name: "Add the offer" }).click();
  await expect(page.getByText(`${code} is added.`)).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: code });
  await expect(row).toContainText("25 % off the order");
  await expect(row).toContainText("from ₹1,000 on, used 0 times");
  const bag = page.getByRole("region", { name: "Try a bag" });
  await bag.getByRole("textbox", { name: "SKU 1" }).fill(sku);
  await bag.getByRole("textbox", { name: "Code the shopper enters (optional)" }).fill(code);
  await bag.getByRole("button", { name: "Work it out" }).click();
  await expect(bag.getByText(`The code ${code} does not apply: the bag is worth too little.`)).toBeVisible();
  await bag.getByRole("textbox", { name: "Quantity 1" }).fill("2");
  await bag.getByRole("button", { name: "Work it out" }).click();
  await expect(bag.getByText("−₹400")).toBeVisible();
  await expect(bag.getByText(`${code} would take off ₹400`)).toBeVisible();
  await expectNoFault(page);
  await bag.getByRole("button", { name: "Another item" }).click();
  await bag.getByRole("textbox", { name: "SKU 2" }).fill("NO-SUCH-SKU");
  await bag.getByRole("button", { name: "Work it out" }).click();
  await expect(bag.getByRole("alert")).toBeVisible();
  faults.splice(0);
  await row.getByRole("button", { name: `End ${code}` }).click();
  await row.getByRole("button", { name: "Really end it now?" }).click();
  await expect(page.getByText(`${code} has ended.`)).toBeVisible();
  await expect(row).toContainText("Has ended");
});

test("issues a gift card and deactivates it", async ({ page }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/offers");
  const cards = page.getByRole("region", { name: "Gift cards" });
  await cards.getByRole("textbox", { name: "Worth" }).fill("1500");
  await cards.getByRole("textbox", { name: "For whom (optional)" }).fill("Meera");
  await cards.getByRole("button", { name: "Issue a gift card" }).click();
  const said = await cards.getByText(/^The gift card .+ is issued\.$/).innerText();
  const [code = ""] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}/.exec(said) ?? [];
  const row = cards.getByRole("listitem").filter({ hasText: code });
  await expect(row).toContainText("₹1,500 of ₹1,500");
  await expect(row).toContainText("Until it is used up, Meera");
  await expectNoFault(page);
  await row.getByRole("button", { name: `Deactivate ${code}` }).click();
  await row.getByRole("button", { name: /^Really\?/ }).click();
  await expect(row).toContainText("Deactivated");
  await expect(row.getByRole("button")).toHaveCount(0);
});
