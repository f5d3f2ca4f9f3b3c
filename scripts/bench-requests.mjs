import { parseArgs } from "node:util";
import { startPerRequestApp } from "./bench/empty-app.mjs";
import { measureRequestCost } from "./bench/request-cost.mjs";
import { shopPages, startCostedShop } from "./bench/shop-requests.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";

// `npm run bench-requests [-- --quick]`: the processor time of one request for each kind of page, beside that of a page
// with 24 cards which Next.js alone renders per request.
const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
await ensureInstalled();
await ensureBuilt();
const bare = await startPerRequestApp();
const server = await startCostedShop({ hasFront: true });
const unkept = await startCostedShop({ hasFront: false });
try {
  const pages = [
    { kind: "Next.js alone, 24 cards", server: bare, path: "/" },
    ...(await shopPages({ server, unkept })),
  ];
  const costs = await measureRequestCost(pages, values.quick ? { rounds: 3, requests: 40 } : {});
  const [[, cost]] = costs;
  console.table(
    [...costs].map(([page, ms]) => ({ page, "ms of processor time": ms.toFixed(2), ratio: (cost / ms).toFixed(2) })),
  );
} finally {
  await unkept.stop();
  await server.stop();
  await bare.stop();
}
