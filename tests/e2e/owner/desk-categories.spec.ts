import type { Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

/** Adds a category over the API, and returns its id. */
async function aCategory(page: Page, name: string, parentId: string | null = null): Promise<string> {
  const data = { name, parent_id: parentId };
  const answer = await page.request.post("/api/owner/categories", { headers, data });
  await expect(answer, await answer.text()).toBeOK();
  return (await answer.json())._id;
}

const remove = (page: Page, id: string) => page.request.delete(`/api/owner/categories/${id}`, { headers });

test("arranges categories by dragging and by steps, and the shop follows", async ({ page }) => {
  const owner = await aMember(page, "owner");
  const mark = Date.now();
  const [quilts, throws, fine] = [`Quilts ${mark}`, `Throws ${mark}`, `Fine throws ${mark}`];
  const ids = [await aCategory(page, quilts), await aCategory(page, throws), await aCategory(page, fine)];
  const sku = `QUILT${mark}`;
  const fields = {
    name: `Fine throw ${mark}`,
    sku,
    status: "active",
    selling_price: 900,
    discounted_price: 900,
    stock: 5,
    categories: [`fine-throws-${mark}`],
  };
  await expect(await page.request.post("/api/owner/products", { headers, data: { fields } })).toBeOK();

  await openDesk(page, owner.link);
  await page.goto("/desk/categories");
  await expect(page.getByRole("heading", { name: "Categories", level: 1 })).toBeVisible();
  await expectNoFault(page);
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });

  // Dragged to the right, it goes below the one before it.
  const handle = page.getByTitle(`Drag ${throws}`, { exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error("There is no handle.");
  await page.mouse.move(from.x + 8, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y + 20, { steps: 4 });
  await page.mouse.move(from.x + 48, from.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(`${throws} stands below ${quilts} now.`)).toBeVisible();

  // The same without a pointer.
  await row(fine)
    .getByRole("button", { name: `Move ${fine}` })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Below the one before it" }).press("Enter");
  await expect(page.getByText(`${fine} stands below ${quilts} now.`)).toBeVisible();
  await row(fine)
    .getByRole("button", { name: `Move ${fine}` })
    .click();
  await page.getByRole("menuitem", { name: "Below the one before it" }).click();
  await expect(page.getByText(`${fine} stands below ${throws} now.`)).toBeVisible();
  await page.reload();
  await expect(row(fine)).toHaveCSS("padding-inline-start", "56px");
  await expectNoFault(page);

  await page.goto(`/category/quilts-${mark}`);
  await expect(page.getByRole("link", { name: throws })).toBeVisible();
  await expect(page.getByRole("heading", { name: `Fine throw ${mark}` })).toBeVisible();
  await page.goto(`/category/fine-throws-${mark}`);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs).toHaveText(new RegExp(`Home.*${quilts}.*${throws}.*${fine}`, "s"));
  await page
    .getByRole("link", { name: `Fine throw ${mark}` })
    .first()
    .click();
  await expect(crumbs).toHaveText(new RegExp(`${quilts}.*${throws}.*${fine}.*Fine throw ${mark}`, "s"));
  await expectNoFault(page);
  for (const id of ids) await remove(page, id);
});

test("writes about a category on a phone: a card instead of a list, a new address, and its removal", async ({
  page,
  faults,
}) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const mark = Date.now();
  const above = await aCategory(page, `Baskets ${mark}`);
  await aCategory(page, `Round ${mark}`, above);
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.goto("/desk/categories");
  await page.getByRole("link", { name: `Baskets ${mark}`, exact: true }).click();
  await expect(page.getByRole("heading", { name: `Baskets ${mark}`, level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByLabel("In two lines, below the heading").fill("Woven of cane.");
  await page.getByRole("checkbox", { name: "It lists products" }).uncheck();
  await page.getByLabel("Address in the shop").fill(`cane-${mark}`);
  await page.getByRole("button", { name: "Add to “Quick links above the list”" }).click();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  // A link that leads nowhere would be missing in the shop, so it is not saved.
  await expect(page.getByText("One entry is not complete, or leads nowhere.")).toBeVisible();
  faults.splice(0);
  await page.getByRole("button", { name: "Remove entry 1 of “Quick links above the list”" }).click();
  await save.click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();

  await page.goto(`/category/baskets-${mark}`);
  await expect(page).toHaveURL(new RegExp(`/category/cane-${mark}$`));
  await expect(page.getByText("Woven of cane.")).toBeVisible();
  const cards = page.getByRole("navigation", { name: "Categories below this one" });
  await expect(cards.getByRole("link", { name: `Round ${mark}` })).toBeVisible();
  await expect(page.getByRole("button", { name: /Filter/ })).toBeHidden();
  await expectNoFault(page);

  // Two editors: what the other wrote is shown, to keep or to take.
  await page.goto(`/desk/categories/${above}`);
  await page.getByLabel("In two lines, below the heading").fill("Woven of cane and palm.");
  const data = { changes: { intro: "Woven by hand." }, seen: { intro: "Woven of cane." } };
  await expect(await page.request.patch(`/api/owner/categories/${above}`, { headers, data })).toBeOK();
  await save.click();
  await expect(page.getByText("Someone has changed this meanwhile to: Woven by hand.")).toBeVisible();
  faults.splice(0);
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("In two lines, below the heading")).toHaveValue("Woven by hand.");

  await page.getByRole("button", { name: "Remove this category" }).click();
  await page.getByRole("button", { name: "Really remove it?" }).click();
  await expect(page).toHaveURL(/\/desk\/categories$/);
  await expect(page.getByRole("link", { name: `Round ${mark}`, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: `Baskets ${mark}`, exact: true })).toBeHidden();
});
