import "server-only";
import type { IncomingMessage } from "node:http";

/**
 * The tags of the page that answers a request. Next tells them to whoever serves for it, by a callback among the
 * request's metadata, which its documents describe for adapters ("Implementing PPR in an adapter", `onCacheEntryV2`);
 * the header itself, `x-next-cache-tags`, never leaves the process.
 */
const METADATA = Symbol.for("NextInternalRequestMeta");
const TAGS = "x-next-cache-tags";

type CacheEntry = { value?: { headers?: Record<string, unknown> } | null } | null;

/** To be called before Next gets the request. What it answers says null until the tags are known. */
export function listenForTags(request: IncomingMessage & { [METADATA]?: object }): () => readonly string[] | null {
  let tags: readonly string[] | null = null;
  const onCacheEntryV2 = (entry: CacheEntry) => {
    const header = entry?.value?.headers?.[TAGS];
    if (typeof header === "string") tags = header.split(",").filter((tag) => !tag.startsWith(OF_PATHS));
    // Next goes on and sends the answer itself.
    return false;
  };
  request[METADATA] = { ...request[METADATA], onCacheEntryV2 };
  return () => tags;
}

/** Tags that Next derives from the path; we expire by our own only. */
const OF_PATHS = "_N_T_";

/** As Next's header writes these tags, which it takes apart at commas. */
export function asInHeader(tags: readonly string[]): ReadonlySet<string> {
  return new Set(tags.flatMap((tag) => tag.replace(/[^\t\x20-\x7e]+/g, encodeURIComponent).split(",")));
}

/** Whether a page with these tags shows what one of the `expired` has changed; of a page without any, nobody knows. */
export function showsOneOf(expired: ReadonlySet<string>, tags: readonly string[] | null): boolean {
  return tags === null || tags.some((tag) => expired.has(tag));
}
