import path from "node:path";
import { pathToFileURL } from "node:url";

/** The program of Next.js. It serves at the port in PORT if no option names another. */
export const NEXT = path.resolve("node_modules/next/dist/bin/next");

/**
 * Runs `next …` in this process and not in a child process, so that signals reach the server and both end together.
 *
 * Never pass -H: if the server were bound to one IP address, the middleware's rewrites would call themselves endlessly.
 */
export async function becomeNext(...args) {
  endWithNpm();
  process.argv.splice(1, Number.POSITIVE_INFINITY, NEXT, ...args);
  await import(pathToFileURL(NEXT).href);
}

/**
 * Ends this process when its parent, the shell started by npm, ends. npm sends SIGTERM only to that shell, which does
 * not pass the signal on.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
