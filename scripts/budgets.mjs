import { startShop } from "./bench/servers.mjs";
import { BUDGETS, exceededBudgets, PAGES } from "./budgets/budgets.mjs";
import { PHONE, watchFirstView } from "./budgets/first-view.mjs";
import { weighPage } from "./budgets/page-weight.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";

// `npm run budgets [ORIGIN]`: compares the sizes of the demo store's pages with their budgets. Without ORIGIN it starts
// a shop itself and measures that.
await ensureInstalled();
const [given] = process.argv.slice(2);
if (!given) await ensureBuilt();
const shop = given ? null : await startShop("demo");
const origin = given ?? shop.origin;
const { chromium } = await import("playwright");
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
const faults = [];
const rows = [];
try {
  for (const page of PAGES) {
    const { html, script } = await weighPage(origin, page.path);
    const tab = await browser.newPage(PHONE);
    const { requests, bytes } = await watchFirstView(tab, origin + page.path);
    await tab.close();
    faults.push(...exceededBudgets(page, { html, script, requests, bytes }));
    rows.push({
      page: page.kind,
      script,
      html,
      "html budget": page.html ?? "–",
      requests,
      "bytes of first view": bytes,
    });
  }
} finally {
  await browser.close();
  await shop?.stop();
}
console.table(rows);
console.log(
  `Budgets: ${BUDGETS.script} bytes of first-load script; fewer than ${BUDGETS.requests} requests and ${BUDGETS.bytes} bytes for a first view.`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
