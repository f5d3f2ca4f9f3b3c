import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { withBasePath, withoutBasePath } from "@/lib/domain/site/base-path";
import { type PageForAll, pageForAll } from "@/lib/domain/site/kept-page";
import { isDatabaseLost } from "@/lib/server/database-away";
import { metrics } from "@/lib/server/metrics";
import type { OnAnswered } from "./answered-pages";
import { addressOf, hostOf, isPlainRequest, nameOf, schemeOf } from "./asked-page";
import { type Answer, CollectedResponse, type Handler, plainRequest } from "./collected-response";
import { compressBest, recode } from "./compress";
import { ENCODINGS, type Encoding, type Negotiated, negotiate } from "./encoding";
import { encodingOf, headersIn, pageOf } from "./kept-answer";
import { createPageStore, type KeptCopies, type KeptPage, type PageStore } from "./page-store";
import { asInHeader, listenForTags, showsOneOf } from "./page-tags";
import { send } from "./send-page";
import { collectShownTags } from "./shown-tags";
import { asStale, isFaultOfDatabase } from "./stale-page";

/** How long a stored page is sent without asking Next.js; it is the same time as in `tenancy.ts`. */
const FRESH_MS = 3_000;
/**
 * The same for search results and lists with a choice, which Next.js would render again. Other caches may keep a page for
 * as long: see `SHARED_PAGE` in the middleware.
 */
const CHOSEN_FRESH_MS = 60_000;
/** Search results and lists with a choice are without number, so they have room of their own. */
const MAX_CHOSEN_BYTES = 16_000_000;
/** For this long after a page is no longer fresh, it is still sent while Next.js makes a new one. */
const STALE_MS = 1_000;
/** If Next.js has not answered a request within this time, the request counts as failed. */
const MAX_WAIT_MS = 30_000;
/** How often a stored page must be requested before it is compressed anew, as well as it pays. */
const HITS_FOR_BEST = 2;
/** A smaller page fits into one packet however it is compressed. */
const MIN_BYTES_FOR_BEST = 1_024;

type Client = {
  page: string;
  isChosen: boolean;
  encodings: Negotiated;
  request: IncomingMessage;
  response: ServerResponse;
};
/**
 * A request to Next.js that is not answered yet, with the clients that wait for the response and the tags that have
 * expired since it was sent.
 */
type Fetch = { clients: { client: Client; at: number }[]; expired: { at: number; tags: ReadonlySet<string> }[] };

export type PageCacheOptions = {
  /**
   * Makes Next.js render pages with these tags again. Must not call `expire`: what is kept here was made after the change,
   * and under load some pages are always being made, which would be outdated again and again, without end.
   */
  expireAgain: (tags: readonly string[]) => Promise<void>;
  /** Hears of every page that is sent from here. */
  onAnswered?: OnAnswered;
  store?: PageStore;
  /** Keeps search results and lists with a choice. */
  chosen?: PageStore;
};

/**
 * A small cache for shared pages in front of Next.js, in the same process (decision 28). Next.js caches rendered pages,
 * too, but for every request it runs the middleware, computes the page's digest and compresses it. That is ten times
 * the work of sending a stored page.
 *
 * The request to Next.js for such a page has the host, scheme and path (with query) that the client asked for, one
 * encoding, and no other headers of the client. So the response cannot depend on anything that is not part of the key
 * under which it is stored.
 */
export function createPageCache(
  next: Handler,
  { expireAgain, onAnswered, store = createPageStore(), chosen = createPageStore(MAX_CHOSEN_BYTES) }: PageCacheOptions,
) {
  const storeOf = ({ isChosen }: Pick<Client, "isChosen">) => (isChosen ? chosen : store);
  const fetches = new Map<string, Fetch>();
  const underway = new Set<Fetch>();
  let isCompressing = false;
  metrics()?.keepsPages(() => store.bytes + chosen.bytes);

  function answer(client: Client): void {
    const now = Date.now();
    const copies = storeOf(client).use(client.page) ?? {};
    const { sent, made } = client.encodings;
    const fresh = sent.find((each) => now < (copies[each]?.freshUntil ?? 0));
    if (fresh) {
      sendKept(client, copies, fresh, now);
      return;
    }
    const other = ENCODINGS.map((each) => copies[each]).find((copy) => now < (copy?.freshUntil ?? 0));
    if (other) {
      sendKept(client, keepInOwn(client, other), made, now);
      return;
    }
    const key = keyOf(client.page, made);
    const fetch = fetches.get(key) ?? begin(client, made, key);
    const stale = sent.find((each) => now < (copies[each]?.freshUntil ?? 0) + STALE_MS);
    if (stale) sendKept(client, copies, stale, now);
    else if (!isDatabaseLost() || !sendStale(client)) fetch.clients.push({ client, at: performance.now() });
  }

  /** Keeps the page in the client's encoding too, from one that the client does not accept. */
  function keepInOwn({ page, isChosen, encodings: { made } }: Client, known: KeptPage): KeptCopies {
    const body = recode(known.body, encodingOf(known.headers), made);
    const copy = { ...known, hits: 0, isBest: false, body, headers: headersIn(known.headers, made, body.length) };
    storeOf({ isChosen }).put(page, made, copy);
    return { [made]: copy };
  }

  /** Sends a page after its time, because the database is away. Returns whether there is one. */
  function sendStale(client: Client): boolean {
    const copies = storeOf(client).use(client.page) ?? {};
    const page = client.encodings.sent.map((each) => copies[each]).find((each) => each !== undefined);
    if (!page) return false;
    const now = Date.now();
    metrics()?.page("stale");
    send(client, asStale(page, now), Math.floor((now - page.keptAt) / 1_000));
    return true;
  }

  function sendKept(client: Client, copies: KeptCopies, encoding: Encoding, now: number): void {
    const page = copies[encoding];
    if (!page) return;
    page.hits += 1;
    metrics()?.page("kept");
    send(client, page, Math.floor((now - page.keptAt) / 1_000));
    onAnswered?.(client.request, addressOf(client.page), { status: 200, tags: page.tags });
    if (!page.isBest && page.hits >= HITS_FOR_BEST && client.encodings.sent.includes("br"))
      void improve(client, encoding, page);
  }

  function begin(client: Client, encoding: Encoding, key: string): Fetch {
    const fetch: Fetch = { clients: [], expired: [] };
    fetches.set(key, fetch);
    underway.add(fetch);
    void finish(client, encoding, key, fetch);
    return fetch;
  }

  async function finish(client: Client, encoding: Encoding, key: string, fetch: Fetch): Promise<void> {
    const askedAt = Date.now();
    const asked = plainRequest(client.request, withBasePath(addressOf(client.page)), {
      host: hostOf(client.page),
      "x-forwarded-proto": schemeOf(client.page),
      "accept-encoding": encoding,
    });
    const ofKept = listenForTags(asked);
    const collected = new CollectedResponse(asked);
    const ofChosen = collectShownTags(() => next(asked, collected));
    const whole = await withinTime(collected.answer);
    const tags = client.isChosen ? namedTags(ofChosen()) : ofKept();
    const outdatedAt = outdatedSince(fetch, tags);
    const isOutdated = outdatedAt < Number.POSITIVE_INFINITY;
    // Tags expired while Next.js was rendering the page, so the page may show old data. Next.js has cached it as new,
    // so Next.js must be made to expire it again. Chosen pages it does not cache.
    if (isOutdated && !client.isChosen) await expireAgainOrComplain(fetch);
    fetches.delete(key);
    underway.delete(fetch);

    const freshUntil = askedAt + (client.isChosen ? CHOSEN_FRESH_MS : FRESH_MS);
    const page = whole && !isOutdated ? pageOf(whole, tags, { keptAt: askedAt, freshUntil }) : null;
    const isAway = isFaultOfDatabase(whole);
    if (page) keep(client, encoding, page);
    else if (!isOutdated && !isAway) storeOf(client).removePage(client.page);
    for (const [index, { client: waiting, at }] of fetch.clients.entries()) {
      if (waiting.response.destroyed || (isAway && sendStale(waiting))) continue;
      if (!whole) waiting.response.destroy();
      else if (whole.headers["set-cookie"]) next(waiting.request, waiting.response);
      // The first client gets the response of Next.js as it is; the others get it with the header `Age`, as from a
      // cache.
      else if (at < outdatedAt) {
        metrics()?.page("made");
        send(waiting, page ?? whole, index > 0 ? 0 : undefined);
        const { status, headers } = whole;
        onAnswered?.(waiting.request, addressOf(waiting.page), { status, location: headers.location, tags });
      } else answer(waiting);
    }
  }

  async function expireAgainOrComplain({ expired }: Fetch): Promise<void> {
    try {
      await expireAgain([...new Set(expired.flatMap(({ tags }) => [...tags]))]);
    } catch (error) {
      console.error("A page that was being made during a change could not be expired again.", error);
    }
  }

  /**
   * Stores a page. Copies in other encodings that have the same ETag are still the same page, so they stay and become
   * fresh; all other copies are removed.
   */
  function keep(client: Client, made: Encoding, fetched: KeptPage): void {
    const { page } = client;
    const store = storeOf(client);
    for (const encoding of ENCODINGS) {
      const known = store.look(page)?.[encoding];
      if (known?.headers.etag && known.headers.etag === fetched.headers.etag) {
        const { tags, keptAt, freshUntil } = fetched;
        const headers = headersIn(fetched.headers, encoding, known.body.length);
        Object.assign(known, { headers, tags, keptAt, freshUntil });
      } else if (encoding === made) store.put(page, encoding, fetched);
      // Without an ETag nobody knows whether they are the same; each then has its own time and tags.
      else if (fetched.headers.etag) store.remove(page, encoding);
    }
  }

  /**
   * Compresses a stored page anew, only one page at a time. While one is compressed, others are skipped; the page that is
   * requested most is the most likely to be next.
   */
  async function improve(client: Client, encoding: Encoding, source: KeptPage): Promise<void> {
    const { page } = client;
    const store = storeOf(client);
    if (isCompressing || source.body.length < MIN_BYTES_FOR_BEST || store.look(page)?.br?.isBest) return;
    isCompressing = true;
    try {
      const body = await compressBest(source.body, encodingOf(source.headers));
      // While the page was being compressed, it may have expired or been replaced by a newer one.
      if (store.look(page)?.[encoding] === source)
        store.put(page, "br", {
          ...source,
          hits: 0,
          isBest: true,
          body,
          headers: headersIn(source.headers, "br", body.length),
        });
    } catch (error) {
      console.error("A page could not be compressed.", error);
    } finally {
      isCompressing = false;
    }
  }

  return {
    /**
     * Answers the request if it is for a page that is the same for everyone, and returns whether it does so. The
     * response may follow later, once Next.js has rendered the page.
     */
    takes(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isPlainRequest(request)) return false;
      const url = withoutBasePath(request.url ?? "");
      // Next.js redirects from `/shop/` to `/shop`.
      if (url === null || withBasePath(url) !== request.url) return false;
      const isKept = store.look(nameOf(request, url)) !== undefined;
      const page: PageForAll | null = isKept ? { address: url, isChosen: false } : pageForAll(url);
      if (page === null) return false;
      const encodings = negotiate(request.headers["accept-encoding"]);
      answer({ page: nameOf(request, page.address), isChosen: page.isChosen, encodings, request, response });
      return true;
    },

    /**
     * Watches a GET request that the page cache does not answer. Next.js also renders and caches pages for the requests
     * of its router; if the tags of such a page expire while it is being rendered, Next.js must expire them again.
     */
    watch(request: IncomingMessage, response: ServerResponse): void {
      const fetch: Fetch = { clients: [], expired: [] };
      const tagsOf = listenForTags(request);
      underway.add(fetch);
      response.once("close", () => {
        underway.delete(fetch);
        const tags = tagsOf();
        if (tags && outdatedSince(fetch, tags) < Number.POSITIVE_INFINITY) void expireAgainOrComplain(fetch);
      });
    },

    /** Removes the pages with these tags. Call it after a write that has changed the content of these pages. */
    expire(changed: readonly string[]): void {
      const tags = asInHeader(changed);
      store.expire(tags);
      chosen.expire(tags);
      for (const { expired } of underway) expired.push({ at: performance.now(), tags });
    },
  };
}

/** The time at which one of these tags expired while the request was on its way; `Infinity` if none did. */
function outdatedSince({ expired }: Fetch, tags: readonly string[] | null): number {
  return expired.find((each) => showsOneOf(each.tags, tags))?.at ?? Number.POSITIVE_INFINITY;
}

const keyOf = (page: string, encoding: Encoding) => `${page}\n${encoding}`;

/** The tags that a page has named, as they are compared; null if it has named none. */
function namedTags(tags: readonly string[]): readonly string[] | null {
  return tags.length === 0 ? null : [...asInHeader(tags)];
}
async function withinTime(answer: Promise<Answer | null>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MAX_WAIT_MS).unref();
  });
  const first = await Promise.race([answer, tooLate]);
  clearTimeout(timer);
  return first;
}
