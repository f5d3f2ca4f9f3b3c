import type { Page } from "@playwright/test";

/** Holds back the page's scripts, as a slow network does. Returns a function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
