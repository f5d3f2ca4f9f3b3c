import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./lock-file.mjs";
import { run, stop } from "./run.mjs";

// The scripts may be started from anywhere; what they do, they do in the project's root. No packages are imported
// before `ensureInstalled` is through: on a fresh clone there are none.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

const OLDEST_NODE = [20, 19];
/** What npm installed, in its own words. */
const INSTALLED = "node_modules/.package-lock.json";

/** Installs the packages of package-lock.json unless they are all there; refuses a Node that is too old. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(
      `This needs Node.js ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}. See https://nodejs.org`,
    );
  }
  if (isInstalled(readPackages("package-lock.json"), readPackages(INSTALLED))) return;
  console.log("Installing packages (once, a minute or two) …");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  // Under `npm start` this is npm's own program, which needs no search for `npm` or `npm.cmd`.
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args])
    : await run("npm", args, { shell: true });
  if (code !== 0) stop("The packages could not be installed. The lines above say why.");
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}
