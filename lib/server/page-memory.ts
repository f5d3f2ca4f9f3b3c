import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * A small shared cache in front of Next.js, in the same process (decision 15). Next.js keeps rendered pages, but for each
 * request it runs the middleware and hashes and compresses the page again, which is ten times the work. So we repeat a
 * recent response when its headers allow shared caches to keep it.
 */

/** How long a change made by another process may go unnoticed (as in `remembered.ts`). */
const FRESH_MS = 3_000;
/** While one request fetches the page again, others get the old page, for at most this long. */
const REFRESH_MS = 1_000;
const MAX_BYTES = 32_000_000;

type Page = { headers: OutgoingHttpHeaders; body: Buffer; storedAt: number; freshUntil: number };
type PageMemory = { pages: Map<string, Page>; bytes: number };

// Route handlers and server start-up are separate bundles of one process, so a module variable would exist twice.
const MEMORY = Symbol.for("storefront.pages");
const shared = globalThis as { [MEMORY]?: PageMemory };

function memory(): PageMemory {
  shared[MEMORY] ??= { pages: new Map(), bytes: 0 };
  return shared[MEMORY];
}

/** Call this after a write that changes pages. Pages being rendered meanwhile are not stored either. */
export function forgetPages(): void {
  delete shared[MEMORY];
}

/** Answers from the cache and returns true; otherwise stores the coming response if that is allowed. */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
  const key = cacheKey(request);
  if (key === null) return false;
  const page = memory().pages.get(key);
  const now = Date.now();
  if (page && now < page.freshUntil) {
    send(page, request, response, now);
    return true;
  }
  if (page) page.freshUntil = now + REFRESH_MS;
  record(response, key, now);
  return false;
}

/** Everything that a response may depend on; null when the response is not for everybody. */
function cacheKey({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || !url) return null;
  for (const name in headers) if (NOT_A_PAGE_REQUEST.test(name)) return null;
  const isCompressed = /\bgzip\b/.test(headers["accept-encoding"] ?? "");
  return [headers.host, headers["x-forwarded-host"], headers["x-forwarded-proto"], isCompressed, url].join("\n");
}

/** Headers of requests for something else: the router's data, a byte range, a preview, or pages only one visitor may see. */
const NOT_A_PAGE_REQUEST = /^(rsc|next-|x-nextjs-|x-middleware-|x-prerender|purpose$|range$|authorization$)/;

function send(page: Page, request: IncomingMessage, response: ServerResponse, now: number): void {
  const age = String(Math.floor((now - page.storedAt) / 1_000));
  if (page.headers.etag && request.headers["if-none-match"] === page.headers.etag) {
    const { "content-length": _length, ...headers } = page.headers;
    response.writeHead(304, { ...headers, age }).end();
  } else response.writeHead(200, { ...page.headers, age }).end(page.body);
}

/** Records the response as it is sent, already compressed, and stores it if its headers allow that. */
function record(response: ServerResponse, key: string, requestedAt: number): void {
  const before = memory();
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (ArrayBuffer.isView(chunk)) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  const { write, end } = response;
  response.write = (...args: unknown[]) => {
    collect(args[0], args[1]);
    return Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    collect(args[0], args[1]);
    const isComplete = !response.destroyed && !response.writableEnded;
    Reflect.apply(end, response, args);
    if (isComplete && before === memory()) {
      removePage(before, key);
      const page = toSharedPage(response, Buffer.concat(chunks));
      if (page) storePage(before, key, { ...page, storedAt: requestedAt, freshUntil: requestedAt + FRESH_MS });
    }
    return response;
  };
}

/** Null when the response is not for everybody or not complete. */
function toSharedPage(response: ServerResponse, body: Buffer): Pick<Page, "headers" | "body"> | null {
  const { date, connection, "keep-alive": _, "transfer-encoding": __, ...headers } = response.getHeaders();
  const isShared = /\bpublic\b.*\bs-maxage=[1-9]/.test(String(headers["cache-control"]));
  if (response.statusCode !== 200 || !isShared || headers["set-cookie"]) return null;
  if (Number(headers["content-length"] ?? body.length) !== body.length) return null;
  return { body, headers: { ...headers, "content-length": body.length } };
}

function storePage(pageMemory: PageMemory, key: string, page: Page): void {
  for (const [oldest, { freshUntil }] of pageMemory.pages) {
    if (pageMemory.bytes + page.body.length <= MAX_BYTES && freshUntil > page.storedAt) break;
    removePage(pageMemory, oldest);
  }
  if (page.body.length > MAX_BYTES) return;
  pageMemory.pages.set(key, page);
  pageMemory.bytes += page.body.length;
}

function removePage(pageMemory: PageMemory, key: string): void {
  pageMemory.bytes -= pageMemory.pages.get(key)?.body.length ?? 0;
  pageMemory.pages.delete(key);
}
