import os from "node:os";
import { runInstalled } from "./run.mjs";

/** What is checked without running the shop. Each check is a list of programs; the slowest check comes first. */
const CHECKS = [
  {
    title: "Types",
    steps: [
      ["next/dist/bin/next", "typegen"],
      ["typescript/bin/tsc", "--noEmit"],
    ],
  },
  {
    title: "Imports against the rooms",
    steps: [
      [
        "dependency-cruiser/bin/dependency-cruise.mjs",
        ..."app components demo lib scripts tests middleware.ts instrumentation.ts".split(" "),
      ],
    ],
  },
  {
    title: "Files, exports and packages that nobody uses, with and without the tests",
    steps: [
      ["knip/bin/knip.js", "--cache"],
      ["knip/bin/knip.js", "--cache", "--production"],
    ],
  },
  { title: "Format and lint", steps: [["@biomejs/biome/bin/biome", "check"]] },
];

/** Runs all checks, as many at a time as there are processors, and returns how many have failed. */
export async function runChecks() {
  const waiting = [...CHECKS];
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await runCheck(check))) failed += 1;
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return failed;
}

/** Checks run side by side, so the lines of each are printed together, when it ends. */
async function runCheck({ title, steps }) {
  const start = performance.now();
  const lines = [];
  let code = 0;
  for (const [program, ...args] of steps) {
    code ||= await runInstalled(program, args, { onLine: (line) => lines.push(line) });
  }
  console.log(`\n— ${title}`);
  for (const line of lines) console.log(line);
  printSeconds(start, code);
  return code === 0;
}

/** Prints how long a part took that began at `start`, and whether it failed. */
export function printSeconds(start, code) {
  console.log(`  ${Math.round((performance.now() - start) / 1000)} s${code === 0 ? "" : ", failed"}`);
}
