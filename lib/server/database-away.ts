import "server-only";

/** Longer than a database takes to start again. */
export const RETRY_AFTER_SECONDS = 10;
/** A page whose query failed is answered at once, so a failure explains only faults that follow closely. */
const EXPLAINS_FAULTS_FOR_MS = 5_000;
const LOG_INTERVAL_MS = 1_000;

type State = { failedAt: number; loggedAt: number; unlogged: number };

// Middleware, pages and the start are separate bundles of one process, so a variable of this module would exist often.
const STATE = Symbol.for("storefront.database-away");
const shared = globalThis as { [STATE]?: State };

function state(): State {
  shared[STATE] ??= { failedAt: Number.NEGATIVE_INFINITY, loggedAt: Number.NEGATIVE_INFINITY, unlogged: 0 };
  return shared[STATE];
}

/** To be called when a query did not reach the database. */
export function noteDatabaseAway(now = Date.now()): void {
  state().failedAt = now;
}

/** Whether a fault at this moment is explained by the database. */
export function isDatabaseLost(now = Date.now()): boolean {
  return now - state().failedAt < EXPLAINS_FAULTS_FOR_MS;
}

/**
 * Logs that the database is away, once a second at the most: while it is, every request fails in the same way, and the
 * disk would fill up with what is known.
 */
export function logDatabaseAway(error: unknown, now = Date.now(), print = console.error): void {
  const current = state();
  current.unlogged += 1;
  if (now - current.loggedAt < LOG_INTERVAL_MS) return;
  const reason = error instanceof Error ? error.message.split("\n")[0] : "";
  const count = current.unlogged === 1 ? "" : `, ${current.unlogged} times since the last line`;
  Object.assign(current, { loggedAt: now, unlogged: 0 });
  print(`The database is away${count}: ${reason}`);
}

/** Next.js logs each page that fails, with its stack; of those that `isAway` explains one line a second is enough. */
export function keepLogShort(isAway: (error: unknown) => boolean): void {
  const print = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    const error = said.find((each) => each instanceof Error && isAway(each));
    if (error === undefined) print(...said);
    else logDatabaseAway(error, Date.now(), print);
  };
}
