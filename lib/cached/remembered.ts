import "server-only";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";

/**
 * How long a change may go unnoticed of which this process has not heard. After its own changes, and those of other
 * processes that it is told of, it calls `forgetRemembered`.
 */
const FRESH_MS = 3_000;
/**
 * The maximum number of cached results. Without it, visitors could fill the memory with requests for invented host
 * names.
 */
const MAX_ENTRIES = 1_000;

type ReadCache = Map<string, { until: number; value: Promise<unknown> }>;

// A global, because Next.js bundles middleware and route handlers separately: each bundle would have its own copy of a
// module variable.
const MEMORY = Symbol.for("storefront.remembered");
const shared = globalThis as { [MEMORY]?: ReadCache };

/** Call this after a write that may have changed a store, its host names or its settings. */
export function forgetRemembered(): void {
  delete shared[MEMORY];
}

/**
 * Caches the result of `read` for three seconds, for data that every request needs and that rarely changes. All calls
 * with the same `name` must return the same type, and callers must not change the result.
 *
 * If reading fails later, the last result stays valid. So the shop can still serve pages from the page cache during a
 * short outage of the database. If the first read fails, nothing is cached and the caller gets the error.
 */
export function remembered<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  shared[MEMORY] ??= new Map();
  const cache = shared[MEMORY];
  const entry = cache.get(name);
  // Safe, because all values stored under one name have the same type.
  const last = entry?.value as Promise<Value> | undefined;
  if (entry && last && Date.now() < entry.until) return last;
  if (cache.size >= MAX_ENTRIES) cache.clear();
  const value = last ? read().catch((error) => fallBackToLast(last, name, error)) : read();
  cache.set(name, { until: Date.now() + FRESH_MS, value });
  if (!last) value.catch(() => cache.delete(name));
  return value;
}

function fallBackToLast<Value>(last: Promise<Value>, name: string, error: unknown): Promise<Value> {
  if (isDatabaseAway(error)) logDatabaseAway(error);
  else console.error(`Could not read the ${name}; using the last answer.`, error);
  return last;
}
