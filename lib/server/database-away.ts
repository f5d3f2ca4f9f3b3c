import "server-only";

/** When clients should try again: longer than a database needs to restart. */
export const RETRY_AFTER_SECONDS = 10;
/**
 * A page fails right after its query has failed. So the database is taken as the cause of a failed page only if a query
 * failed within this time.
 */
const EXPLAINS_FAULTS_FOR_MS = 5_000;
const LOG_PAUSE_MS = 1_000;

type State = { failedAt: number; loggedAt: number; unlogged: number };

// Middleware, pages and the start of the server are separate bundles of one process, each with its own copy of this
// module. They share the state through a global variable.
const STATE = Symbol.for("storefront.database-away");
const shared = globalThis as { [STATE]?: State };

function state(): State {
  shared[STATE] ??= { failedAt: Number.NEGATIVE_INFINITY, loggedAt: Number.NEGATIVE_INFINITY, unlogged: 0 };
  return shared[STATE];
}

/** Remembers that the database cannot be reached. Call it when a query failed for this reason. */
export function noteDatabaseAway(now = Date.now()): void {
  state().failedAt = now;
}

/** Whether a page that fails at this moment probably fails because the database cannot be reached. */
export function isDatabaseLost(now = Date.now()): boolean {
  return now - state().failedAt < EXPLAINS_FAULTS_FOR_MS;
}

/**
 * Logs that the database cannot be reached, at most once per second. Every request fails in the same way then, and
 * logging each of them would fill the disk.
 */
export function logDatabaseAway(error: unknown, now = Date.now(), print = console.error): void {
  const current = state();
  current.unlogged += 1;
  if (now - current.loggedAt < LOG_PAUSE_MS) return;
  const reason = error instanceof Error ? error.message.split("\n")[0] : "";
  const count = current.unlogged === 1 ? "" : `, ${current.unlogged} times since the last line`;
  Object.assign(current, { loggedAt: now, unlogged: 0 });
  print(`The database is away${count}: ${reason}`);
}

/**
 * Shortens the log of Next.js, which logs every failed page with its stack. For errors that `isAway` recognises as a
 * database that cannot be reached, one line per second is logged instead.
 */
export function keepLogShort(isAway: (error: unknown) => boolean): void {
  const print = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    const error = said.find((each) => each instanceof Error && isAway(each));
    if (error === undefined) print(...said);
    else logDatabaseAway(error, Date.now(), print);
  };
}
