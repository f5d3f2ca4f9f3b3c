import "server-only";
import type { IncomingMessage } from "node:http";

/**
 * The key of the data that Next.js attaches to a request. From this data we find out the cache tags of the page:
 * Next.js calls the function `onCacheEntryV2` in it with the page, which is documented for adapters ("Implementing PPR
 * in an adapter"). The header `x-next-cache-tags` itself is never sent to clients.
 */
const METADATA = Symbol.for("NextInternalRequestMeta");
const TAGS = "x-next-cache-tags";

type CacheEntry = { value?: { headers?: Record<string, unknown> } | null } | null;

/**
 * Collects the tags of the page with which Next.js responds to `request`. Call it before Next.js gets the request. The
 * returned function returns null until the tags are known.
 */
export function listenForTags(request: IncomingMessage & { [METADATA]?: object }): () => readonly string[] | null {
  let tags: readonly string[] | null = null;
  const onCacheEntryV2 = (entry: CacheEntry) => {
    const header = entry?.value?.headers?.[TAGS];
    if (typeof header === "string") tags = header.split(",").filter((tag) => !tag.startsWith(OF_PATHS));
    // `false` lets Next.js send the response as usual.
    return false;
  };
  request[METADATA] = { ...request[METADATA], onCacheEntryV2 };
  return () => tags;
}

/** The prefix of tags that Next.js derives from the path. We do not use these, only the tags of `cache-tags.ts`. */
const OF_PATHS = "_N_T_";

/**
 * The tags as Next.js writes them in its header: characters that are not ASCII are percent-encoded, and a tag with a
 * comma becomes several tags.
 */
export function asInHeader(tags: readonly string[]): ReadonlySet<string> {
  return new Set(tags.flatMap((tag) => tag.replace(/[^\t\x20-\x7e]+/g, encodeURIComponent).split(",")));
}

/**
 * Whether a page with these tags shows something that has changed, because one of its tags is in `expired`. Also true
 * if the page's tags are not known, because the page may then show something that has changed.
 */
export function showsOneOf(expired: ReadonlySet<string>, tags: readonly string[] | null): boolean {
  return tags === null || tags.some((tag) => expired.has(tag));
}
