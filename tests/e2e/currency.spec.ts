import type { Page } from "@playwright/test";
import { GEOLOCATION_HEADER, type GeolocationState } from "../fakes/geolocation";
import { GEOLOCATION_URLS } from "../setup/geolocation-services";
import { holdScripts } from "./support/hold-scripts";
import { expect, test } from "./support/shop-test";

const PRODUCT = "/product/madras-check-kannur-twill";
/** Console messages that a browser prints if a geolocation service is down or sends no CORS headers. */
const FAILED_SERVICE = /Failed to load resource|CORS policy/;

test.use({ viewport: { width: 1280, height: 800 } });

function save(page: Page, text: string) {
  return page.addInitScript((saved) => {
    // This script runs before every page. It sets the value only before the first, to keep what the shop saves later.
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "yes");
    localStorage.setItem("currency", saved);
  }, text);
}
const prices = (page: Page) => page.locator("main data").allTextContents();
const selector = (page: Page) => page.getByRole("combobox", { name: "Currency" });

/** Sets how each geolocation service behaves for this page. Returns the list of services that the page has called. */
async function setServices(page: Page, ...states: GeolocationState[]): Promise<number[]> {
  await page.setExtraHTTPHeaders({ [GEOLOCATION_HEADER]: states.join(",") });
  const called: number[] = [];
  page.on("request", (request) => {
    const index = GEOLOCATION_URLS.indexOf(request.url());
    if (index >= 0) called.push(index);
  });
  return called;
}

test("a returning visitor sees dollars from the first paint on, never rupees", async ({ page }) => {
  await save(page, '"USD"');
  await page.addInitScript(() => {
    const painted = new Set<string>();
    Object.assign(window, { painted });
    const check = () => {
      for (const price of document.querySelectorAll("data")) painted.add(price.textContent?.trim().slice(0, 1) ?? "");
      for (const select of document.querySelectorAll<HTMLSelectElement>("select[name=currency]"))
        painted.add(select.value);
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  await page.goto("/all-products");
  await expect(selector(page)).toHaveValue("USD");
  await page.waitForLoadState("load");
  await page.waitForTimeout(1_000);
  const painted = await page.evaluate(() => Array.from((window as unknown as { painted: Set<string> }).painted));
  expect(painted.sort()).toEqual(["$", "USD"]);
});

test("a choice changes every price at once and stays on the next page and after a reload", async ({ page }) => {
  await page.goto("/all-products", { waitUntil: "networkidle" });
  expect((await prices(page)).every((price) => price.startsWith("₹"))).toBe(true);
  await selector(page).selectOption("EUR");
  expect((await prices(page)).every((price) => price.startsWith("€"))).toBe(true);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator("main data").first()).toHaveText(/^€/);
  await page.reload();
  await expect(page.locator("main data").first()).toHaveText(/^€/);
  await expect(selector(page)).toHaveValue("EUR");
});

test("the bag is not dimmed after a reload in another currency", async ({ page }) => {
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  await selector(page).selectOption("EUR");
  await page.locator("#content").getByRole("button", { name: "Add to bag" }).click();
  await expect(page.getByRole("region", { name: "In your bag" })).toBeVisible();
  await page.goto("/cart");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.locator("#content").getByText(/^Subtotal/)).toBeVisible();
  const dimmed = page.locator("#content .transition-opacity").filter({ hasText: "€" });
  await expect(dimmed.first()).toHaveCSS("opacity", "1");
  for (const part of await dimmed.all()) await expect(part).toHaveCSS("opacity", "1");
});

test("a choice made before the scripts have loaded is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/all-products", { waitUntil: "commit" });
  await selector(page).selectOption("EUR");
  expect((await prices(page)).every((price) => price.startsWith("₹"))).toBe(true);
  release();
  await expect(page.locator("main data").first()).toHaveText(/^€/);
  await expect(page.getByRole("article").last().locator("data").first()).toHaveText(/^€/);
  await expect(selector(page)).toHaveValue("EUR");
  await page.reload();
  await expect(page.locator("main data").first()).toHaveText(/^€/);
});

test("a second tab follows", async ({ page, context }) => {
  await page.goto(PRODUCT);
  const second = await context.newPage();
  await setServices(second, "germany", "germany", "germany");
  await second.goto(PRODUCT);
  await second.getByRole("combobox", { name: "Currency" }).selectOption("GBP");
  await expect(page.locator("main data").first()).toHaveText(/^£/);
});

test("the drawer on a phone has the currency selector too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PRODUCT);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("combobox", { name: "Currency" }).selectOption("JPY");
  await expect(page.locator("main data").first()).toHaveText(/^¥/);
});

test("saved data that cannot be decoded is cleared, and the shop shows rupees", async ({ page }) => {
  await save(page, "{broken");
  await page.goto(PRODUCT);
  await expect(page.locator("main data").first()).toHaveText(/^₹/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("currency"))).toBeNull();
  await selector(page).selectOption("USD");
  await expect(page.locator("main data").first()).toHaveText(/^\$/);
});

test("structured data stays in rupees", async ({ page }) => {
  await save(page, '"USD"');
  await page.goto(PRODUCT);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.join("")).toContain('"priceCurrency":"INR"');
  expect(texts.join("")).not.toContain("USD");
});

test.describe("a first visit from Germany", () => {
  test("shows euros, and on the next page from the first paint on", async ({ page }) => {
    const called = await setServices(page, "germany", "down", "down");
    await page.goto(PRODUCT);
    await expect(page.locator("main data").first()).toHaveText(/^€/);
    await page.reload({ waitUntil: "domcontentloaded" });
    expect((await prices(page)).every((price) => price.startsWith("€"))).toBe(true);
    await page.waitForTimeout(1_000);
    expect(called).toEqual([0]);
  });

  test("calls the next service when one is down or invalid, and begins with the last good one on the next visit", async ({
    page,
    faults,
  }) => {
    const called = await setServices(page, "down", "nonsense", "germany");
    await page.goto(PRODUCT);
    await expect(page.locator("main data").first()).toHaveText(/^€/);
    expect(called.splice(0)).toEqual([0, 1, 2]);
    await page.evaluate(() => localStorage.removeItem("visitor_country"));
    await page.reload();
    await expect(page.locator("main data").first()).toHaveText(/^€/);
    await expect.poll(() => called).toEqual([2]);
    expectOnlyServiceFaults(faults);
  });

  test("waits no longer than two seconds for a slow service", async ({ page, faults }) => {
    const called = await setServices(page, "slow", "germany", "down");
    await page.goto(PRODUCT);
    await expect.poll(() => called).toEqual([0]);
    const start = Date.now();
    await expect(page.locator("main data").first()).toHaveText(/^€/);
    expect(Date.now() - start).toBeLessThan(7_000);
    expect(called).toEqual([0, 1]);
    expectOnlyServiceFaults(faults);
  });

  test("stays in rupees for the visit when all three fail", async ({ page, faults }) => {
    const called = await setServices(page, "down", "nonsense", "down");
    await page.goto(PRODUCT);
    await expect.poll(() => called).toEqual([0, 1, 2]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("visitor_country"))).toContain('"country":null');
    await page.reload();
    await page.waitForTimeout(1_000);
    expect(called).toEqual([0, 1, 2]);
    await expect(page.locator("main data").first()).toHaveText(/^₹/);
    expectOnlyServiceFaults(faults);
  });

  test("calls no service once a currency is chosen", async ({ page }) => {
    const called = await setServices(page, "germany", "germany", "germany");
    await save(page, '"GBP"');
    await page.goto(PRODUCT);
    await page.waitForLoadState("load");
    await page.waitForTimeout(1_000);
    await expect(page.locator("main data").first()).toHaveText(/^£/);
    expect(called).toEqual([]);
  });
});

/** Fails if the browser reports any error except those that the fake services were told to cause. */
function expectOnlyServiceFaults(faults: string[]) {
  expect(faults.filter((fault) => !FAILED_SERVICE.test(fault))).toEqual([]);
  faults.length = 0;
}

test.describe("the announcement", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

  test("counts down every second and moves nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
    const text = () => bar(page).locator("[data-timer]").innerText();
    expect(await text()).toMatch(/^(\d+d )?\d\dh \d\dm \d\ds$/);
    await page.waitForLoadState("load");
    const before = await text();
    await expect.poll(text, { intervals: [200] }).not.toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
  });

  test("is hidden before the first paint when it has ended by the visitor's clock", async ({ page }) => {
    await page.clock.setFixedTime(new Date(Date.now() + 30 * 86_400_000));
    await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
    await expect(bar(page)).toHaveCount(0);
    expect(await page.locator("header").boundingBox()).toMatchObject({ y: 0 });
  });
});
