import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Turns this process into `next …`: in one process, signals and its end reach the server.
 *
 * Never with -H: bound to one address, the rewrites of the middleware would call themselves without end.
 */
export async function becomeNext(...args) {
  const next = path.resolve("node_modules/next/dist/bin/next");
  process.argv.splice(1, Number.POSITIVE_INFINITY, next, ...args);
  await import(pathToFileURL(next).href);
}
