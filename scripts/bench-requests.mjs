import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPerRequestApp } from "./bench/empty-app.mjs";
import { measureRequestCost } from "./bench/request-cost.mjs";
import { shopPages, startCostedShop } from "./bench/shop-requests.mjs";
import { COSTS, exceededCosts } from "./budgets/budgets.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";

// `npm run bench-requests [-- --quick] [-- --check]`: the processor time of one request for each kind of page, beside that
// of a page with 24 cards which Next.js alone renders per request. With --check it writes test-results/requests.json, and
// the exit code is 1 if a page takes more than its budget.
const ALONE = "Next.js alone, 24 cards";
const QUICK = { rounds: 3, requests: 30, warmUp: 100 };
/** What disturbs the machine makes a page look slow once, but not each time. */
const ATTEMPTS = 3;

const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
});
await ensureInstalled();
await ensureBuilt();
const bare = await startPerRequestApp();
const server = await startCostedShop();
const fresh = await startCostedShop();
try {
  const pages = [{ kind: ALONE, server: bare, path: "/" }, ...(await shopPages({ server, fresh }))];
  const effort = values.quick ? QUICK : {};
  if (values.check) await check(pages, effort);
  else print(await measureRequestCost(pages, effort));
} finally {
  await fresh.stop();
  await server.stop();
  await bare.stop();
}

function print(costs) {
  const alone = costs.get(ALONE);
  console.table(
    [...costs].map(([page, ms]) => ({ page, "ms of processor time": ms.toFixed(2), ratio: (alone / ms).toFixed(2) })),
  );
}

async function check(pages, effort) {
  let exceeded = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const costs = await measureRequestCost(pages, attempt === 1 ? effort : { ...effort, warmUp: 0 });
    print(costs);
    exceeded = exceededCosts(costs, costs.get(ALONE));
    if (exceeded.length === 0) break;
    console.log(exceeded.join("\n"));
  }
  mkdirSync("test-results", { recursive: true });
  const failed = exceeded.length;
  writeFileSync("test-results/requests.json", JSON.stringify({ passed: COSTS.size - failed, failed }));
  if (failed > 0) process.exitCode = 1;
}
