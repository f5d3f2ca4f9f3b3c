import "server-only";
import type { OutgoingHttpHeaders } from "node:http";
import type { Encoding } from "./encoding";
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
  /** Whether it is compressed as well as it pays. A page that was asked for once is compressed quickly. */
  isBest: boolean;
};

/** One page in the encodings in which it is stored. */
export type KeptCopies = Partial<Record<Encoding, KeptPage>>;

const MAX_BYTES = 32_000_000;
/** Roughly the memory that the headers and tags of a page need. */
const BYTES_BESIDE_BODY = 4_000;

/** Stores pages in up to `maxBytes` of memory. If there is not enough room, those used least recently are removed. */
export function createPageStore(maxBytes = MAX_BYTES) {
  /** The page used least recently comes first. */
  const pages = new Map<string, KeptCopies>();
  let bytes = 0;

  const sizeOf = (name: string, copy: KeptPage) => copy.body.length + 2 * name.length + BYTES_BESIDE_BODY;

  function remove(name: string, encoding: Encoding): void {
    const copies = pages.get(name);
    const copy = copies?.[encoding];
    if (!copies || !copy) return;
    delete copies[encoding];
    bytes -= sizeOf(name, copy);
    if (Object.keys(copies).length === 0) pages.delete(name);
  }

  function removePage(name: string): void {
    for (const copy of Object.values(pages.get(name) ?? {})) bytes -= sizeOf(name, copy);
    pages.delete(name);
  }

  return {
    /** Returns a page in all its encodings; unlike `use`, this does not count as a use of the page. */
    look: (name: string) => pages.get(name),

    use(name: string): KeptCopies | undefined {
      const copies = pages.get(name);
      if (copies) {
        pages.delete(name);
        pages.set(name, copies);
      }
      return copies;
    },

    put(name: string, encoding: Encoding, copy: KeptPage): void {
      remove(name, encoding);
      const size = sizeOf(name, copy);
      if (size > maxBytes) return;
      const copies = pages.get(name) ?? {};
      copies[encoding] = copy;
      pages.delete(name);
      pages.set(name, copies);
      bytes += size;
      for (const leastUsed of pages.keys()) {
        if (bytes <= maxBytes) break;
        removePage(leastUsed);
      }
    },

    remove,
    removePage,

    /** Removes the copies that have one of these tags, and copies whose tags are not known. */
    expire(expired: ReadonlySet<string>): void {
      for (const [name, copies] of pages)
        for (const [encoding, { tags }] of Object.entries(copies))
          if (showsOneOf(expired, tags)) remove(name, encoding as Encoding);
    },

    get bytes() {
      return bytes;
    },
    /** The number of pages, however many encodings each is stored in. */
    get size() {
      return pages.size;
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
