import "server-only";
import type { OutgoingHttpHeaders } from "node:http";
import type { Answer } from "./collected-response";
import type { Encoding } from "./encoding";
import type { KeptPage } from "./page-store";

/** The response as a page to store; null if it is incomplete or not the same for everyone. */
export function pageOf(
  { status, headers, body }: Answer,
  tags: readonly string[] | null,
  times: Pick<KeptPage, "keptAt" | "freshUntil">,
): KeptPage | null {
  const isShared = /\bpublic\b.*\bs-maxage=[1-9]/.test(String(headers["cache-control"]));
  if (status !== 200 || !isShared || headers["set-cookie"]) return null;
  if (Number(headers["content-length"] ?? body.length) !== body.length) return null;
  const encoding = encodingOf(headers);
  const etag = headers.etag && `W/${String(headers.etag).replace(/^W\//, "")}`;
  const named = headersIn({ ...headers, ...(etag && { etag }) }, encoding, body.length);
  return { headers: named, body, tags, ...times, hits: 0, isBest: false };
}

/** The encoding of a body with these headers: a small page is not compressed, whatever its client accepts. */
export function encodingOf(headers: OutgoingHttpHeaders): Encoding {
  return (headers["content-encoding"] ?? "identity") as Encoding;
}

/** The headers of a page in another encoding. */
export function headersIn(headers: OutgoingHttpHeaders, encoding: Encoding, length: number): OutgoingHttpHeaders {
  const { "content-encoding": _, ...others } = headers;
  return { ...others, ...(encoding !== "identity" && { "content-encoding": encoding }), "content-length": length };
}
