import { parseArgs } from "node:util";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";

// `npm run bench [-- --quick] [-- --date 2026-11-20]`: measures the shop's speed and weight, and those of an empty app
// to compare them with.
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
});
await ensureInstalled();
await ensureBuilt();
// Imported only here, because on a fresh clone the packages were not installed until now.
const { runBench } = await import("./bench/run-bench.mjs");
await runBench({ isQuick: values.quick, date: values.date, chromium: await ensureChromium() });
