import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** The user and group "nobody": PostgreSQL and PgBouncer refuse to run as root. */
export const NOBODY = 65_534;
const START_TIMEOUT_MS = 30_000;
const MAX_COMPLAINT_LENGTH = 2_000;
/** Debian keeps the programs of PostgreSQL here, by version. */
const POSTGRES = "/usr/lib/postgresql";

/** The path of an installed program; null if there is none. */
export function findProgram(name: string): string | null {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/usr/sbin",
    ...versions.map((version) => path.join(POSTGRES, version, "bin")),
  ];
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How a program is started that refuses to be root. */
export const asNobody = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export type Started = { stop: () => Promise<void> };

type Start = {
  args: readonly string[];
  /** It has started once something listens there. */
  port: number;
  user?: { uid?: number; gid?: number };
  /** What ends it; by default the signal that lets PostgreSQL and nginx close what they have open. */
  endSignal?: NodeJS.Signals;
};

/** Starts a program and resolves once it listens; `stop` ends it. */
export async function startProgram(
  program: string,
  { args, port, user = {}, endSignal = "SIGINT" }: Start,
): Promise<Started> {
  // In a group of its own, so that Ctrl+C in a terminal does not end it before the shop that needs it.
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, ...user });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-MAX_COMPLAINT_LENGTH);
  });
  let failure: string | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once("error", (error) => {
      failure = error.message;
      resolve();
    });
    child.once("exit", (code) => {
      failure ??= complaint.trim() || `exit code ${code}`;
      resolve();
    });
  });
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (failure === null && Date.now() < end) await setTimeout(50);
    else {
      child.kill("SIGKILL");
      throw new Error(`${path.basename(program)} did not start: ${failure ?? complaint.trim()}`);
    }
  }
  return {
    stop: async () => {
      child.kill(endSignal);
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
