import "server-only";

// Pages, calls and middleware are separate bundles of one process, each with its own copy of this module. They share
// what is already in the log.
const LOGGED = Symbol.for("storefront.logged-once");
const shared = globalThis as { [LOGGED]?: Set<string> };

/** Logs a line that says the same each time, such as what an owner has to mend, once per process. */
export function logOnce(line: string, print: (line: string) => void): void {
  shared[LOGGED] ??= new Set();
  if (shared[LOGGED].has(line)) return;
  shared[LOGGED].add(line);
  print(line);
}
