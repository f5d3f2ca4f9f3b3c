import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../setup/port.mjs";

const NEXT = path.resolve("node_modules/next/dist/bin/next");
const START_TIMEOUT_MILLISECONDS = 120_000;

/**
 * `kill` ends it in the middle of whatever it is doing.
 *
 * @typedef {{ origin: string, dataDir: string, memory: () => number, processorSeconds: () => number, stop: () => Promise<void>, kill: () => Promise<void> }} Server
 */

/**
 * The built shop on a data folder of its own, which goes when it stops, or on the one of `settings`.
 *
 * @param {string} name
 * @param {Record<string, string>} [settings]
 * @returns {Promise<Server>}
 */
export async function startShop(name, settings = {}) {
  const own = settings.DATA_DIR ? null : newFolder(name);
  const dataDir = settings.DATA_DIR ?? own;
  const kept = { DATABASE_URL: "", STORE_API_URL: "", STORE_HOSTS: "", STORE_ORIGIN: "", STORE_ID: "" };
  const server = await startNext(process.cwd(), "/api/health", { ...kept, ...settings, DATA_DIR: dataDir });
  return {
    ...server,
    dataDir,
    stop: async () => {
      await server.stop();
      if (own) rmSync(own, { recursive: true, force: true });
    },
  };
}

/** `next start` in `folder`, once it answers at `path`; on the port of `settings`, if there is one. */
export async function startNext(folder, path, settings = {}) {
  const port = settings.PORT ?? (await freePort());
  const child = spawn(process.execPath, [NEXT, "start", "-p", String(port)], {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaints = (complaints + text).slice(-4_000);
  });
  let isWanted = true;
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => {
      if (isWanted) console.error(`The server in ${folder} has ended by itself (${signal ?? code}).\n${complaints}`);
      resolve();
    });
  });
  const origin = `http://localhost:${port}`;
  const finish = async (signal) => {
    isWanted = false;
    child.kill(signal);
    await ended;
  };
  const end = Date.now() + START_TIMEOUT_MILLISECONDS;
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      await finish("SIGKILL");
      throw new Error(`The server in ${folder} does not answer.\n${complaints}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    memory: () => memoryOf(child.pid),
    processorSeconds: () => processorSecondsOf(child.pid),
    stop: () => finish("SIGTERM"),
    kill: () => finish("SIGKILL"),
  };
}

/** Bytes of memory that the process holds. */
function memoryOf(pid) {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;
}

/** Of the system's clock, which ticks a hundred times a second; not a number where there is no /proc. */
function processorSecondsOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = rest.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

export function newFolder(name) {
  return mkdtempSync(path.join(os.tmpdir(), `shop-bench-${name}-`));
}

async function answers(address) {
  try {
    const response = await fetch(address);
    await response.text();
    return response.ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
