import "server-only";
import type { OutgoingHttpHeaders } from "node:http";
import { showsOneOf } from "./page-tags";

/** A stored page in one encoding, with the bytes and headers that are sent. */
export type KeptPage = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Null if Next.js has not passed on the page's tags. */
  tags: readonly string[] | null;
  keptAt: number;
  freshUntil: number;
  hits: number;
};

const MAX_BYTES = 32_000_000;
/** Roughly the memory that the headers and tags of a page need. */
const BYTES_BESIDE_BODY = 4_000;

/** Stores pages in up to `maxBytes` of memory. If there is not enough room, those used least recently are removed. */
export function createPageStore(maxBytes = MAX_BYTES) {
  /** The page used least recently comes first. */
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
    /** Returns a page; unlike `use`, this does not count as a use of the page. */
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

    /** Removes the pages that have one of these tags, and pages whose tags are not known. */
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
