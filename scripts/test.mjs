import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBuilt } from "./setup/build.mjs";
import { printSeconds, runChecks } from "./setup/checks.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { freePort } from "./setup/port.mjs";
import { runInstalled, runNpm } from "./setup/run.mjs";

// `npm test`: runs every check, even if an earlier one has failed. The last line shows the totals.
const REPORTS = "test-results";
const totals = { passed: 0, failed: 0 };

await ensureInstalled();
mkdirSync(REPORTS, { recursive: true });
// The totals are printed on exit, so that they appear even if a step ends the process, for example because there is no
// browser.
process.once("exit", (code) => {
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  const summary = `${totals.passed} passed, ${totals.failed} failed`;
  writeFileSync(`${REPORTS}/summary.txt`, `${summary}\n`);
  console.log(`\n${summary}`);
});

totals.failed += await runChecks();
await jest("Tests", [], { TEST_DATABASE_URL: "" });
if (process.env.TEST_DATABASE_URL) {
  await jest("Tests that use a database, on PostgreSQL", ["--findRelatedTests", "tests/support/database.ts"]);
}
await browserTests("Tests in the browser", "");
if (process.env.CI && Number.parseInt(process.versions.node, 10) < 24) await onNode24();
// Last, because it leaves another build behind.
if (process.env.CI) await browserTests("Tests in the browser, with the shop below a path", "/shop");

process.exitCode = totals.failed === 0 ? 0 : 1;

async function jest(title, args, env = {}) {
  console.log(`\n— ${title}`);
  const start = performance.now();
  const report = `${REPORTS}/jest.json`;
  rmSync(report, { force: true });
  const code = await runInstalled("jest/bin/jest.js", ["--ci", "--json", `--outputFile=${report}`, ...args], {
    env: { ...process.env, ...env },
    // With --json Jest prints its whole report as one JSON line, which is left out here.
    onLine: (line) => line.startsWith("{") || console.log(line),
  });
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readReport(report);
  count(code, numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
  printSeconds(start, code);
}

async function browserTests(title, basePath) {
  console.log(`\n— ${title}`);
  process.env.BASE_PATH = basePath;
  await ensureChromium();
  await ensureBuilt();
  const start = performance.now();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "shop-browser-tests-"));
  const report = `${REPORTS}/playwright.json`;
  rmSync(report, { force: true });
  const code = await runInstalled("@playwright/test/cli.js", ["test"], {
    env: {
      ...process.env,
      TEST_PORT: String(await freePort()),
      TEST_DATA_DIR: dataDir,
      TEST_ORIGIN: "",
    },
  });
  rmSync(dataDir, { recursive: true, force: true });
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
  if (flaky > 0) console.log(`Flaky, passed on a retry: ${flaky}`);
  count(code, expected + flaky, unexpected);
  printSeconds(start, code);
}

async function onNode24() {
  console.log("\n— On Node.js 24");
  const start = performance.now();
  const report = `${REPORTS}/node24.json`;
  rmSync(report, { force: true });
  const code = await runNpm(["run", "test:node24"]);
  const { passed = 0, failed = 0 } = readReport(report);
  count(code, passed, failed);
  printSeconds(start, code);
}

/**
 * Adds the result of a test run to the totals. If the run has failed but no test has, for example because it could not
 * start, it counts as one failed test.
 */
function count(code, passed, failed) {
  totals.passed += passed;
  totals.failed += code !== 0 && failed === 0 ? 1 : failed;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    console.error(`Cannot read the test report: ${error.message}`);
    return {};
  }
}
