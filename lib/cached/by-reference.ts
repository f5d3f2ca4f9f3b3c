import "server-only";
import { randomUUID } from "node:crypto";

/**
 * What a cached read returns: the value itself, or the name of a value in the memory of this process. Next.js decodes a
 * cache entry for every request that reads it; the details of a store alone took a millisecond (decision 51).
 */
export type CacheEntry<Value> = { value: Value } | { name: string; id: string };
export type EntryForm = "reference" | "copy";

/** The most values in memory: a handful per store, and one per category. */
const MAX_VALUES = 2_000;

type Memory = { process: string; count: number; values: Map<string, { id: string; value: unknown }> };

// A global, because Next.js bundles pages and route handlers separately: each bundle would have its own copy of a module
// variable.
const MEMORY = Symbol.for("storefront.by-reference");
const shared = globalThis as { [MEMORY]?: Memory };

/** Call this as the last step of a cached read. All calls with the same `name` must have the same type of value. */
export function toEntry<Value>(form: EntryForm, name: string, value: Value): CacheEntry<Value> {
  if (form === "copy") return { value };
  // An entry may outlive this process: Next.js saves those of a page with the page.
  shared[MEMORY] ??= { process: randomUUID(), count: 0, values: new Map() };
  const memory = shared[MEMORY];
  memory.count += 1;
  const id = `${memory.process} ${memory.count}`;
  memory.values.delete(name);
  memory.values.set(name, { id, value });
  const [oldest] = memory.values.keys();
  if (oldest !== undefined && memory.values.size > MAX_VALUES) memory.values.delete(oldest);
  return { name, id };
}

/**
 * The value of a cached read: the one in memory, which callers must not change, or a copy if that is gone. `read` is the
 * cached read.
 */
export async function readEntry<Value>(read: (form: EntryForm) => Promise<CacheEntry<Value>>): Promise<Value> {
  const entry = await read("reference");
  if ("value" in entry) return entry.value;
  const referred = shared[MEMORY]?.values.get(entry.name);
  // Safe, because all values under one name have the same type.
  if (referred?.id === entry.id) return referred.value as Value;
  const copy = await read("copy");
  if ("value" in copy) return copy.value;
  throw new Error(`The cached read of ${entry.name} gave no copy.`);
}
