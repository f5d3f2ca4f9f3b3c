import { beginCheckout } from "../../scripts/bench/visitors.mjs";
import { CHECKOUT, DESK_SCRIPT, EMPTY_APP, exceededBudgets, PAGES } from "../../scripts/budgets/budgets.mjs";
import { PHONE, watchFirstView } from "../../scripts/budgets/first-view.mjs";
import { firstLoadScripts, weighPage } from "../../scripts/budgets/page-weight.mjs";
import { findChromium } from "../../scripts/setup/chromium.mjs";
import { expect, test } from "./support/shop-test";

// Only sizes and counts are tested here. Times depend on the machine, so they have no tests; `npm run bench` measures
// them.
// A Chromium without a window loads pictures far below the screen that a phone does not.
test.use({ ...PHONE, launchOptions: { executablePath: (await findChromium()) ?? undefined } });

for (const kind of PAGES) {
  test(`the first view of a ${kind.kind} page stays within its budgets`, async ({ page, baseURL }) => {
    const origin = baseURL ?? "";
    const weights = await weighPage(origin, kind.path);
    const { requests, bytes, list } = await watchFirstView(page, origin + kind.path);
    const loaded = list.map((request) => `${request.bytes} ${request.url}`).join("\n");
    expect(exceededBudgets(kind, { ...weights, requests, bytes }), loaded).toEqual([]);
  });
}

test("the first step of a checkout stays within its budgets", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const { path, cookie } = await beginCheckout(origin);
  expect(exceededBudgets(CHECKOUT, await weighPage(origin, path, { cookie }))).toEqual([]);
});

test("the first screen of the desk stays within its budget, and nothing of it is in the shop", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const { script } = await weighPage(origin, "/desk");
  expect(script).toBeLessThanOrEqual(EMPTY_APP.script + DESK_SCRIPT);
  for (const { path } of PAGES) {
    const page = await fetch(origin + path);
    const files = firstLoadScripts(await page.text()).map(async (src) =>
      (await fetch(new URL(`${src}`, origin))).text(),
    );
    expect(`${await Promise.all(files)}`, path).not.toContain("mantine");
  }
});
