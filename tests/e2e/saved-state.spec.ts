import { expect, test, wakeUp } from "./support/shop-test";

const SESSION_ID = /^"[a-z2-9]{8}\d{13}[a-z2-9]{8}"$/;

test("a tab keeps its session over a reload, and another tab has its own", async ({ page, context }) => {
  const sessionOf = async (tab: typeof page) => {
    await wakeUp(tab);
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem("session_id"))).toMatch(SESSION_ID);
    return tab.evaluate(() => sessionStorage.getItem("session_id"));
  };
  await page.goto("/all-products");
  const id = await sessionOf(page);
  await page.reload();
  expect(await sessionOf(page)).toBe(id);
  const other = await context.newPage();
  await other.goto("/all-products");
  expect(await sessionOf(other)).not.toBe(id);
});

test("saved data that cannot be decoded is cleared with everything else, logged once, and the page works", async ({
  page,
}) => {
  // The listener is added before the first page opens, because a page may read saved data at any time after loading.
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("saved data has been cleared")) warnings.push(message.text());
  });
  await page.goto("/all-products");
  await page.evaluate(() => {
    localStorage.setItem("currency", "{broken");
    localStorage.setItem("recently_viewed", "{broken too");
    localStorage.setItem("visitor_country", "[]");
    sessionStorage.setItem("session_id", '"not one"');
    sessionStorage.setItem("other", "1");
  });
  await page.goto("/product/night-ikat");
  await wakeUp(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("session_id"))).toMatch(SESSION_ID);
  expect(await page.evaluate(() => sessionStorage.getItem("other"))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("currency"))).toBeNull();
  await expect.poll(() => warnings).toHaveLength(1);
  await expect(page.locator("main data").first()).toContainText("₹");
});
