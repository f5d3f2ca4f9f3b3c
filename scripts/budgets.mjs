import { startShop } from "./bench/servers.mjs";
import { beginCheckout } from "./bench/visitors.mjs";
import { BUDGETS, CHECKOUT, exceededBudgets, PAGES } from "./budgets/budgets.mjs";
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
const note = (page, weights) => {
  faults.push(...exceededBudgets(page, weights));
  const { script, html, rawHtml, references, requests, bytes } = weights;
  rows.push({
    page: page.kind,
    script,
    html,
    "html budget": page.html ?? "–",
    "before compression": rawHtml,
    "its budget": page.rawHtml,
    "client components": references,
    requests: requests ?? "–",
    "bytes of first view": bytes ?? "–",
  });
};
try {
  for (const page of PAGES) {
    const weights = await weighPage(origin, page.path);
    const tab = await browser.newPage(PHONE);
    const { requests, bytes } = await watchFirstView(tab, origin + page.path);
    await tab.close();
    note(page, { ...weights, requests, bytes });
  }
  const { path, cookie } = await beginCheckout(origin);
  note(CHECKOUT, await weighPage(origin, path, { cookie }));
} finally {
  await browser.close();
  await shop?.stop();
}
console.table(rows);
console.log(
  `Budgets: ${BUDGETS.script} bytes of first-load script, ${BUDGETS.checkoutScript} in the checkout; fewer than ${BUDGETS.requests} requests and ${BUDGETS.bytes} bytes for a first view.`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
