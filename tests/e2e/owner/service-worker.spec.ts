import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { expect, test, wakeUp } from "../support/shop-test";

const owner = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test("a shop that closes removes its worker and its saved pages from the browser", async ({ page, request }) => {
  const setStatus = (status: string) => request.put("/api/owner/store/status", { headers: owner, data: { status } });
  await page.goto("/product/night-ikat");
  await wakeUp(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  try {
    expect((await setStatus("inactive")).ok()).toBe(true);
    const answer = await page.goto("/");
    // The service worker must return the redirect as it is, with its status.
    expect(new URL(page.url()).pathname).toBe("/others/service-unavailable");
    expect(answer?.status()).toBe(503);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    expect((await setStatus("active")).ok()).toBe(true);
  }
});
