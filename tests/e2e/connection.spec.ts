import type { Page } from "@playwright/test";
import { expect, test, wakeUp } from "./support/shop-test";

const offlinePage = (page: Page) => page.getByRole("heading", { name: "No Internet Connection" });

/** Somebody is there, and the worker stands ready. */
async function settle(page: Page) {
  await wakeUp(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
/** Stays until the page counts as visited and has been kept. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const names = (await caches.keys()).filter((name) => name.startsWith("kept-pages-"));
          const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
          return caught.some(Boolean);
        }, path),
      { timeout: 15_000 },
    )
    .toBe(true);
}

test.describe("without a network", () => {
  test.use({ isCutOff: true });

  test("the whole page says so, and what was half typed is still there afterwards", async ({ page, context }) => {
    await page.goto("/search?q=silk");
    await settle(page);
    const field = page.locator("main").getByRole("searchbox");
    await field.fill("half a th");
    await context.setOffline(true);
    await expect(offlinePage(page)).toBeVisible();
    // Modal: nothing behind can be reached, with the keyboard either, and Escape does not take it away.
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

  test("a link that could not be followed shows the same page, and leads on when the network is back", async ({
    page,
    context,
  }) => {
    await page.goto("/all-products");
    await settle(page);
    // The network is gone, and the browser has not noticed.
    await page.evaluate(() => window.addEventListener("offline", (event) => event.stopImmediatePropagation(), true));
    const link = page.locator("main").getByRole("article").getByRole("link").first();
    const target = (await link.getAttribute("href")) ?? "";
    await context.setOffline(true);
    // Without the pointer, which would have the page fetched before the click.
    await link.dispatchEvent("click");
    await expect(offlinePage(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offlinePage(page)).toBeHidden();
  });

  test("a page whose script got lost with the network is loaded again once it is back", async ({ page, context }) => {
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

  test("a page that is opened cold says so too, and becomes the wanted one by itself", async ({ page, context }) => {
    await visit(page, "/product/night-ikat");
    await context.setOffline(true);
    await page.goto("/category/cloth");
    await expect(offlinePage(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/category/cloth");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Cloth by the metre" })).toBeVisible({ timeout: 15_000 });
  });

  test("pages seen before can be read meanwhile, and nothing personal is among them", async ({ page, context }) => {
    await visit(page, "/product/night-ikat");
    await page.goto("/cart");
    await settle(page);
    await page.waitForTimeout(2_500);
    await visit(page, "/category/cloth");
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("kept-pages-"));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toEqual(["/product/night-ikat", "/category/cloth"]);

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

test("the worker passes on what the network answers, and its script is asked for anew", async ({ page, request }) => {
  const script = await request.get("/sw.js");
  expect(script.headers()["cache-control"]).toBe("no-cache");
  await page.goto("/all-products");
  await settle(page);
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "We can’t find that page" })).toBeVisible();
});

test("nothing of it is loaded before somebody is there", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/all-products", { waitUntil: "networkidle" });
  expect(asked).not.toContain("/sw.js");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
