import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basePath } from "./base-path.mjs";
import { runInstalled, stop } from "./run.mjs";
import { digestOfSources } from "./sources.mjs";
import { addEarlierFiles } from "./static-files.mjs";

const STAMP = ".next/built-from";

/** Builds the shop, unless the existing build was made from exactly the current sources. */
export async function ensureBuilt() {
  readBasePath();
  if (readOrEmpty(STAMP) === stampOf(digestOfSources())) return;
  console.log("Building the shop (about a minute, after every change of its sources) …");
  const start = Date.now();
  const lines = [];
  const code = await build((line) => {
    lines.push(line);
    if (/^\s*✓ (Compiled|Generating)/.test(line)) console.log(`  ${line.trim()}`);
  });
  if (code !== 0) stop(`${lines.join("\n")}\nThe build failed. The lines above say why.`);
  console.log(`Built in ${Math.round((Date.now() - start) / 1000)} s.`);
}

/**
 * Runs `next build` and adds the files of earlier builds. Returns the exit code.
 *
 * @param {(line: string) => void} [onLine] gets the lines of output, which are otherwise printed
 */
export async function build(onLine) {
  readBasePath();
  const digest = digestOfSources();
  const code = await runInstalled("next/dist/bin/next", ["build"], {
    env: { ...process.env, NODE_ENV: "production" },
    onLine,
  });
  if (code === 0) {
    addEarlierFiles();
    writeFileSync(STAMP, stampOf(digest));
  }
  return code;
}

/** Reads `BASE_PATH` from `.env` files, as Next.js does; ends the process if it is not valid. */
function readBasePath() {
  // Not `import`: with tsx, which the benches of orders use, that gives this module no default export.
  const { loadEnvConfig } = createRequire(import.meta.url)("@next/env");
  loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
  try {
    basePath();
  } catch (error) {
    stop(error.message);
  }
}

/** The build belongs to the sources only as long as nobody has built again without these scripts. */
function stampOf(digest) {
  return `${digest} ${readOrEmpty(".next/BUILD_ID")}`;
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
