import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { startShop } from "./bench/servers.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { runInstalled } from "./setup/run.mjs";

// `npm run test:node24`: on a newer Node.js, runs the tests of what depends on its version, then starts the built shop.
// npm downloads that Node.js; as a dependency it would take the place of `node` in every script.
const SUITES = [
  "tests/lib/data/product/products.test.ts",
  "tests/lib/database/connection.test.ts",
  "tests/lib/domain/currency",
  "tests/lib/inline/first-paint.test.ts",
  "tests/lib/server/front",
  "tests/lib/workflows/authentication/password-hashes.test.ts",
];
const REPORT = "test-results/jest-node24.json";

mkdirSync("test-results", { recursive: true });
rmSync(REPORT, { force: true });
console.log(`Node.js ${process.version}`);
const code = await runInstalled("jest/bin/jest.js", ["--ci", "--json", `--outputFile=${REPORT}`, ...SUITES], {
  // With --json Jest prints its whole report as one JSON line, which is left out here.
  onLine: (line) => line.startsWith("{") || console.log(line),
});
const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(REPORT, "utf8"));
const fault = await faultOfShop();
console.log(fault ?? "The built shop starts and sends its home page.");

const failed = numFailedTests + numRuntimeErrorTestSuites + (fault ? 1 : 0);
writeFileSync(
  "test-results/node24.json",
  JSON.stringify({ passed: numPassedTests + (fault ? 0 : 1), failed: code !== 0 && failed === 0 ? 1 : failed }),
);
process.exitCode = code === 0 && !fault ? 0 : 1;

/** Starts the built shop and requests its home page; returns what is wrong with it, or null. */
async function faultOfShop() {
  await ensureBuilt();
  const shop = await startShop("node24");
  try {
    const response = await fetch(shop.origin);
    const html = await response.text();
    if (response.status !== 200) return `The home page has status ${response.status}.`;
    if (!html.includes("</html>")) return "The home page is incomplete.";
    return response.headers.get("content-encoding") === "gzip" ? null : "The home page did not come through the front.";
  } finally {
    await shop.stop();
  }
}
