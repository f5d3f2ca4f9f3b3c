import { changedFiles, relatedSuites } from "./setup/changed-files.mjs";
import { printSeconds, runChecks } from "./setup/checks.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runInstalled } from "./setup/run.mjs";

// `npm run verify`: everything that needs no browser. With `-- --changed [REVISION]` only the suites run that import what
// has changed since that revision.
const start = performance.now();
await ensureInstalled();
const suites = suitesToRun(process.argv.slice(2));

let failed = await runChecks();
console.log("\n— Tests");
const startOfTests = performance.now();
const code = await runInstalled("jest/bin/jest.js", suites);
printSeconds(startOfTests, code);
if (code !== 0) failed += 1;

console.log(failed === 0 ? "\nAll is well." : `\nFailed: ${failed} of the parts above.`);
printSeconds(start, failed);
process.exitCode = failed === 0 ? 0 : 1;

/** The arguments for Jest. */
function suitesToRun([option, revision]) {
  if (option !== "--changed") return [];
  const files = changedFiles(revision);
  const related = relatedSuites(files);
  console.log(`Changed: ${files.join(", ") || "nothing"}`);
  console.log(related ? "Only the suites that these files concern will run." : "These files concern all suites.");
  return related ?? [];
}
