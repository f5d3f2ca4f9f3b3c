import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Turns this process into `next …`: in one process, signals and its end reach the server.
 *
 * Never with -H: bound to one address, the rewrites of the middleware would call themselves without end.
 */
export async function becomeNext(...args) {
  endWithNpm();
  const next = path.resolve("node_modules/next/dist/bin/next");
  process.argv.splice(1, Number.POSITIVE_INFINITY, next, ...args);
  await import(pathToFileURL(next).href);
}

/** npm passes SIGTERM to the shell between us, which ends without passing it on: the shop would go on unseen. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
