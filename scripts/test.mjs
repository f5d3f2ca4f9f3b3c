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
/** The failed tests by name, printed once more at the end, where a log that was cut off still shows them. */
const failures = [];

await ensureInstalled();
mkdirSync(REPORTS, { recursive: true });
// The totals are printed on exit, so that they appear even if a step ends the process, for example because there is no
// browser.
process.once("exit", (code) => {
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  const summary = `${totals.passed} passed, ${totals.failed} failed`;
  writeFileSync(`${REPORTS}/summary.txt`, `${summary}\n`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
  console.log(`\n${summary}`);
});

totals.failed += await runChecks();
// For next.config.mjs.
process.env.TYPES_CHECKED = "1";
await jest("Tests", [], { TEST_DATABASE_URL: "" });
if (process.env.TEST_DATABASE_URL) {
  await jest("Tests that use a database, on PostgreSQL", ["--findRelatedTests", "tests/support/database.ts"]);
}
await browserTests("Tests in the browser", "");
if (process.env.TEST_DATABASE_URL) await runScript("With two processes", "bench-cluster", "cluster.json");
if (process.env.CI) await runScript("Processor time of requests", "test:requests", "requests.json");
if (process.env.CI && Number.parseInt(process.versions.node, 10) < 24) {
  await runScript("On Node.js 24", "test:node24", "node24.json");
}
if (process.env.CI) await runScript("As in the image", "test:image", "image.json");
// Last, because it leaves another build behind.
if (process.env.CI) await browserTests("Tests in the browser, with the shop below a path", "/shop");

process.exitCode = totals.failed === 0 ? 0 : 1;

/**
 * Runs Jest. Files that failed run a second time, alone: what fails only beside other work is named as flaky, as
 * Playwright does it.
 */
async function jest(title, args, env = {}) {
  console.log(`\n— ${title}`);
  const start = performance.now();
  const first = await jestOnce(args, env);
  const failed = (first.report.testResults ?? []).filter(({ status }) => status === "failed");
  if (failed.length === 0) {
    count(first.code, first.report.numPassedTests ?? 0, 0);
    printSeconds(start, first.code);
    return;
  }
  const passedElsewhere = (first.report.testResults ?? [])
    .filter(({ status }) => status !== "failed")
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed").length;
  const names = failedTests(first.report);
  console.log(`\n— Once more, alone:\n${names.map((name) => `  ${name}`).join("\n")}`);
  const second = await jestOnce(["--runInBand", "--runTestsByPath", ...failed.map(({ name }) => name)], env);
  const stillFailed = failedTests(second.report);
  failures.push(...stillFailed);
  const flaky = names.filter((name) => !stillFailed.includes(name));
  if (second.code === 0 && flaky.length > 0) console.log(`Flaky, passed on a retry: ${flaky.length}`);
  count(second.code, passedElsewhere + (second.report.numPassedTests ?? 0), stillFailed.length);
  printSeconds(start, second.code);
}

async function jestOnce(args, env) {
  const file = `${REPORTS}/jest.json`;
  rmSync(file, { force: true });
  const code = await runInstalled("jest/bin/jest.js", ["--ci", "--json", `--outputFile=${file}`, ...args], {
    env: { ...process.env, ...env },
    // With --json Jest prints its whole report as one JSON line, which is left out here.
    onLine: (line) => line.startsWith("{") || console.log(line),
  });
  return { code, report: readReport(file) };
}

/** The failed tests of a report of Jest, and the files that could not run. */
function failedTests({ testResults = [] }) {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file} › ${fullName}`);
    });
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
  const result = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = result.stats ?? {};
  if (flaky > 0) console.log(`Flaky, passed on a retry: ${flaky}`);
  failures.push(...failedJourneys(result.suites));
  count(code, expected + flaky, unexpected);
  printSeconds(start, code);
}

/** The failed journeys of a report of Playwright, whose suites contain suites. */
function failedJourneys(suites = []) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...failedJourneys(inner),
  ]);
}

/** Runs a script of npm that writes how many of its tests have passed and failed. */
async function runScript(title, script, reportName) {
  console.log(`\n— ${title}`);
  const start = performance.now();
  const report = `${REPORTS}/${reportName}`;
  rmSync(report, { force: true });
  const code = await runNpm(["run", script]);
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
