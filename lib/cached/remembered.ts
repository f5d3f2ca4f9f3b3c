import "server-only";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";

/** How long a change made by another process may go unnoticed; `forgetRemembered` tells this one at once. */
const REMEMBERED_MS = 3_000;
/** Host headers are the visitor's to invent, so the memory is bounded. */
const MOST_REMEMBERED = 1_000;

type Memory = Map<string, { until: number; value: Promise<unknown> }>;

// Middleware and route handlers are separate bundles of one process, so a variable of this module would exist twice.
const MEMORY = Symbol.for("storefront.remembered");
const shared = globalThis as { [MEMORY]?: Memory };

/** To be called after a write that may have changed a store, its hosts or its settings. */
export function forgetRemembered(): void {
  delete shared[MEMORY];
}

/**
 * What `read` answers, asked at most every three seconds: for what every request of a visitor needs and hardly ever
 * changes. All answers to one `name` are of one type, and whoever gets one changes nothing of it.
 *
 * While it can not be read the last answer stands: a database that is away for a moment must not close the shop, whose
 * pages are served from cache. A first read that fails is not remembered, and its caller meets the error.
 */
export function remembered<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  shared[MEMORY] ??= new Map();
  const memory = shared[MEMORY];
  const known = memory.get(name);
  // What is kept under a name was read for it.
  const last = known?.value as Promise<Value> | undefined;
  if (known && last && Date.now() < known.until) return last;
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  const value = last ? read().catch((error) => standIn(last, name, error)) : read();
  memory.set(name, { until: Date.now() + REMEMBERED_MS, value });
  if (!last) value.catch(() => memory.delete(name));
  return value;
}

function standIn<Value>(last: Promise<Value>, name: string, error: unknown): Promise<Value> {
  if (isDatabaseAway(error)) logDatabaseAway(error);
  else console.error(`The ${name} could not be read; the last answer stands.`, error);
  return last;
}
