import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { bytesOf, isCallback } from "./collected-response";

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
export function compressWholePages(request: IncomingMessage, response: ServerResponse): void {
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
    return Reflect.apply(end, response, [isWhole && size >= MIN_BYTES ? compressed(response, page) : page, ...done]);
  };
}

function isWanted({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  return (
    method === "GET" &&
    headers["accept-encoding"] === "gzip" &&
    !response.headersSent &&
    !response.hasHeader("Content-Encoding") &&
    String(response.getHeader("Content-Type")).startsWith("text/html")
  );
}

function compressed(response: ServerResponse, page: Buffer): Buffer {
  const body = gzipSync(page);
  response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Length", body.byteLength);
  return body;
}
