import "server-only";

type Kept<Value> = { value: Value; tags: readonly string[] };

/**
 * Values in memory, each until one of its cache tags expires. If there are too many, the least recently used one goes.
 *
 * For small values that a page rendered per request needs by the dozen: `"use cache"` would copy each of them for every
 * request, which takes longer than a query for all.
 */
export class KeptValues<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Kept<Value>>();
  #expiries = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * The values of `keys`; those that are not in memory come from `readMissing`. A key without a value is left out. Callers
   * must not change the values.
   */
  async read(
    keys: readonly string[],
    readMissing: (keys: readonly string[]) => Promise<ReadonlyMap<string, Kept<Value>>>,
  ): Promise<Map<string, Value>> {
    const found = new Map<string, Value>();
    const missing = keys.filter((key) => !this.#find(key, found));
    if (missing.length === 0) return found;
    const expiries = this.#expiries;
    for (const [key, kept] of await readMissing(missing)) {
      found.set(key, kept.value);
      // What was read while tags expired may be older than the change.
      if (expiries === this.#expiries) this.#keep(key, kept);
    }
    return found;
  }

  /** Forgets the values that have one of these tags. */
  expire(tags: readonly string[]): void {
    this.#expiries += 1;
    const expired = new Set(tags);
    for (const [key, kept] of this.#values) if (kept.tags.some((tag) => expired.has(tag))) this.#values.delete(key);
  }

  #find(key: string, found: Map<string, Value>): boolean {
    const kept = this.#values.get(key);
    if (!kept) return false;
    found.set(key, kept.value);
    this.#values.delete(key);
    this.#values.set(key, kept);
    return true;
  }

  #keep(key: string, kept: Kept<Value>): void {
    this.#values.delete(key);
    this.#values.set(key, kept);
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size > this.#limit) this.#values.delete(oldest);
  }
}

// A global, because Next.js bundles pages and route handlers separately: each bundle would have its own copy of a module
// variable, and a change that a route handler makes would not expire the values of pages.
const ALL = Symbol.for("storefront.kept-values");
const shared = globalThis as { [ALL]?: Map<string, KeptValues<unknown>> };

/** The values that this process keeps under `name`. All calls with the same name must use the same type and limit. */
export function keptValues<Value>(name: string, limit: number): KeptValues<Value> {
  shared[ALL] ??= new Map();
  const existing = shared[ALL].get(name);
  // Safe, because all values under one name have the same type.
  if (existing) return existing as KeptValues<Value>;
  const created = new KeptValues<Value>(limit);
  shared[ALL].set(name, created as KeptValues<unknown>);
  return created;
}

/** Forgets the values of this process that have one of these tags. */
export function expireKeptValues(tags: readonly string[]): void {
  for (const values of shared[ALL]?.values() ?? []) values.expire(tags);
}
