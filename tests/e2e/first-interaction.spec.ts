import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/axe";
import { expect, test } from "./support/shop-test";

const PRODUCT = "/product/madras-check-kannur-twill";

test.use({ isNewToNewsletter: true });

/** Gives every test its own IP address, because the shop limits requests per address. */
test.beforeEach(async ({ context }, { testId, workerIndex }) => {
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `${testId}-${workerIndex}-${Date.now()}` });
});

const newsletter = (page: Page) => page.getByRole("dialog", { name: "10 % off your first order" });
const chat = (page: Page) => page.getByRole("link", { name: "Chat with us on WhatsApp" });
const footer = (page: Page) => page.getByRole("region", { name: "10 % off your first order" });
const answer = (page: Page) => page.evaluate(() => localStorage.getItem("newsletter"));
const anAddress = () => `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;

/** Opens a page and waits until it is hydrated, without any interaction. */
async function arrive(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  // The scripts come after the first paint, which is late on a busy machine. React marks the elements that it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("shop-header") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  await page.waitForLoadState("networkidle");
}

/** Makes the first interaction with the page; returns the time of the interaction. */
async function interact(page: Page): Promise<number> {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  return Date.now();
}

test("nothing is loaded or shown before the first interaction; the chat comes a second after it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await arrive(page, PRODUCT);
  const before = scripts.length;
  await page.waitForTimeout(2_000);
  expect(scripts.length).toBe(before);
  await expect(chat(page)).toHaveCount(0);

  const since = await interact(page);
  await expect(chat(page)).toBeVisible();
  expect(Date.now() - since).toBeGreaterThanOrEqual(950);
  expect(scripts.length).toBeGreaterThan(before);
  await expect(chat(page)).toHaveAttribute("href", /^https:\/\/wa\.me\/910000000114\?text=Hello/);
});

test("an item is shown in the panel although it was added before the panel's script had arrived", async ({ page }) => {
  await arrive(page, PRODUCT);
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  const added = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/api/cart/items"));
  await page.getByRole("button", { name: "Add to bag" }).first().click();
  await added;
  await expect(page.getByRole("region", { name: "In your bag" })).toBeVisible();
});

test("the newsletter opens eight seconds after it on the home page, and never again once dismissed", async ({
  page,
}) => {
  await arrive(page, "/");
  const since = await interact(page);
  await page.waitForTimeout(7_000 - (Date.now() - since));
  await expect(newsletter(page)).toBeHidden();
  await expect(newsletter(page)).toBeVisible({ timeout: 4_000 });
  expect(Date.now() - since).toBeGreaterThanOrEqual(7_950);
  await expect(page).toHaveURL(/\/#newsletter$/);

  await page.keyboard.press("Escape");
  await expect(newsletter(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  expect(await answer(page)).toBe('"dismissed"');

  await page.reload({ waitUntil: "networkidle" });
  await interact(page);
  await page.waitForTimeout(10_000);
  await expect(newsletter(page)).toBeHidden();
});

test("the newsletter waits while the visitor types and while a panel is open", async ({ page }) => {
  await arrive(page, "/");
  await interact(page);
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.waitForTimeout(10_000);
  await expect(newsletter(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await footer(page).getByRole("textbox").focus();
  await page.waitForTimeout(2_500);
  await expect(newsletter(page)).toBeHidden();
  await footer(page).getByRole("textbox").blur();
  await expect(newsletter(page)).toBeVisible();
});

test("the newsletter does not open on other pages", async ({ page }) => {
  await arrive(page, PRODUCT);
  await interact(page);
  await page.waitForTimeout(10_000);
  await expect(newsletter(page)).toBeHidden();
});

test("the dialog asks for an address, checks and saves it, and shows the owner's message", async ({ page }) => {
  await arrive(page, "/");
  await page.goto("/#newsletter");
  await expect(newsletter(page)).toBeVisible();
  const field = newsletter(page).getByRole("textbox", { name: "E-mail address" });
  await field.fill("meera");
  await page.keyboard.press("Enter");
  await expect(newsletter(page).getByText(/such as name@example.com/)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await field.fill(anAddress());
  await newsletter(page).getByRole("button", { name: "Sign up" }).click();
  const thanks = newsletter(page).getByText(/Your code is in your inbox/);
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  expect(await answer(page)).toBe('"subscribed"');
  await newsletter(page).getByRole("button", { name: "Back to the shop" }).click();
  await expect(newsletter(page)).toBeHidden();
});

test("the footer form is sent by script, and accepts a subscribed address", async ({ page }) => {
  await arrive(page, PRODUCT);
  await interact(page);
  const address = anAddress();
  for (const _ of ["new", "known"]) {
    await footer(page).getByRole("textbox").fill(address);
    const height = (await footer(page).boundingBox())?.height;
    await footer(page).getByRole("button", { name: "Sign up" }).click();
    await expect(footer(page).getByText(/Your code is in your inbox/)).toBeVisible();
    await expect(footer(page).getByRole("textbox")).toHaveValue("");
    expect((await footer(page).boundingBox())?.height).toBe(height);
  }
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
});

test("the form says when there were too many attempts, and when the shop cannot be reached", async ({
  page,
  faults,
}) => {
  await arrive(page, PRODUCT);
  await interact(page);
  const send = async () => {
    await footer(page).getByRole("textbox").fill(anAddress());
    const answered = page.waitForResponse("**/api/newsletter");
    await footer(page).getByRole("button", { name: "Sign up" }).click();
    return (await answered).status();
  };
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) {
    statuses.push(await send());
    // The page empties the form when it has read the response. Typing earlier would be lost, so wait for the empty
    // field.
    if (statuses.at(-1) === 200) await expect(footer(page).getByRole("textbox")).toHaveValue("");
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  await expect(footer(page).getByText(/Too many attempts/)).toBeVisible();

  await page.route("**/api/newsletter", (route) => route.abort("connectionrefused"));
  await footer(page).getByRole("button", { name: "Sign up" }).click();
  await expect(footer(page).getByText(/could not connect/)).toBeVisible();
  // The browser logs both failed requests as errors; these are expected here.
  expect(faults.splice(0).every((fault) => /429|ERR_CONNECTION_REFUSED/.test(fault))).toBe(true);
});

test("the stitching button opens a dialog about the work, by pointer and by keyboard", async ({ page }) => {
  await arrive(page, PRODUCT);
  const opener = page.getByRole("link", { name: "STITCH GARMENT" });
  const dialog = page.getByRole("dialog", { name: "STITCH GARMENT" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/#customize$/);
  await expect(dialog.getByRole("heading", { name: "What shall we make?" })).toBeFocused();
  await expect(dialog.getByRole("radio", { name: /Stitch a kurta\s*from ₹850/ })).toBeVisible();

  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab");
    // While the focus is in the browser's own toolbars, the active element of the page is its body.
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest(".customize-dialog") !== null;
    });
    expect(isInside).toBe(true);
  }

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 300);
  await expect(dialog).toBeHidden();
});

test("a dialog opens from its address, and closing it leaves the page at its own", async ({ page }) => {
  await page.goto(`${PRODUCT}#customize`);
  const dialog = page.getByRole("dialog", { name: "STITCH GARMENT" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
});

test("a product without addons has no such button", async ({ page }) => {
  await page.goto("/product/rust-kurta-band-collar");
  await expect(page.locator('a[href^="/customize"], .customize-dialog')).toHaveCount(0);
});

for (const { what, viewport } of [
  { what: "a phone", viewport: { width: 320, height: 568 } },
  { what: "a desktop", viewport: { width: 1440, height: 900 } },
  { what: "a desktop at 200 %", viewport: { width: 640, height: 400 } },
]) {
  test(`on ${what} open dialogs scroll inside, do not shift the page and have no accessibility fault`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const { path, name } of [
      { path: "/#newsletter", name: "10 % off your first order" },
      { path: `${PRODUCT}#customize`, name: "STITCH GARMENT" },
    ]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await interact(page);
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveCSS("opacity", "1");
      // By now the chat is there, unless it would cover something.
      await page.waitForTimeout(1_500);
      expect(await accessibilityFaults(page)).toEqual([]);
      const box = await dialog.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= viewport.height && box.width <= viewport.width).toBe(true);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the newsletter form redirects to a result page", async ({ page }) => {
    await page.goto("/about-us");
    await footer(page).getByRole("textbox").fill(anAddress());
    await footer(page).getByRole("button", { name: "Sign up" }).click();
    await expect(page).toHaveURL(/\/newsletter\/subscribed$/);
    await expect(page.getByRole("heading", { level: 1, name: "You are subscribed" })).toBeVisible();
    await expect(page.getByRole("main").getByText(/Your code is in your inbox/)).toBeVisible();
  });

  test("the result page asks again after an invalid address", async ({ page }) => {
    await page.goto("/about-us");
    // Browsers accept this e-mail address as valid, but the shop does not.
    await footer(page).getByRole("textbox").fill("meera@localhost");
    await footer(page).getByRole("button", { name: "Sign up" }).click();
    await expect(page).toHaveURL(/\/newsletter\/email-invalid$/);
    const main = page.getByRole("main");
    await expect(main.getByText(/such as name@example.com/)).toBeVisible();
    await main.getByRole("textbox").fill(anAddress());
    await main.getByRole("button", { name: "Sign up" }).click();
    await expect(page).toHaveURL(/\/newsletter\/subscribed$/);
  });

  test("the stitching button leads to pages that ask the same", async ({ page }) => {
    await page.goto(PRODUCT);
    await page.getByRole("link", { name: "STITCH GARMENT" }).click();
    await expect(page).toHaveURL(/\/customize\//);
    await expect(page.getByRole("main").getByText("Stitch a kurta").first()).toBeVisible();
  });
});

test("result pages of unknown outcomes are not found", async ({ request }) => {
  const response = await request.get("/newsletter/nonsense");
  expect(response.status()).toBe(404);
});
