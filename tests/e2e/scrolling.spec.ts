import type { Page } from "@playwright/test";
import { expect, test, wakeUp } from "./support/shop-test";

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const upButton = (page: Page) => page.getByRole("button", { name: "Back to top", includeHidden: true });
const opacities = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => parts.map((part) => Number(getComputedStyle(part).opacity)));

test("the header hides when scrolling down and returns when scrolling up; a button scrolls to the top", async ({
  page,
}) => {
  await page.goto("/all-products");
  const header = page.locator("#shop-header");
  await wakeUp(page);
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await expect(upButton(page)).toBeVisible();
  await page.mouse.wheel(0, -60);
  await expect(header).toBeInViewport();
  await upButton(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(upButton(page)).toBeHidden();
});

test("parts of the page fade in when scrolled to, except those already in view", async ({ page }) => {
  await page.goto("/");
  await wakeUp(page);
  const sections = "main section";
  expect(Math.min(...(await opacities(page, sections)))).toBe(1);
  await page.evaluate(() => {
    const faded = new Set<string>();
    Object.assign(window, { faded });
    const check = () => {
      for (const { effect } of document.getAnimations()) {
        const part = effect instanceof KeyframeEffect ? effect.target : null;
        if (part?.matches("main section, main article")) faded.add(part.getAttribute("aria-label") ?? "");
      }
      requestAnimationFrame(check);
    };
    check();
  });
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 250);
    await page.waitForTimeout(120);
  }
  const faded = await page.evaluate(() => [...(window as unknown as { faded: Set<string> }).faded]);
  expect(faded.length).toBeGreaterThan(0);
  const first = await page.locator(sections).first().getAttribute("aria-label");
  expect(faded).not.toContain(first);
  await expect.poll(async () => (await inView(page, sections)).every((opacity) => opacity === 1)).toBe(true);
});

/** The opacities of those elements matching `selector` that are in the viewport. */
async function inView(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      })
      .map((part) => Number(getComputedStyle(part).opacity)),
  );
}

test("a focused element is visible at once", async ({ page }) => {
  await page.goto("/");
  await wakeUp(page);
  await page.mouse.wheel(0, 50);
  await page.waitForTimeout(500);
  const last = page.locator("main section").last().getByRole("link").last();
  await last.focus();
  const opacity = await last.evaluate((link) => Number(getComputedStyle(link.closest("section") ?? link).opacity));
  expect(opacity).toBe(1);
});

test("nothing fades in with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await wakeUp(page);
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(60);
    expect(Math.min(...(await opacities(page, "main section")))).toBe(1);
  }
});

test("fading parts do not shift the layout", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: (window as unknown as { shift: number }).shift + (entry as PerformanceEntry & { value: number }).value,
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await wakeUp(page);
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(80);
  }
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test("the breadcrumb's structured data disappears with its page", async ({ page }) => {
  const crumbs = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => script.textContent ?? "").filter((json) => json.includes("BreadcrumbList")),
      );
  await page.goto("/product/night-ikat");
  expect(await crumbs()).toEqual([expect.stringContaining("/product/night-ikat")]);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/category\//);
  await expect.poll(crumbs).toEqual([expect.not.stringContaining("night-ikat")]);
  await page.getByRole("link", { name: "Nila Loom" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(crumbs).toEqual([]);
});

test("the background before the first picture is on the home page only", async ({ page }) => {
  const ground = page.locator(".pre-loader");
  await page.goto("/");
  await expect(ground).toHaveCount(1);
  await page.locator("main").getByRole("link", { name: "View More" }).first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(ground).toBeHidden();
  await page.goto("/all-products");
  await expect(ground).toHaveCount(0);
});

for (const { width, place } of [
  { width: 991, place: "a drawer" },
  { width: 992, place: "the header" },
]) {
  test(`the menu is in ${place} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.locator("#menu")).toHaveCount(1);
    const entry = page.locator("#menu").getByRole("link").first();
    const button = page.getByRole("button", { name: "Menu", exact: true });
    if (width >= 992) {
      await expect(entry).toBeVisible();
      await expect(button).toBeHidden();
    } else {
      await expect(entry).toBeHidden();
      await button.click();
      await expect(entry).toBeVisible();
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the page is painted before it asks for its scripts", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const [painted, ...scripts] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      ...Array.from(document.head.querySelectorAll<HTMLScriptElement>("script[src]:not([nomodule])"), ({ src }) =>
        Math.min(...performance.getEntriesByName(src).map(({ startTime }) => startTime)),
      ),
    ]);
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThan(painted ?? 0);
  });

  test("the first picture is preloaded in the head and fetched exactly once", async ({ page, request }) => {
    const html = await (await request.get("/")).text();
    const [preload = ""] = /<link rel="preload" as="image"[^>]*>/i.exec(html.slice(0, html.indexOf("</head>"))) ?? [];
    expect(preload).toContain('media="(width &lt; 62rem)"');
    const [, srcSet = ""] = /imageSrcSet="([^"]+)"/i.exec(preload) ?? [];
    const renditions = srcSet.split(", ");
    expect(renditions.length).toBeGreaterThanOrEqual(2);
    // The file names contain a digest of the content, and a letter for the size (s, m or l).
    for (const rendition of renditions)
      expect(rendition).toMatch(/^\/uploads\/nila-loom\/.+-[0-9a-f]{8}_[sml]\.webp \d+w$/);

    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") fetched.push(new URL(request.url()).pathname);
    });
    await page.goto("/", { waitUntil: "load" });
    await page.waitForTimeout(500);
    const [hero = ""] = /\/uploads\/[^ ]+?-[0-9a-f]{8}/.exec(srcSet) ?? [];
    expect(fetched.filter((path) => path.startsWith(hero))).toHaveLength(1);
  });
});
