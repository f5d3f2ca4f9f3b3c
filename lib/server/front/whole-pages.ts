import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bytesOf, isCallback } from "./collected-response";
import { compressNow } from "./compress";
import type { Encoding } from "./encoding";

/** A smaller page fits into one packet as it is. */
const MIN_BYTES = 1_024;
/** A larger page is passed on in parts: compressing it in one step would keep other requests waiting. */
const MAX_BYTES = 1_000_000;

/**
 * Compresses a page in one step when Next.js has written all of it. Next.js writes a page of the shop in two or three
 * parts, one right after the other, so nothing is gained by sending the first one at once; and a stream that compresses
 * each part in another thread takes up to twice the processor time.
 *
 * Call this after `compression`, which leaves alone what is compressed, and before `delayScripts`.
 */
export function compressWholePages(request: IncomingMessage, response: ServerResponse, encoding: Encoding): void {
  if (encoding === "identity") return;
  const { write, end } = response;
  let held: Buffer[] | null = [];
  let size = 0;

  /** Keeps the part, and returns whether there may be more: not if the response is something else, or too large. */
  const hold = (part: Buffer | null): boolean => {
    if (held === null || (size === 0 && !isWanted(request, response))) return false;
    if (part) held.push(part);
    size += part?.byteLength ?? 0;
    return size <= MAX_BYTES;
  };
  const release = (): Buffer | null => {
    const parts = held;
    held = null;
    return parts && parts.length > 0 ? Buffer.concat(parts) : null;
  };

  response.write = (...args: unknown[]) => {
    if (held === null) return Reflect.apply(write, response, args);
    const done = args.find(isCallback);
    if (hold(bytesOf(args))) {
      if (done) process.nextTick(done);
      return true;
    }
    const parts = release();
    return Reflect.apply(write, response, parts ? [parts, ...(done ? [done] : [])] : args);
  };
  response.end = (...args: unknown[]) => {
    if (held === null) return Reflect.apply(end, response, args);
    const done = args.filter(isCallback);
    const isWhole = hold(bytesOf(args));
    const page = release();
    if (!page) return Reflect.apply(end, response, args);
    if (!isWhole || size < MIN_BYTES) return Reflect.apply(end, response, [page, ...done]);
    const body = compressNow(page, encoding);
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", body.byteLength);
    return Reflect.apply(end, response, [body, ...done]);
  };
}

function isWanted({ method }: IncomingMessage, response: ServerResponse): boolean {
  return (
    method === "GET" &&
    !response.headersSent &&
    !response.hasHeader("Content-Encoding") &&
    PAGE_TYPE.test(String(response.getHeader("Content-Type")))
  );
}

/** A page, or what the router asks for when it opens one. */
const PAGE_TYPE = /^text\/(?:html|x-component)\b/;
