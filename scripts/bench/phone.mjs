import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runInstalled } from "../setup/run.mjs";
import { median } from "./numbers.mjs";
import { newFolder } from "./servers.mjs";

const SCORES = ["performance", "accessibility", "best-practices", "seo"];
const TIMES = { lcp: "largest-contentful-paint", tbt: "total-blocking-time", cls: "cumulative-layout-shift" };

/**
 * Lighthouse results of a page on an emulated phone with a slow network: median and worst of the scores (of 100) and of
 * the times (in milliseconds; layout shift has no unit) over all `runs`.
 *
 * @param {string} address
 * @param {number} runs
 * @param {string} chromium
 */
export async function runLighthouse(address, runs, chromium) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await readReport(address, chromium));
  const summarise = (read, worst) => {
    const values = reports.map(read);
    return { median: median(values), worst: worst(...values) };
  };
  return {
    ...Object.fromEntries(
      SCORES.map((id) => [id, summarise(({ categories }) => 100 * categories[id].score, Math.min)]),
    ),
    ...Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [name, summarise(({ audits }) => audits[id].numericValue, Math.max)]),
    ),
    failedAudits: failedAudits(reports),
  };
}

/** One report of Lighthouse on a page. */
export async function readReport(address, chromium) {
  const folder = newFolder("lighthouse");
  const file = path.join(folder, "report.json");
  const lines = [];
  const args = [
    address,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${SCORES.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  const code = await runInstalled("lighthouse/cli/index.js", args, { env, onLine: (line) => lines.push(line) });
  try {
    if (code !== 0) throw new Error(`Lighthouse failed on ${address}.\n${lines.join("\n")}`);
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The failed audits that lower a Lighthouse score, in all categories except performance. */
function failedAudits(reports) {
  const names = reports.flatMap(({ categories, audits }) =>
    SCORES.slice(1).flatMap((id) =>
      categories[id].auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 1)
        .map(({ id: audit }) => audit),
    ),
  );
  return [...new Set(names)];
}
