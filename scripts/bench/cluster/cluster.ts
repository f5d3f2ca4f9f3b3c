import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";

const START_TIMEOUT_MS = 120_000;

export type Cluster = {
  /** The addresses at which the processes answer each for itself, in the order in which they were started. */
  ownOrigins: () => readonly string[];
  /** The ids of the processes that serve. */
  pids: () => readonly number[];
  /** Starts all processes anew, one after the other; resolves when that is done. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Serves the built shop with `processes` processes, as `npm start` does. */
export async function startCluster(settings: Record<string, string>, processes: number): Promise<Cluster> {
  const child = spawn(process.execPath, ["--heap-growing-percent=40", "scripts/start.mjs"], {
    env: { ...process.env, ...settings, WEB_PROCESSES: String(processes), PREPARE_PICTURES: "off", FRONT: "on" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const started = () => [...log.matchAll(/Local: +(http:\/\/localhost:\d+)/g)].map(([, origin = ""]) => origin);
  await until(
    () => log.includes(`${processes} processes serve`),
    child,
    () => log,
  );
  return {
    ownOrigins: () => started().slice(-processes),
    pids: () => childrenOf(child),
    restart: async () => {
      const before = childrenOf(child);
      const count = started().length;
      child.kill("SIGHUP");
      const isDone = () =>
        started().length === count + processes && childrenOf(child).every((pid) => !before.includes(pid));
      await until(isDone, child, () => log);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function until(isSo: () => boolean, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (!isSo()) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill("SIGKILL");
      throw new Error(`The processes did not start.\n${log().slice(-4_000)}`);
    }
    await setTimeout(100);
  }
}

function childrenOf({ pid }: ChildProcess): number[] {
  const lines = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" }).split("\n");
  // Of what the primary process has started, `ps` itself is none of the shop's.
  return lines.filter((line) => line.includes("next")).map((line) => Number.parseInt(line, 10));
}
