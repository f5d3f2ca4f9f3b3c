import type { Page } from "@playwright/test";
import { aMember, expectNoFault, openDesk, PHONE } from "../../support/desk";
import { expect, test } from "../../support/shop-test";

const LAPTOP = { width: 1440, height: 900 };
const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const frameOf = (page: Page) => page.frameLocator('iframe[title="The page as shoppers will see it"]');

test("writes a policy in the editor, looks at it, publishes it and goes back", async ({ page, browser, baseURL }) => {
  test.slow();
  const mark = Date.now();
  const owner = await aMember(page, "owner");
  await page.setViewportSize(LAPTOP);
  await openDesk(page, owner.link);
  await page.goto("/desk/shop-window");
  await page.getByRole("link", { name: "Pages and policies" }).click();
  await expect(page.getByRole("heading", { name: "Pages and policies", level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("listitem").filter({ hasText: "/shipping-policy" }).getByRole("link").click();
  await expect(text(page)).toBeVisible();
  await expectNoFault(page);

  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("As a rule: ");
  await page.keyboard.type(`Parcels leave on Tuesday ${mark}`);
  for (let letter = 0; letter < `Parcels leave on Tuesday ${mark}`.length; letter++)
    await page.keyboard.press("Shift+ArrowLeft");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(page.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel("Where it leads").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Set the link" }).click();
  await expect(page.getByText("Begin with /, https://, mailto: or tel:")).toBeVisible();
  await page.getByLabel("Where it leads").fill("/on-sale");
  await page.getByRole("button", { name: "Set the link" }).click();
  await expect(page.getByText("Saved in the draft")).toBeVisible();
  await expect(frameOf(page).getByRole("link", { name: `Parcels leave on Tuesday ${mark}` })).toBeVisible();
  await expectNoFault(page);

  // Nothing is lost by a reload, and nobody else sees it yet.
  await page.reload();
  await expect(text(page)).toContainText(`Parcels leave on Tuesday ${mark}`);
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.goto("/shipping-policy");
  await expect(shopper.getByText(`Parcels leave on Tuesday ${mark}`)).toHaveCount(0);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. Shoppers see it on the next page they open.")).toBeVisible();
  await shopper.goto("/shipping-policy");
  await expect(shopper.getByRole("link", { name: `Parcels leave on Tuesday ${mark}` })).toHaveAttribute(
    "href",
    /\/on-sale$/,
  );
  expect(await shopper.locator("main strong").count()).toBeGreaterThan(0);

  await page
    .getByRole("button", { name: /^Go back to \d+\./ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Go back to it" }).click();
  await expect(page.getByText("Shoppers see it as it was then.")).toBeVisible();
  await expect(text(page)).not.toContainText(`Parcels leave on Tuesday ${mark}`);
  await shopper.goto("/shipping-policy");
  await expect(shopper.getByText(`Parcels leave on Tuesday ${mark}`)).toHaveCount(0);
  await shopper.close();
});

test("begins a post on a phone, plans it, and sees it published at its time", async ({ page, browser, baseURL }) => {
  test.slow();
  const mark = Date.now();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.setViewportSize(PHONE);
  await page.goto("/desk/blog");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(`The new loom, ${mark}`);
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toHaveValue(`the-new-loom-${mark}`);
  await expectNoFault(page);
  await page.getByRole("button", { name: "A new post" }).click();
  await expect(page.getByRole("heading", { name: `The new loom, ${mark}`, level: 1 })).toBeVisible();
  await expect(page.getByText("It needs a text.").first()).toBeVisible();
  await text(page).click();
  await page.keyboard.type("It came in March.");
  await page.getByRole("textbox", { name: "Summary" }).fill("Eight feet wide.");
  await expect(page.getByText("Saved in the draft")).toBeVisible();
  await expect(page.getByText("It needs a text.")).toHaveCount(0);
  await page.getByText("Preview", { exact: true }).click();
  await page.getByText("Phone", { exact: true }).click();
  await expect(frameOf(page).getByText("It came in March.")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByLabel("Day and time").fill("2041-10-24T00:00");
  await page.getByRole("button", { name: "Publish then" }).click();
  await expect(page.getByText(/^Publishes itself on 24 Oct 2041, 00:00/)).toBeVisible();

  // The same plan, for a moment that the test can wait for.
  const path = `/api/owner/articles/blog/${page.url().split("/").at(-1)}`;
  const soon = await page.evaluate(async (article) => {
    const { draft } = await (await fetch(article)).json();
    const body = { revision: draft.revision, publish_at: new Date(Date.now() + 2_000).toISOString() };
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`${article}/draft/plan`, { method: "POST", headers, body: JSON.stringify(body) })).status;
  }, path);
  expect(soon).toBe(200);
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await expect(async () => {
    await shopper.goto(`/blogs/the-new-loom-${mark}`);
    await expect(shopper.getByText("It came in March.")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await shopper.goto("/blogs");
  await expect(shopper.getByRole("link", { name: `The new loom, ${mark}` }).first()).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Take it out of the shop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it out", exact: true }).click();
  await expect(page.getByText("It is out of the shop.")).toBeVisible();
  await expectNoFault(page);
  await shopper.goto("/blogs");
  await expect(shopper.getByRole("link", { name: `The new loom, ${mark}` })).toHaveCount(0);
  await shopper.close();
});

test("opens a text that the editor would lose a part of as HTML, and loses nothing", async ({ page }) => {
  const mark = Date.now();
  const owner = await aMember(page, "owner");
  await page.setViewportSize(LAPTOP);
  await openDesk(page, owner.link);
  await page.goto("/desk/pages");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(`Care ${mark}`);
  await page.getByRole("button", { name: "A new page" }).click();
  await expect(text(page)).toBeVisible();
  await page.getByRole("button", { name: "Edit as HTML" }).click();
  await text(page).fill("<details><summary>Silk</summary><p>Cold water.</p></details>");
  await expect(page.getByText("Saved in the draft")).toBeVisible();
  await page.reload();
  await expect(page.getByText("This text has parts that only HTML keeps, so it is edited as HTML.")).toBeVisible();
  await expect(text(page)).toHaveValue(/<details>/);
  await expectNoFault(page);

  // Two tabs: the second is told, and chooses.
  const other = await page.context().newPage();
  await other.setViewportSize(LAPTOP);
  await other.goto(page.url());
  await expect(text(other)).toHaveValue(/<details>/);
  await text(page).fill("<details><summary>Silk</summary><p>Warm water.</p></details>");
  await expect(page.getByText("Saved in the draft")).toBeVisible();
  await text(other).fill("<details><summary>Silk</summary><p>No water.</p></details>");
  await other.getByRole("button", { name: "Keep mine" }).click();
  await expect(other.getByText("Saved in the draft")).toBeVisible();
  await other.close();
  await page.reload();
  await expect(text(page)).toHaveValue(/No water/);
  await page.getByRole("button", { name: "Throw this draft away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByRole("heading", { name: "Pages and policies", level: 1 })).toBeVisible();
  await expect(page.getByText(`Care ${mark}`)).toHaveCount(0);
});
