import "server-only";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";

/**
 * How long changes by another process may go unnoticed. After its own changes this process calls `forgetRemembered`.
 */
const FRESH_MS = 3_000;
/** The cache has a maximum size, because visitors can invent Host headers. */
const MAX_ENTRIES = 1_000;

type ReadCache = Map<string, { until: number; value: Promise<unknown> }>;

// Middleware and route handlers are separate bundles of one process, so a module variable would exist twice.
const MEMORY = Symbol.for("storefront.remembered");
const shared = globalThis as { [MEMORY]?: ReadCache };

/** Call this after a write that may have changed a store, its hosts or its settings. */
export function forgetRemembered(): void {
  delete shared[MEMORY];
}

/**
 * Caches the result of `read` for three seconds, for data that every request needs and that hardly ever changes.
 * Results under one `name` must have one type, and callers must not change them.
 *
 * If a later read fails, the last result is kept: a short database outage must not close the shop, whose pages come
 * from the page cache. A first read that fails is not cached; its caller gets the error.
 */
export function remembered<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  shared[MEMORY] ??= new Map();
  const cache = shared[MEMORY];
  const entry = cache.get(name);
  // All values stored under one name have the same type.
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
