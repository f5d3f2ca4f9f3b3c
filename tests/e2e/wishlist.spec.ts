import type { Browser, Page } from "@playwright/test";
import { becomeCustomer, PASSWORD } from "./support/customer";
import { expect, test, wakeUp } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

const LIST = "/category/linen-and-wool";
const main = (page: Page) => page.locator("#content");
const heart = (page: Page, name: string) =>
  main(page)
    .getByRole("button", { name: `Save ${name} to your wishlist` })
    .first();
const isSaved = (page: Page, name: string, is = true) =>
  expect(heart(page, name)).toHaveAttribute("aria-pressed", String(is));
const wishlistItem = (page: Page, name: string) => main(page).getByRole("listitem").filter({ hasText: name });
const header = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Wishlist/ });

const expectCount = (page: Page, count: number) =>
  expect(header(page)).toHaveAccessibleName(new RegExp(`, ${count} saved$`));

/** Records all calls to the wishlist API from now on; returns the list of them. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/wishlist")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** On a list page, clicks the hearts of these products one by one and waits for each response. */
async function save(page: Page, ...names: string[]) {
  await page.goto(LIST);
  await wakeUp(page);
  for (const name of names) {
    const answer = page.waitForResponse((response) => response.url().endsWith("/api/wishlist/items"));
    await heart(page, name).click();
    expect((await answer).status()).toBe(200);
  }
}

async function anotherBrowser(browser: Browser, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  await run(await context.newPage());
  await context.close();
}

test("an anonymous visitor saves two products, and finds them again", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const calls = watchCalls(page);
  await page.goto(LIST);
  await expect(heart(page, "Oat linen"), "in the first HTML").toBeVisible();
  await wakeUp(page);
  await isSaved(page, "Oat linen", false);
  expect(calls, "of a visitor who never saved a product").toEqual([]);

  await heart(page, "Oat linen").click();
  await isSaved(page, "Oat linen");
  await heart(page, "Moss herringbone").click();
  await expectCount(page, 2);
  expect(calls).toEqual(["POST /api/wishlist/items", "POST /api/wishlist/items"]);

  // The hearts must show the right state both after navigating within the page (as here) and after a reload.
  await main(page).getByRole("link", { name: "Oat linen" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oat linen");
  await isSaved(page, "Oat linen");
  await page.reload();
  await expectCount(page, 2);
  await wakeUp(page);
  await isSaved(page, "Oat linen");
  await header(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wishlist");
  await expect(wishlistItem(page, "Oat linen")).toBeVisible();
  await expect(wishlistItem(page, "Moss herringbone")).toBeVisible();

  await main(page).getByRole("button", { name: "Remove Oat linen from your wishlist" }).click();
  await expect(page.getByText("Oat linen was removed from your wishlist.")).toBeVisible();
  await expectCount(page, 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(wishlistItem(page, "Oat linen")).toBeVisible();
});

test("a heart can be released, and is sent even if the page is left at once", async ({ page }) => {
  await save(page, "Slate linen stripe");
  await heart(page, "Slate linen stripe").click();
  await isSaved(page, "Slate linen stripe", false);
  await heart(page, "Oat linen").click();
  await page.goto("/wishlist");
  await expect(wishlistItem(page, "Oat linen")).toBeVisible();
  await expect(wishlistItem(page, "Slate linen stripe")).toHaveCount(0);
});

test("two tabs show the same wishlist", async ({ page, context }) => {
  await page.goto(LIST);
  await wakeUp(page);
  const other = await context.newPage();
  await save(other, "Oat linen");
  await isSaved(page, "Oat linen");
  await page.bringToFront();
  await heart(page, "Oat linen").click();
  await isSaved(other, "Oat linen", false);
});

test("the wishlist is merged at sign-in, and stays with the account after signing out", async ({ page, browser }) => {
  let email = "";
  await anotherBrowser(browser, async (elsewhere) => {
    email = await becomeCustomer(elsewhere);
    await save(elsewhere, "Oat linen");
  });
  await save(page, "Moss herringbone");
  await page.goto("/account/sign-in");
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Asha Rao");
  await page.goto("/wishlist");
  await expect(wishlistItem(page, "Moss herringbone")).toBeVisible();
  await expect(wishlistItem(page, "Oat linen")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await wakeUp(page);
  await expectCount(page, 2);

  // After signing out, the browser must not show anything of the customer's wishlist.
  await page.goto("/account");
  await main(page).getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(/\/account\/sign-in/);
  await wakeUp(page);
  await expect(header(page)).toHaveAccessibleName("Wishlist");
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your wishlist is empty");
});

async function signIn(page: Page, email: string) {
  await main(page)
    .getByLabel(/^E-mail address/)
    .fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a product is moved to the cart; options of a product with variants are chosen first", async ({ page }) => {
  await save(page, "Oat linen");
  await page.goto("/product/rust-kurta-band-collar");
  await wakeUp(page);
  const saved = page.waitForResponse("**/api/wishlist/items");
  await heart(page, await page.getByRole("heading", { level: 1 }).innerText()).click();
  await saved;
  await page.goto("/wishlist");
  await wakeUp(page);
  await wishlistItem(page, "Oat linen").getByRole("button", { name: "Move to bag" }).click();
  await expect(page.getByText("Oat linen was moved to your bag.")).toBeVisible();
  await expect(wishlistItem(page, "Oat linen")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Bag/ })).toHaveAccessibleName(/, 1 item$/);
  const { items } = await (await page.request.get("/api/cart")).json();
  expect(items).toMatchObject([{ slug: "oat-linen" }]);
  await main(page).getByRole("link", { name: "Choose options" }).click();
  await expect(page).toHaveURL(/\/product\/rust-kurta-band-collar/);
});

test("a shared wishlist opens in another browser, until sharing stops", async ({ page, browser }) => {
  await save(page, "Oat linen", "Kullu wool twill");
  await page.goto("/wishlist");
  await main(page).getByRole("button", { name: "Create link" }).click();
  const link = await main(page).getByRole("textbox", { name: "Link to your wishlist" }).inputValue();
  const { pathname } = new URL(link);
  await anotherBrowser(browser, async (friend) => {
    await friend.goto(pathname);
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText("A wishlist shared with you");
    await expect(main(friend).getByRole("article")).toHaveCount(2);
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const button = main(friend).getByRole("button", { name: /^Save to wishlist.*Oat linen/ });
    // Before the scripts run, the button posts its form and opens the wishlist.
    await wakeUp(friend);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await friend.goto("/wishlist");
    await expect(wishlistItem(friend, "Oat linen")).toBeVisible();
  });
  await main(page).getByRole("button", { name: "Stop sharing" }).click();
  await expect(main(page).getByRole("button", { name: "Create link" })).toBeVisible();
  await anotherBrowser(browser, async (friend) => {
    const answer = await friend.goto(pathname);
    expect(answer?.status()).toBe(404);
    await expect(friend.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a visitor who requests an alert signs in first, and finds it requested afterwards", async ({ page, browser }) => {
  let email = "";
  await anotherBrowser(browser, async (elsewhere) => {
    email = await becomeCustomer(elsewhere);
  });
  await save(page, "Plum windowpane wool");
  await page.goto("/wishlist");
  await expect(wishlistItem(page, "Plum windowpane wool")).toContainText("Sold out");
  await wakeUp(page);
  await wishlistItem(page, "Plum windowpane wool")
    .getByRole("link", { name: "E-mail me when it is back in stock" })
    .click();
  await expect(page).toHaveURL(/\/account\/sign-in\?next=%2Fwishlist/);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(
    wishlistItem(page, "Plum windowpane wool").getByRole("button", {
      name: "Do not e-mail me when it is back in stock",
    }),
  ).toBeVisible();
  await page.reload();
  await wishlistItem(page, "Plum windowpane wool")
    .getByRole("button", { name: "Do not e-mail me when it is back in stock" })
    .click();
  await expect(
    wishlistItem(page, "Plum windowpane wool").getByRole("button", {
      name: "E-mail me when it is back in stock",
      exact: false,
    }),
  ).toBeVisible();
});

test("a refused heart is undone and says why", async ({ page, faults }) => {
  await page.route("**/api/wishlist/items", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      json: { code: "wish_list_full", errors: [] },
    }),
  );
  await page.goto(LIST);
  await wakeUp(page);
  await heart(page, "Oat linen").click();
  await expect(main(page).getByRole("alert")).toContainText("Your wishlist is full.");
  await isSaved(page, "Oat linen", false);
  await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining("422")]);
});

test.describe("without script", () => {
  test("a product is saved, removed, moved and shared by plain forms", async ({ browser, page }) => {
    await save(page, "Oat linen", "Moss herringbone");
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto("/wishlist");
    await wishlistItem(plain, "Moss herringbone")
      .getByRole("button", { name: /from your wishlist/ })
      .click();
    await expect(wishlistItem(plain, "Oat linen")).toBeVisible();
    await expect(wishlistItem(plain, "Moss herringbone")).toHaveCount(0);
    await main(plain).getByRole("button", { name: "Create link" }).click();
    await expect(main(plain).getByRole("textbox", { name: "Link to your wishlist" })).toHaveValue(/wishlist\/shared\//);
    await expect(main(plain).getByRole("button", { name: "Copy" })).toBeHidden();
    await wishlistItem(plain, "Oat linen").getByRole("button", { name: "Move to bag" }).click();
    await expect(plain).toHaveURL(/\/cart$/);
    await plain.goto("/product/oat-linen");
    await heart(plain, "Oat linen").click();
    await expect(plain).toHaveURL(/\/wishlist$/);
    await wishlistItem(plain, "Oat linen")
      .getByRole("button", { name: /from your wishlist/ })
      .click();
    await plain.goto("/wishlist?refusal=sold_out");
    await expect(main(plain).getByRole("alert")).toContainText("This item is sold out.");
    await expect(main(plain).getByRole("heading", { level: 1 })).toHaveText("Your wishlist is empty");
    await context.close();
  });
});

for (const width of [390, 768, 1440]) {
  test(`no accessibility fault, no layout shift, no overflow at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto(LIST, { waitUntil: "networkidle" });
    await wakeUp(page);
    await isSaved(page, "Oat linen", false);
    await expectSoundPage(page);
    await save(page, "Oat linen", "Plum windowpane wool", "Snow houndstooth");
    await page.goto("/product/oat-linen", { waitUntil: "networkidle" });
    await wakeUp(page);
    await isSaved(page, "Oat linen");
    await expectSoundPage(page);
    await page.goto("/wishlist", { waitUntil: "networkidle" });
    await wakeUp(page);
    await expectSoundPage(page);
    await main(page).getByRole("button", { name: "Create link" }).click();
    const link = await main(page).getByRole("textbox", { name: "Link to your wishlist" }).inputValue();
    await page.goto(new URL(link).pathname, { waitUntil: "networkidle" });
    await wakeUp(page);
    await expectSoundPage(page);
  });
}
