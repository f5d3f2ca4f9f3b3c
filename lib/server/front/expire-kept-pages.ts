import "server-only";

// Route handlers and the start of the server are separate bundles of one process. They share this function through a
// global variable (as in `remembered.ts`).
const EXPIRE = Symbol.for("storefront.expire-kept-pages");
const shared = globalThis as { [EXPIRE]?: (tags: readonly string[]) => void };

/** Registers the function that tells the front server's page cache which tags have expired. */
export function onExpiredPages(expire: (tags: readonly string[]) => void): void {
  shared[EXPIRE] = expire;
}

/**
 * Removes stored pages that have one of these tags from the front server's page cache. Call it after the write that has
 * changed the content of these pages.
 */
export function expireKeptPages(tags: readonly string[]): void {
  shared[EXPIRE]?.(tags);
}
