import "server-only";
import { randomUUID } from "node:crypto";

/**
 * What a cached read returns: the value itself, or the name of a value in the memory of this process. Next.js decodes a
 * cache entry for every request that reads it; the details of a store alone took a millisecond (decision 51).
 */
export type CacheEntry<Value> = { value: Value } | { name: string; id: string };
export type EntryForm = "reference" | "copy";

/** The most values in memory: a handful per store, and one per category. More only if all are in use. */
const MAX_VALUES = 2_000;

/**
 * A value is in use for so long after it was last read. Next.js makes a page that it keeps twice: it reads everything
 * first, and then fails with a 500 if it needs an entry that it has not read. So a value must not go in between, or the
 * second pass would ask for a copy. Next.js gives up a page that takes longer.
 */
const IN_USE_MS = 60_000;

type Named = { name: string; value: unknown; readAt: number };
type Memory = {
  process: string;
  count: number;
  /** By id; the one that was read longest ago is the first. */
  values: Map<string, Named>;
  /** The id of the last value of each name. The others are kept only while they are in use. */
  newest: Map<string, string>;
};

// A global, because Next.js bundles pages and route handlers separately: each bundle would have its own copy of a module
// variable.
const MEMORY = Symbol.for("storefront.by-reference");
const shared = globalThis as { [MEMORY]?: Memory };

/** Call this as the last step of a cached read. All calls with the same `name` must have the same type of value. */
export function toEntry<Value>(form: EntryForm, name: string, value: Value): CacheEntry<Value> {
  if (form === "copy") return { value };
  // An entry may outlive this process: Next.js saves those of a page with the page.
  shared[MEMORY] ??= { process: randomUUID(), count: 0, values: new Map(), newest: new Map() };
  const memory = shared[MEMORY];
  memory.count += 1;
  const id = `${memory.process} ${memory.count}`;
  memory.values.set(id, { name, value, readAt: performance.now() });
  memory.newest.set(name, id);
  forgetUnused(memory);
  return { name, id };
}

/**
 * The value of a cached read: the one in memory, which callers must not change, or a copy if that is gone. `read` is the
 * cached read.
 */
export async function readEntry<Value>(read: (form: EntryForm) => Promise<CacheEntry<Value>>): Promise<Value> {
  const entry = await read("reference");
  if ("value" in entry) return entry.value;
  const values = shared[MEMORY]?.values;
  const referred = values?.get(entry.id);
  if (values && referred) {
    values.delete(entry.id);
    values.set(entry.id, { ...referred, readAt: performance.now() });
    // Safe, because all values under one name have the same type.
    return referred.value as Value;
  }
  const copy = await read("copy");
  if ("value" in copy) return copy.value;
  throw new Error(`The cached read of ${entry.name} gave no copy.`);
}

function forgetUnused({ values, newest }: Memory): void {
  for (const [id, { name, readAt }] of values) {
    if (performance.now() - readAt < IN_USE_MS) return;
    const isNewest = newest.get(name) === id;
    if (isNewest && values.size <= MAX_VALUES) continue;
    values.delete(id);
    if (isNewest) newest.delete(name);
  }
}
