import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../setup/port.mjs";

const NEXT = path.resolve("node_modules/next/dist/bin/next");
/** The same Node.js flags as `npm start` uses (docs/front.md). */
const FLAGS = ["--heap-growing-percent=40"];
const START_TIMEOUT_MS = 120_000;

/**
 * A running server. `kill` ends the process immediately, without waiting for open requests.
 *
 * @typedef {{ origin: string, pid: number, dataDir: string, memory: () => number, processorSeconds: () => number, stop: () => Promise<void>, kill: () => Promise<void> }} Server
 */

/**
 * Starts the built shop. It uses the data folder named in `settings`, or a temporary one that is deleted when it stops.
 *
 * @param {string} name
 * @param {Record<string, string>} [settings]
 * @returns {Promise<Server>}
 */
export async function startShop(name, settings = {}) {
  const temporaryFolder = settings.DATA_DIR ? null : newFolder(name);
  const dataDir = settings.DATA_DIR ?? temporaryFolder;
  // Made in the request that asks for them, so that nothing else runs while the shop is measured.
  const pictures = { PREPARE_PICTURES: "off" };
  const defaults = { DATABASE_URL: "", STORE_API_URL: "", STORE_HOSTS: "", STORE_ORIGIN: "", STORE_ID: "" };
  const server = await startNext(process.cwd(), "/api/health", {
    FRONT: "on",
    ...defaults,
    ...pictures,
    ...settings,
    DATA_DIR: dataDir,
  });
  return {
    ...server,
    dataDir,
    stop: async () => {
      await server.stop();
      if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs `next start` in `folder` and waits until it answers at `path`. The port is PORT in `settings`, or any free one.
 */
export async function startNext(folder, path, settings = {}) {
  const port = settings.PORT ?? (await freePort());
  const own = `${folder}/node_modules/next/dist/bin/next`;
  const child = spawn(process.execPath, [...FLAGS, existsSync(own) ? own : NEXT, "start", "-p", String(port)], {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    errors = (errors + text).slice(-4_000);
  });
  let shouldRun = true;
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => {
      if (shouldRun) console.error(`The server in ${folder} stopped unexpectedly (${signal ?? code}).\n${errors}`);
      resolve();
    });
  });
  const origin = `http://localhost:${port}`;
  const endProcess = async (signal) => {
    shouldRun = false;
    child.kill(signal);
    await ended;
  };
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(origin + path))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      await endProcess("SIGKILL");
      throw new Error(`The server in ${folder} does not answer.\n${errors}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    pid: child.pid,
    memory: () => memoryOf(child.pid),
    processorSeconds: () => processorSecondsOf(child.pid),
    stop: () => endProcess("SIGTERM"),
    kill: () => endProcess("SIGKILL"),
  };
}

/** Memory used by the process, in bytes. */
function memoryOf(pid) {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;
}

/** The processor time that a process has used, in seconds; NaN on systems without /proc, which only Linux has. */
function processorSecondsOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = rest.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

export function newFolder(name) {
  return mkdtempSync(path.join(os.tmpdir(), `shop-bench-${name}-`));
}

async function isUp(address) {
  try {
    const response = await fetch(address);
    await response.text();
    return response.ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
