import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * A small shared cache in front of Next, in the same process (decision 15). Next keeps rendered pages, but for every
 * request it runs the middleware, digests the page anew and compresses it anew: ten times the work of an answer. What
 * was sent a moment ago is sent again instead, when the answer itself allows shared caches to keep it.
 */

/** As long as a change made by another process may go unnoticed (`tenancy.ts`). */
const FRESH_MS = 3_000;
/** While one request fetches the page anew, others are answered as before, for at most this long. */
const REFRESH_MS = 1_000;
const MOST_BYTES = 32_000_000;

type Page = { headers: OutgoingHttpHeaders; body: Buffer; keptAt: number; freshUntil: number };
type Memory = { pages: Map<string, Page>; bytes: number };

// Route handlers and the start of the server are separate bundles of one process (as in `tenancy.ts`).
const MEMORY = Symbol.for("storefront.pages");
const shared = globalThis as { [MEMORY]?: Memory };

function memory(): Memory {
  shared[MEMORY] ??= { pages: new Map(), bytes: 0 };
  return shared[MEMORY];
}

/** To be called after a write that pages show. What is being rendered meanwhile is not kept either. */
export function forgetPages(): void {
  delete shared[MEMORY];
}

/** Whether the request has been answered. If not, its answer is kept when it comes, and may be. */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
  const key = keyOf(request);
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

/** All that an answer may depend on; null when it is none that others may get. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || !url) return null;
  for (const name in headers) if (OF_THE_ROUTER.test(name)) return null;
  const isCompressed = /\bgzip\b/.test(headers["accept-encoding"] ?? "");
  return [headers.host, headers["x-forwarded-host"], headers["x-forwarded-proto"], isCompressed, url].join("\n");
}

/** Asks for something else than the page: the router's data, a part, a preview, what only one visitor may see. */
const OF_THE_ROUTER = /^(rsc|next-|x-nextjs-|x-middleware-|x-prerender|purpose$|range$|authorization$)/;

function send(page: Page, request: IncomingMessage, response: ServerResponse, now: number): void {
  const age = String(Math.floor((now - page.keptAt) / 1_000));
  if (page.headers.etag && request.headers["if-none-match"] === page.headers.etag) {
    const { "content-length": _length, ...headers } = page.headers;
    response.writeHead(304, { ...headers, age }).end();
  } else response.writeHead(200, { ...page.headers, age }).end(page.body);
}

/** Listens to what is written, compressed as it is sent, and keeps it if its headers say that it may be. */
function record(response: ServerResponse, key: string, askedAt: number): void {
  const before = memory();
  const chunks: Buffer[] = [];
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (ArrayBuffer.isView(chunk)) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  const { write, end } = response;
  response.write = (...args: unknown[]) => {
    note(args[0], args[1]);
    return Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    note(args[0], args[1]);
    const wasWhole = !response.destroyed && !response.writableEnded;
    Reflect.apply(end, response, args);
    if (wasWhole && before === memory()) {
      forget(before, key);
      const page = pageOf(response, Buffer.concat(chunks));
      if (page) keep(before, key, { ...page, keptAt: askedAt, freshUntil: askedAt + FRESH_MS });
    }
    return response;
  };
}

/** Null when the answer is not for everybody, or not whole. */
function pageOf(response: ServerResponse, body: Buffer): Pick<Page, "headers" | "body"> | null {
  const { date, connection, "keep-alive": _, "transfer-encoding": __, ...headers } = response.getHeaders();
  const isShared = /\bpublic\b.*\bs-maxage=[1-9]/.test(String(headers["cache-control"]));
  if (response.statusCode !== 200 || !isShared || headers["set-cookie"]) return null;
  if (Number(headers["content-length"] ?? body.length) !== body.length) return null;
  return { body, headers: { ...headers, "content-length": body.length } };
}

function keep(at: Memory, key: string, page: Page): void {
  for (const [oldest, { freshUntil }] of at.pages) {
    if (at.bytes + page.body.length <= MOST_BYTES && freshUntil > page.keptAt) break;
    forget(at, oldest);
  }
  if (page.body.length > MOST_BYTES) return;
  at.pages.set(key, page);
  at.bytes += page.body.length;
}

function forget(at: Memory, key: string): void {
  at.bytes -= at.pages.get(key)?.body.length ?? 0;
  at.pages.delete(key);
}
