import { parseArgs } from "node:util";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";

// `npm run bench [-- --quick] [-- --date 2026-11-20]`: measures the shop's speed and the size of its pages, and for
// comparison those of an empty Next.js app.
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
});
await ensureInstalled();
await ensureBuilt();
// A static import would fail on a fresh clone, where the packages have only just been installed.
const { runBench } = await import("./bench/run-bench.mjs");
await runBench({ isQuick: values.quick, date: values.date, chromium: await ensureChromium() });
