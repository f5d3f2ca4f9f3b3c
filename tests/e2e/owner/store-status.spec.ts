import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { expect, test } from "../support/shop-test";

const owner = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

test("a store that is made inactive closes at once, and opens again by itself", async ({ page, request }) => {
  const setStatus = (status: string) => request.put("/api/owner/store/status", { headers: owner, data: { status } });
  await page.goto("/product/night-ikat");
  try {
    expect((await setStatus("inactive")).ok()).toBe(true);
    const closed = await request.get("/product/night-ikat", { maxRedirects: 0 });
    expect(closed.status()).toBe(307);
    expect(closed.headers().location).toMatch(/\/others\/service-unavailable$/);
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBeTruthy();
    await expect(page.getByRole("heading", { name: "We are closed" })).toBeVisible();
    expect(await page.content()).not.toContain("Nila Loom");
  } finally {
    expect((await setStatus("active")).ok()).toBe(true);
  }
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 });
});
