import { parseArgs } from "node:util";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";

// `npm run bench [-- --quick] [-- --date 2026-11-20]`: how fast and how light the shop is, beside an empty app.
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
});
await ensureInstalled();
await ensureBuilt();
// Only now: on a fresh clone there are no packages to import before.
const { runBench } = await import("./bench/run-bench.mjs");
await runBench({ isQuick: values.quick, date: values.date, chromium: await ensureChromium() });
