import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./lock-file.mjs";
import { runNpm, stop } from "./run.mjs";

// All scripts work in the project's root, whatever the current folder. Do not import a package before `ensureInstalled`
// has finished, because on a fresh clone no packages are installed.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

const MIN_NODE = [20, 19];
/** npm records in this file which packages are installed. */
const INSTALLED_LOCK_FILE = "node_modules/.package-lock.json";

/** Installs the packages of package-lock.json if any of them is missing; stops if Node.js is too old. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
    stop(`Node.js ${MIN_NODE.join(".")} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`);
  }
  if (isInstalled(readPackages("package-lock.json"), readPackages(INSTALLED_LOCK_FILE))) return;
  console.log("Installing packages (once, a minute or two) …");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runNpm(args);
  if (code !== 0) stop("Installing the packages failed. The lines above say why.");
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}
