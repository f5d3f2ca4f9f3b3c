import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test";

// Scripts that are gone are errors in the console.
test.use({ isCutOff: true });

const email = (page: Page) =>
  page.getByRole("region", { name: "10 % off your first order" }).getByRole("textbox", { name: /E-mail/i });

/** Opens the home page. As after a deployment, files that it has not loaded by then are gone while `areGone()`. */
async function openBeforeDeployment(page: Page, areGone: () => boolean): Promise<void> {
  const loaded = new Set<string>();
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    const address = route.request().url();
    if (!isOpen) loaded.add(address);
    return areGone() && !loaded.has(address) ? route.fulfill({ status: 404, body: "" }) : route.continue();
  });
  let isOpen = false;
  await page.goto("/", { waitUntil: "networkidle" });
  isOpen = true;
}

/** Counts how often the tab has loaded a document. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Holds back the script that reloads the page, until the visitor has typed. */
async function typeBeforeReload(page: Page, text: string): Promise<void> {
  let hasTyped = () => {};
  const typed = new Promise<void>((resolve) => {
    hasTyped = resolve;
  });
  await page.route("/reload.js", async (route) => {
    await typed;
    await route.continue();
  });
  await email(page).fill(text);
  hasTyped();
}

test("a page that has lost a script is loaded again, with what was typed", async ({ page }) => {
  const documents = countDocuments(page);
  await openBeforeDeployment(page, () => documents() === 1);
  await typeBeforeReload(page, "reader@example.com");
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(200, 300);
  await expect(email(page)).toHaveValue("reader@example.com");
});

test("it is loaded again once, even if the script stays lost", async ({ page }) => {
  const documents = countDocuments(page);
  let helps = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/reload.js")) helps += 1;
  });
  await openBeforeDeployment(page, () => true);
  await typeBeforeReload(page, "reader@example.com");
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState("networkidle");
  await email(page).fill("reader@example.com");
  await expect.poll(() => helps).toBeGreaterThanOrEqual(2);
  await page.waitForTimeout(1_000);
  expect(documents()).toBe(2);
  await expect(email(page)).toHaveValue("reader@example.com");
});
