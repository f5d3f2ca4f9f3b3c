import { existsSync } from "node:fs";
import path from "node:path";
import { run, runInstalled, stop } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const OTHER_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds the Chromium for browser tests: the one at CHROMIUM_PATH, else one installed on the system, else Playwright's
 * own; null if there is none.
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : stop(`The setting CHROMIUM_PATH is not valid: no file ${chosen}.`);
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(path.delimiter)];
  const installed = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const { chromium } = await import("@playwright/test");
  return [...installed, ...OTHER_PATHS, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Finds the browser for tests of journeys: the one at CHROMIUM_PATH, else the system's Chromium without a window of its
 * own, which opens pages in half of the time, else what `findChromium` finds.
 */
export async function findTestBrowser() {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Like `findChromium`, but if none is found it installs Playwright's Chromium or, if that fails, the system's. */
export async function ensureChromium() {
  return (
    (await findChromium()) ??
    (await installAndFind("Installing Chromium (once) …", () =>
      runInstalled("playwright/cli.js", ["install", "chromium"]),
    )) ??
    (await installAndFind("Installing the system's Chromium (once) …", installFromSystem)) ??
    stop("Cannot find or install Chromium for the browser tests. Install it, or set CHROMIUM_PATH to its program file.")
  );
}

async function installAndFind(announcement, install) {
  console.log(announcement);
  await install();
  return findChromium();
}

async function installFromSystem() {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
}
