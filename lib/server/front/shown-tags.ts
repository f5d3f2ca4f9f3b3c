import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

// Pages and the front server are separate bundles of one process. They share this through a global variable.
const SHOWN = Symbol.for("storefront.shown-tags");
const shared = globalThis as { [SHOWN]?: AsyncLocalStorage<Set<string>> };

/**
 * Names the cache tags of what a page shows that is rendered per request. Next.js tells the tags only of pages that it
 * keeps itself. Without the front this has no effect.
 */
export function nameShownTags(tags: readonly string[]): void {
  const collected = shared[SHOWN]?.getStore();
  for (const tag of tags) collected?.add(tag);
}

/** Runs `render`, and returns a function that gives the tags that the page has named so far. */
export function collectShownTags(render: () => void): () => readonly string[] {
  shared[SHOWN] ??= new AsyncLocalStorage();
  const collected = new Set<string>();
  shared[SHOWN].run(collected, render);
  return () => [...collected];
}
