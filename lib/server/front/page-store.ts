import "server-only";
import type { OutgoingHttpHeaders } from "node:http";
import { showsOneOf } from "./page-tags";

/** One page in one encoding, as it goes over the wire. */
export type KeptPage = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Null when Next has not told them. */
  tags: readonly string[] | null;
  keptAt: number;
  freshUntil: number;
  hits: number;
};

const MAX_BYTES = 32_000_000;
/** What the headers and tags of a page take, roughly. */
const BYTES_BESIDE_BODY = 4_000;

/** The pages that were used last, within the bytes that they may take. */
export function createPageStore(maxBytes = MAX_BYTES) {
  /** In the order of their last use. */
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  const sizeOf = (key: string, page: KeptPage) => page.body.length + 2 * key.length + BYTES_BESIDE_BODY;

  function remove(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(key, page);
  }

  return {
    /** Without counting as a use. */
    look: (key: string) => pages.get(key),

    use(key: string): KeptPage | undefined {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },

    put(key: string, page: KeptPage): void {
      remove(key);
      const size = sizeOf(key, page);
      if (size > maxBytes) return;
      pages.set(key, page);
      bytes += size;
      for (const leastUsed of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(leastUsed);
      }
    },

    remove,

    /** Removes the pages that carry one of these tags, and no others. */
    expire(expired: ReadonlySet<string>): void {
      for (const [key, { tags }] of pages) if (showsOneOf(expired, tags)) remove(key);
    },

    get bytes() {
      return bytes;
    },
    get size() {
      return pages.size;
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
