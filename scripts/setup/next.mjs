import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs `next …` in this process, so that signals and the end of the process reach the server.
 *
 * Never pass -H: bound to one address, the middleware's rewrites would call themselves endlessly.
 */
export async function becomeNext(...args) {
  endWithNpm();
  const next = path.resolve("node_modules/next/dist/bin/next");
  process.argv.splice(1, Number.POSITIVE_INFINITY, next, ...args);
  await import(pathToFileURL(next).href);
}

/** npm sends SIGTERM only to the shell it started us with, and that shell does not pass it on. So we end with the shell. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
