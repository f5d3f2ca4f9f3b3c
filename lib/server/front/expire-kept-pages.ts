import "server-only";

// Route handlers and the start of the server are separate bundles of one process (as in `remembered.ts`).
const EXPIRE = Symbol.for("storefront.expire-kept-pages");
const shared = globalThis as { [EXPIRE]?: (tags: readonly string[]) => void };

/** Has the front's page cache hear of expired tags. */
export function onExpiredPages(expire: (tags: readonly string[]) => void): void {
  shared[EXPIRE] = expire;
}

/** Removes the kept pages that carry one of these tags; to be called after the write that has changed them. */
export function expireKeptPages(tags: readonly string[]): void {
  shared[EXPIRE]?.(tags);
}
