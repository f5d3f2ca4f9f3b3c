import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { runInstalled, stop } from "./run.mjs";

/**
 * All files that influence a build. Demo pictures and migrations do not belong to them, because the shop reads those
 * when it runs.
 */
const SOURCES = ["app", "components", "demo", "lib", "public", "instrumentation.ts", "middleware.ts"];
const SETTINGS = ["next.config.mjs", "package-lock.json", "postcss.config.mjs", "tsconfig.json"];
const NOT_BUILT = new Set(["demo/pictures", "lib/database/migrations"]);
const STAMP = ".next/built-from";

/** Builds the shop, unless it has been built from exactly the present sources. */
export async function ensureBuilt() {
  const digest = digestOfSources();
  if (readOrEmpty(STAMP) === `${digest} ${readOrEmpty(".next/BUILD_ID")}`) return;
  console.log("Building the shop (about a minute, after every change of its sources) …");
  const start = Date.now();
  const lines = [];
  const code = await runInstalled("next/dist/bin/next", ["build"], {
    env: { ...process.env, NODE_ENV: "production" },
    onLine(line) {
      lines.push(line);
      if (/^\s*✓ (Compiled|Generating)/.test(line)) console.log(`  ${line.trim()}`);
    },
  });
  if (code !== 0) stop(`${lines.join("\n")}\nThe build failed. The lines above say why.`);
  writeFileSync(STAMP, `${digest} ${readOrEmpty(".next/BUILD_ID")}`);
  console.log(`Built in ${Math.round((Date.now() - start) / 1000)} s.`);
}

function digestOfSources() {
  const hash = createHash("sha256");
  for (const file of [...SOURCES.flatMap(filesBelow), ...SETTINGS]) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(file) {
  if (NOT_BUILT.has(file) || !existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesBelow(`${file}/${name}`));
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
