import { existsSync } from "node:fs";
import path from "node:path";
import { run, runInstalled, stop } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The Chromium to test with: the one of CHROMIUM_PATH, an installed one, or Playwright's own; null without any. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : stop(`The setting CHROMIUM_PATH cannot be used: no file ${chosen}.`);
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(path.delimiter)];
  const installed = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const { chromium } = await import("@playwright/test");
  return [...installed, ...ELSEWHERE, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

/** As `findChromium`, but installs one when there is none: Playwright's, else the system's. */
export async function ensureChromium() {
  return (
    (await findChromium()) ??
    (await findAfter("Installing Chromium (once) …", () =>
      runInstalled("playwright/cli.js", ["install", "chromium"]),
    )) ??
    (await findAfter("Installing the system's Chromium (once) …", installFromSystem)) ??
    stop("No Chromium for the browser tests: install one, or set CHROMIUM_PATH to the program.")
  );
}

async function findAfter(announcement, install) {
  console.log(announcement);
  await install();
  return findChromium();
}

async function installFromSystem() {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
}
