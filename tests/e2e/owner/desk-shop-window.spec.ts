import type { Page } from "@playwright/test";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const LAPTOP = { width: 1440, height: 900 };
const frameOf = (page: Page) => page.frameLocator('iframe[title="The page as shoppers will see it"]');
const row = (page: Page, name: string) =>
  page.getByRole("region", { name: "Sections" }).getByRole("listitem").filter({ hasText: name });
const saved = (page: Page, changes: number) =>
  expect(page.getByText(new RegExp(`^${changes} changes?, saved in the draft$`))).toBeVisible();

/** Begins a draft at the desk, and opens it. */
async function begin(page: Page, name: string) {
  await page.goto("/desk/shop-window");
  await page.getByLabel("Name, such as “Diwali”").fill(name);
  await page.getByRole("button", { name: "Begin a draft" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function add(page: Page, kind: string) {
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByRole("button", { name: kind, exact: true }).click();
  await expect(page.getByText(`${kind} is added.`)).toBeVisible();
}

/** Drags a section to the place of another one. */
async function drag(page: Page, name: string, onto: string) {
  const handle = page.getByTitle(new RegExp(`^Drag ${name}`));
  const target = await row(page, onto).first().boundingBox();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from || !target) throw new Error("There is nothing to drag.");
  await page.mouse.move(from.x + 8, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 10, { steps: 3 });
  const there = await row(page, onto).first().boundingBox();
  if (!there) throw new Error("There is nothing to drag onto.");
  await page.mouse.move(from.x + 8, there.y + 4, { steps: 8 });
  await page.mouse.up();
}

test("builds a season's home page, looks at it on a phone, publishes it at a time and goes back", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const mark = Date.now();
  await openDesk(page, owner.link);
  await page.setViewportSize(LAPTOP);
  await begin(page, `Diwali ${mark}`);
  await expectNoFault(page);

  await add(page, "Call to action");
  await page.getByLabel("Heading of the section").fill(`Lamps are lit ${mark}`);
  await page.getByLabel("Text", { exact: true }).fill("Until the new moon, every stole is wrapped.");
  await page.getByLabel("Text has a button").check();
  await expect(page.getByText("Before it can be published:")).toBeVisible();
  await page.getByLabel("What the button says: Text").fill("See the stoles");
  await page.getByRole("combobox", { name: "Category of Text" }).click();
  await page.getByRole("option", { name: /^Silk/ }).first().click();
  await expect(page.getByText("Before it can be published:")).toBeHidden();
  await expect(frameOf(page).getByRole("heading", { name: `Lamps are lit ${mark}` })).toBeAttached();
  await expect(frameOf(page).getByRole("link", { name: "See the stoles" })).toBeAttached();
  await page.getByRole("button", { name: /^Done with Call to action/ }).click();
  await expectNoFault(page);

  // Dragged to the top, it is the first section of the page.
  await drag(page, "Call to action", "Hero");
  await expect(page.getByText(`Call to action: Lamps are lit ${mark} is number 1 now.`)).toBeVisible();
  const first = () => frameOf(page).locator(".home-segments > section").first();
  await expect(first()).toContainText(`Lamps are lit ${mark}`);

  // Undone and made again on the server, so that a reload in between loses nothing.
  await page.keyboard.press("Control+z");
  await expect(first()).not.toContainText(`Lamps are lit ${mark}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: `Diwali ${mark}`, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(first()).toContainText(`Lamps are lit ${mark}`);

  // On a phone, with the preview as a phone shows it.
  await page.setViewportSize(PHONE);
  await page.getByText("Preview", { exact: true }).click();
  await page.getByText("Phone", { exact: true }).click();
  await expect(first()).toContainText(`Lamps are lit ${mark}`);
  await expectNoFault(page);
  await page.setViewportSize(LAPTOP);

  // Nobody else sees any of it yet.
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.goto("/");
  await expect(shopper.getByText(`Lamps are lit ${mark}`)).toHaveCount(0);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByLabel("Day and time").fill("2041-10-24T00:00");
  await page.getByRole("button", { name: "Publish then" }).click();
  await expect(page.getByText(/^Publishes itself on 24 Oct 2041, 00:00/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expectNoFault(page);

  // The same plan, for a moment that the test can wait for.
  const path = `/api/owner/shop-window/drafts/${page.url().split("/").at(-1)}`;
  const soon = await page.evaluate(async (draft) => {
    const { draft: seen } = await (await fetch(draft)).json();
    const body = { revision: seen.revision, publish_at: new Date(Date.now() + 2_000).toISOString() };
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`${draft}/plan`, { method: "POST", headers, body: JSON.stringify(body) })).status;
  }, path);
  expect(soon).toBe(200);
  await expect(async () => {
    await shopper.goto("/");
    await expect(shopper.getByRole("heading", { name: `Lamps are lit ${mark}` })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });

  await page.goto("/desk/shop-window");
  const version = page.getByRole("listitem").filter({ hasText: `Diwali ${mark}` });
  await expect(version).toContainText("Published by plan");
  await expectNoFault(page);
  // Back to what was there before, whatever number that has.
  const before = page.getByRole("button", { name: /^Go back to/ }).first();
  await before.click();
  await page.getByRole("dialog").getByRole("button", { name: "Go back to it" }).click();
  await expect(page.getByText("The pages are as they were then.")).toBeVisible();
  await shopper.goto("/");
  await expect(shopper.getByText(`Lamps are lit ${mark}`)).toHaveCount(0);
  await shopper.close();
});

test("puts a story and questions around the list of a category, and tells who else works on a draft", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const mark = Date.now();
  await openDesk(page, owner.link);
  await page.setViewportSize(LAPTOP);
  await begin(page, `Silk ${mark}`);
  await page.getByRole("combobox", { name: "Page" }).click();
  await page
    .getByRole("option", { name: /^Category: Silk/ })
    .first()
    .click();
  await expect(row(page, "The list of products")).toBeVisible();
  await add(page, "Questions and answers");
  await page.getByLabel("Question", { exact: true }).fill(`Is it reeled by hand? ${mark}`);
  await page.getByLabel("Answer", { exact: true }).fill("Yes, in Bhagalpur.");
  await saved(page, 2);
  await expect(frameOf(page).getByText(`Is it reeled by hand? ${mark}`)).toBeAttached();

  // Somebody else sees the draft, and takes it over.
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  const asha = await aMember(page, "owner", `Meera ${mark}`);
  await openDesk(other, asha.link);
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, ""));
  await expect(other.getByText(`${owner.name} works on this draft.`)).toBeVisible();
  await expect(other.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
  await other.getByRole("button", { name: "Take it over" }).click();
  await expect(other.getByRole("button", { name: "Publish", exact: true })).toBeVisible();

  // What was being typed meanwhile is not lost, and says why it is not saved.
  await page.getByLabel("Answer", { exact: true }).fill("Yes, in Bhagalpur, since 1952.");
  await expect(page.getByText("Someone else works on this draft.").first()).toBeVisible();
  await expect(page.getByText(`Meera ${mark} works on this draft.`)).toBeVisible();
  faults.splice(0);

  await other.getByRole("button", { name: "Publish", exact: true }).click();
  await other.getByRole("button", { name: "Publish now" }).click();
  await expect(other.getByRole("heading", { name: "Shop window", level: 1 })).toBeVisible();
  await expectNoFault(other);
  await page.goto("/category/silk");
  await expect(page.getByText(`Is it reeled by hand? ${mark}`)).toBeVisible();
  await expectNoFault(page);
  // A filtered list is only a list.
  await page.goto("/category/silk?sort_by=price_asc");
  await expect(page.getByText(`Is it reeled by hand? ${mark}`)).toHaveCount(0);

  await other
    .getByRole("button", { name: /^Go back to/ })
    .first()
    .click();
  await other.getByRole("dialog").getByRole("button", { name: "Go back to it" }).click();
  await expect(other.getByText("The pages are as they were then.")).toBeVisible();
  await page.goto("/category/silk");
  await expect(page.getByText(`Is it reeled by hand? ${mark}`)).toHaveCount(0);
  await other.close();
});

test("has a form for every section, on a phone as well", async ({ page }) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const mark = Date.now();
  await openDesk(page, owner.link);
  await page.setViewportSize(PHONE);
  await begin(page, `All ${mark}`);
  await page.getByRole("button", { name: "Add a section" }).click();
  const kinds = page.getByRole("list", { name: "Add a section" }).getByRole("button");
  const names = await kinds.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  expect(names).toHaveLength(17);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  for (const name of names) {
    await add(page, name);
    await expect(page.getByRole("button", { name: `Done with ${name}` })).toBeVisible();
    await expectNoFault(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: `Done with ${name}` })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Throw this draft away" }).click();
  await page.getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByRole("heading", { name: "Shop window", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: `All ${mark}` })).toHaveCount(0);
});

test("writes an entry of the navigation, which every page then has", async ({ page, browser, baseURL }) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const mark = Date.now();
  await openDesk(page, owner.link);
  await page.setViewportSize(PHONE);
  await page.goto("/desk/menu");
  await expect(page.getByRole("heading", { name: "Navigation", level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Add to “Entries of the menu”" }).click();
  await page.getByLabel("Name", { exact: true }).last().fill(`Festive ${mark}`);
  await page.getByRole("button", { name: `Add to “Columns of Festive ${mark}”` }).click();
  await page.getByLabel("Heading of the column").last().fill("For the table");
  await page.getByRole("button", { name: "Add to “Links below For the table”" }).click();
  await page.getByLabel("Name of the link", { exact: true }).last().fill(`Runners ${mark}`);
  await page.getByLabel(`Path of Runners ${mark}, such as /on-sale`).fill("/on-sale");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();

  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.setViewportSize(LAPTOP);
  await shopper.goto("/category/cloth");
  const menu = shopper.getByRole("navigation", { name: "Main" });
  await expect(menu.getByText(`Festive ${mark}`)).toBeVisible();
  await expect(menu.getByRole("link", { name: `Runners ${mark}`, includeHidden: true })).toHaveAttribute(
    "href",
    "/on-sale",
  );
  await shopper.close();

  await page
    .getByRole("button", { name: /^Remove entry \d+ of “Entries of the menu”$/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
});
