import { PHONE, watchFirstView } from "../budgets/first-view.mjs";
import { weighPage } from "../budgets/page-weight.mjs";
import { loadPage } from "./load.mjs";
import { runLighthouse } from "./phone.mjs";

/**
 * Measures the load a page can take, its size, its first view, and its Lighthouse scores on a phone.
 *
 * @param {string} origin
 * @param {string} path
 * @param {{ seconds: number, phoneRuns: number, browser: import("playwright").Browser, chromium: string }} means
 */
export async function measurePage(origin, path, { seconds, phoneRuns, browser, chromium }) {
  const weight = await weighPage(origin, path);
  const tab = await browser.newPage(PHONE);
  const view = await watchFirstView(tab, origin + path).finally(() => tab.close());
  return {
    weight,
    view,
    load: await loadPage(origin + path, seconds),
    phone: phoneRuns > 0 ? await runLighthouse(origin + path, phoneRuns, chromium) : null,
  };
}
