import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Answer } from "./collected-response";
import type { KeptPage } from "./page-store";

/** Sends a page or response to a client. For a HEAD request Node.js leaves out the body. */
export function send(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  answer: KeptPage | Answer,
  age?: number,
): void {
  const { headers, body } = answer;
  const aged = age === undefined ? headers : headersAt(headers, age);
  if (!("status" in answer) && isKnownTo(request, headers.etag)) {
    const { "content-length": _, ...withoutLength } = aged;
    response.writeHead(304, withoutLength).end();
  } else response.writeHead("status" in answer ? answer.status : 200, aged).end(body);
}

/** The headers of the last response of each page; during one second they are the same for all its clients. */
const lastAged = new WeakMap<OutgoingHttpHeaders, { age: number; headers: OutgoingHttpHeaders }>();

function headersAt(headers: OutgoingHttpHeaders, age: number): OutgoingHttpHeaders {
  const last = lastAged.get(headers);
  if (last?.age === age) return last.headers;
  const aged = { ...headers, age: String(age) };
  lastAged.set(headers, { age, headers: aged });
  return aged;
}

/**
 * Whether the client already has this page, so that 304 is enough. The ETag is a weak one, because a page has the same
 * ETag in every encoding.
 */
function isKnownTo({ headers }: IncomingMessage, etag: unknown): boolean {
  const known = headers["if-none-match"];
  if (!known || typeof etag !== "string") return false;
  return known.trim() === "*" || known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag.slice(2));
}
