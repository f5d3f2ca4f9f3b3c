import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { isPageForAll } from "@/lib/domain/site/kept-page";
import { toBrotli } from "./brotli";
import { type Answer, CollectedResponse, type Handler, plainRequest } from "./collected-response";
import { ENCODINGS, type Encoding, type Negotiated, negotiate } from "./encoding";
import { createPageStore, type KeptPage, type PageStore } from "./page-store";
import { asInHeader, listenForTags, showsOneOf } from "./page-tags";

/** As long as a change made by another process may go unnoticed (`tenancy.ts`). */
const FRESH_MS = 3_000;
/** For so long after its time a page is still sent, while a new one is fetched. */
const STALE_MS = 1_000;
/** An answer that has not come by then never will. */
const MAX_WAIT_MS = 30_000;
/** From its second hit on, a page is worth the processor time of brotli. */
const HITS_FOR_BROTLI = 2;
/** What is smaller fits into one packet in any encoding. */
const MIN_BYTES_FOR_BROTLI = 1_024;

type Client = { page: string; encodings: Negotiated; request: IncomingMessage; response: ServerResponse };
/** One answer underway, those who wait for it, and what has been expired in the meantime. */
type Fetch = { clients: { client: Client; at: number }[]; expired: { at: number; tags: ReadonlySet<string> }[] };

export type PageCacheOptions = {
  /** Has Next make pages with these tags anew. */
  expireAgain: (tags: readonly string[]) => Promise<void>;
  store?: PageStore;
};

/**
 * A small shared cache in front of Next, in the same process (decision 28). Next keeps rendered pages, but for every
 * request it runs the middleware, digests the page anew and compresses it anew: ten times the work of an answer.
 *
 * Next is asked for such a page with its host, scheme and address, in one encoding, and with nothing else of the request
 * that caused it. So an answer can depend on nothing that is not in its key, whatever headers there may be.
 */
export function createPageCache(next: Handler, { expireAgain, store = createPageStore() }: PageCacheOptions) {
  const fetches = new Map<string, Fetch>();
  const underway = new Set<Fetch>();
  let isMakingBrotli = false;

  function answer(client: Client): void {
    const now = Date.now();
    for (const encoding of client.encodings.sent) {
      const page = store.look(keyOf(client.page, encoding));
      if (page && now < page.freshUntil) {
        sendKept(client, encoding, now);
        return;
      }
    }
    const encoding = client.encodings.made;
    const key = keyOf(client.page, encoding);
    const fetch = fetches.get(key) ?? begin(client, encoding, key);
    const stale = client.encodings.sent.find((each) => {
      const page = store.look(keyOf(client.page, each));
      return page && now < page.freshUntil + STALE_MS;
    });
    if (stale) sendKept(client, stale, now);
    else fetch.clients.push({ client, at: performance.now() });
  }

  function sendKept(client: Client, encoding: Encoding, now: number): void {
    const page = store.use(keyOf(client.page, encoding));
    if (!page) return;
    page.hits += 1;
    send(client, page, Math.floor((now - page.keptAt) / 1_000));
    if (encoding !== "br" && client.encodings.sent.includes("br") && page.hits >= HITS_FOR_BROTLI)
      void makeBrotli(client.page, encoding, page);
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
    const asked = plainRequest(client.request, addressOf(client.page), {
      host: hostOf(client.page),
      "x-forwarded-proto": schemeOf(client.page),
      "accept-encoding": encoding,
    });
    const tagsOf = listenForTags(asked);
    const collected = new CollectedResponse(asked);
    next(asked, collected);
    const whole = await withinTime(collected.answer);
    const tags = tagsOf();
    const outdatedAt = outdatedSince(fetch, tags);
    const isOutdated = outdatedAt < Number.POSITIVE_INFINITY;
    // Next takes the page that it has just made for one of after the change.
    if (isOutdated) await expireAgainOrComplain(fetch);
    fetches.delete(key);
    underway.delete(fetch);

    const page = whole && !isOutdated ? pageOf(whole, tags, askedAt) : null;
    if (page) keep(client.page, encoding, page);
    else if (!isOutdated) forget(client.page);
    for (const [index, { client: waiting, at }] of fetch.clients.entries()) {
      if (waiting.response.destroyed) continue;
      if (!whole) waiting.response.destroy();
      else if (whole.headers["set-cookie"]) next(waiting.request, waiting.response);
      // Only the first is answered by Next; the others get what has come of that.
      else if (at < outdatedAt) send(waiting, page ?? whole, index > 0 ? 0 : undefined);
      else answer(waiting);
    }
  }

  async function expireAgainOrComplain({ expired }: Fetch): Promise<void> {
    try {
      await expireAgain([...new Set(expired.flatMap(({ tags }) => [...tags]))]);
    } catch (error) {
      console.error("A page that was being made during a change could not be expired again.", error);
    }
  }

  /** The same page in other encodings stays if it is still the same, and goes otherwise. */
  function keep(page: string, made: Encoding, fetched: KeptPage): void {
    for (const encoding of ENCODINGS) {
      const key = keyOf(page, encoding);
      const known = store.look(key);
      if (known?.headers.etag && known.headers.etag === fetched.headers.etag) {
        const { tags, keptAt, freshUntil } = fetched;
        const headers = headersIn(fetched.headers, encoding, known.body.length);
        Object.assign(known, { headers, tags, keptAt, freshUntil });
      } else if (encoding === made) store.put(key, fetched);
      else store.remove(key);
    }
  }

  function forget(page: string): void {
    for (const encoding of ENCODINGS) store.remove(keyOf(page, encoding));
  }

  /** One page at a time: what is asked for most gets its turn soonest. */
  async function makeBrotli(page: string, encoding: "gzip" | "identity", source: KeptPage): Promise<void> {
    if (isMakingBrotli || source.body.length < MIN_BYTES_FOR_BROTLI || store.look(keyOf(page, "br"))) return;
    isMakingBrotli = true;
    try {
      const body = await toBrotli(source.body, encoding);
      // In the meantime it may have been expired, or another one fetched.
      if (store.look(keyOf(page, encoding)) === source)
        store.put(keyOf(page, "br"), {
          ...source,
          hits: 0,
          body,
          headers: headersIn(source.headers, "br", body.length),
        });
    } catch (error) {
      console.error("A page could not be compressed.", error);
    } finally {
      isMakingBrotli = false;
    }
  }

  return {
    /** Whether the request is for a page for all; then it is answered here, now or when its page has come. */
    takes(request: IncomingMessage, response: ServerResponse): boolean {
      const page = pageAskedFor(request);
      if (page === null) return false;
      const client = { page, encodings: negotiate(request.headers["accept-encoding"]), request, response };
      const isKnown = client.encodings.sent.some((encoding) => store.look(keyOf(page, encoding)));
      if (!isKnown && !isPageForAll(request.url ?? "")) return false;
      answer(client);
      return true;
    },

    /** Next also keeps the pages that it makes for its router, whose requests pass by this cache. */
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

    /** To be called after a write that has changed what pages with these tags show. */
    expire(changed: readonly string[]): void {
      const tags = asInHeader(changed);
      store.expire(tags);
      for (const { expired } of underway) expired.push({ at: performance.now(), tags });
    },
  };
}

/** When it was that a change outdated an answer with these tags; never, mostly. */
function outdatedSince({ expired }: Fetch, tags: readonly string[] | null): number {
  return expired.find((each) => showsOneOf(each.tags, tags))?.at ?? Number.POSITIVE_INFINITY;
}

/** Asks for something else than the page: the router's data, a part, a preview, what only one visitor may see. */
const OTHER_THAN_THE_PAGE = /^(rsc|next-|x-nextjs-|x-middleware-|x-prerender|purpose$|range$|authorization$)/;

/** Host, scheme and address; null for what is no plain request for a page. */
function pageAskedFor({ method, url, headers }: IncomingMessage): string | null {
  if ((method !== "GET" && method !== "HEAD") || !url) return null;
  for (const name in headers) if (OTHER_THAN_THE_PAGE.test(name)) return null;
  const scheme = headers["x-forwarded-proto"] === "https" ? "https" : "http";
  return `${headers.host?.toLowerCase() ?? ""}\n${scheme}\n${url}`;
}
const keyOf = (page: string, encoding: Encoding) => `${page}\n${encoding}`;
const hostOf = (page: string) => page.split("\n")[0] ?? "";
const schemeOf = (page: string) => page.split("\n")[1] ?? "";
const addressOf = (page: string) => page.split("\n")[2] ?? "";

/** Null when the answer is not for everybody, or not whole. */
function pageOf({ status, headers, body }: Answer, tags: readonly string[] | null, askedAt: number): KeptPage | null {
  const isShared = /\bpublic\b.*\bs-maxage=[1-9]/.test(String(headers["cache-control"]));
  if (status !== 200 || !isShared || headers["set-cookie"]) return null;
  if (Number(headers["content-length"] ?? body.length) !== body.length) return null;
  const encoding = (headers["content-encoding"] ?? "identity") as Encoding;
  const etag = headers.etag && `W/${String(headers.etag).replace(/^W\//, "")}`;
  const named = headersIn({ ...headers, ...(etag && { etag }) }, encoding, body.length);
  return { headers: named, body, tags, keptAt: askedAt, freshUntil: askedAt + FRESH_MS, hits: 0 };
}

function headersIn(headers: OutgoingHttpHeaders, encoding: Encoding, length: number): OutgoingHttpHeaders {
  const { "content-encoding": _, ...others } = headers;
  return { ...others, ...(encoding !== "identity" && { "content-encoding": encoding }), "content-length": length };
}

/** Node leaves the body out where a client has asked for the head alone. */
function send({ request, response }: Client, answer: KeptPage | Answer, age?: number): void {
  const { headers, body } = answer;
  const aged: OutgoingHttpHeaders = age === undefined ? headers : { ...headers, age: String(age) };
  if (!("status" in answer) && isKnownTo(request, headers.etag)) {
    const { "content-length": _, ...withoutLength } = aged;
    response.writeHead(304, withoutLength).end();
  } else response.writeHead("status" in answer ? answer.status : 200, aged).end(body);
}

/** One page has the same ETag in every encoding, so it is a weak one. */
function isKnownTo({ headers }: IncomingMessage, etag: unknown): boolean {
  const known = headers["if-none-match"];
  if (!known || typeof etag !== "string") return false;
  return known.trim() === "*" || known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag.slice(2));
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
