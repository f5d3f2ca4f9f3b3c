import type { Page } from "@playwright/test";
import { ownName, withBasePath } from "@/lib/domain/site/base-path";
import { expect, test, wakeUp } from "./support/shop-test";

const offlinePage = (page: Page) => page.getByRole("heading", { name: "No Internet Connection" });

/** Moves the mouse as the first interaction and waits until the service worker controls the page. */
async function settle(page: Page) {
  await wakeUp(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
/** Opens a page and waits until the service worker has saved it. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
  await expect
    .poll(
      () =>
        page.evaluate(
          async ({ kept, address }) => {
            const names = (await caches.keys()).filter((name) => name.startsWith(kept));
            const matches = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)));
            return matches.some(Boolean);
          },
          { kept: ownName("kept-pages-"), address: withBasePath(path) },
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
}

test.describe("without a network", () => {
  test.use({ isCutOff: true });

  test("the offline page is shown, and a half-typed text is still there afterwards", async ({ page, context }) => {
    await page.goto("/search?q=silk");
    await settle(page);
    const field = page.locator("main").getByRole("searchbox");
    await field.fill("half a th");
    await context.setOffline(true);
    await expect(offlinePage(page)).toBeVisible();
    // The dialog is modal: the keyboard cannot reach the page behind it, and Escape must not close it.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(offlinePage(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    await context.setOffline(false);
    await expect(offlinePage(page)).toBeHidden();
    await expect(field).toHaveValue("half a th");
    await expect(field).toBeFocused();
    await expect(page.getByText("You are online again.")).toBeAttached();
  });

  test("a link that cannot be followed shows the offline page, and opens when the network is back", async ({
    page,
    context,
  }) => {
    await page.goto("/all-products");
    await settle(page);
    // The network is down, but the page gets no `offline` event, as if the browser had not noticed.
    await page.evaluate(() => window.addEventListener("offline", (event) => event.stopImmediatePropagation(), true));
    const link = page.locator("main").getByRole("article").getByRole("link").first();
    const target = (await link.getAttribute("href")) ?? "";
    await context.setOffline(true);
    // The click is dispatched without moving the pointer, because hovering would prefetch the page.
    await link.dispatchEvent("click");
    await expect(offlinePage(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offlinePage(page)).toBeHidden();
  });

  test("a page whose script failed to load offline is reloaded when the network is back", async ({ page, context }) => {
    await page.goto("/all-products");
    await settle(page);
    const link = page.locator("main").getByRole("article").getByRole("link").first();
    const target = (await link.getAttribute("href")) ?? "";
    await Promise.all([page.waitForResponse((answer) => answer.url().includes(`${target}?_rsc`)), link.hover()]);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await link.dispatchEvent("click");
    await expect(offlinePage(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole("main").getByRole("button", { name: "Add to bag" }).first()).toBeVisible();
  });

  test("a page opened while offline shows the offline page, and loads when the network is back", async ({
    page,
    context,
  }) => {
    await visit(page, "/product/night-ikat");
    await context.setOffline(true);
    await page.goto("/category/cloth");
    await expect(offlinePage(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(withBasePath("/category/cloth"));
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Cloth by the metre" })).toBeVisible({ timeout: 15_000 });
  });

  test("visited pages can be read while offline, but no personal ones", async ({ page, context }) => {
    await visit(page, "/product/night-ikat");
    await page.goto("/cart");
    await settle(page);
    await page.waitForTimeout(2_500);
    await visit(page, "/category/cloth");
    const savedPaths = await page.evaluate(async (kept) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(kept));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    }, ownName("kept-pages-"));
    expect(savedPaths).toEqual([withBasePath("/product/night-ikat"), withBasePath("/category/cloth")]);

    await context.setOffline(true);
    await page.goto("/");
    await page.getByRole("button", { name: "Pages you have visited" }).click();
    await page.getByRole("link", { name: /Night ikat/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Night ikat" })).toBeVisible();
    await wakeUp(page);
    await expect(page.getByText("This is a saved copy of the page")).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/product\/night-ikat$/, { timeout: 15_000 });
    await expect(page.getByText("This is a saved copy of the page")).toBeHidden();
  });
});

test("the worker passes on responses of the network, and its script is revalidated", async ({ page, request }) => {
  const script = await request.get("/sw.js");
  expect(script.headers()["cache-control"]).toBe("no-cache");
  await page.goto("/all-products");
  await settle(page);
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "We can’t find that page" })).toBeVisible();
});

test("the worker is not loaded before the first interaction", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/all-products", { waitUntil: "networkidle" });
  expect(requested).not.toContain(withBasePath("/sw.js"));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
