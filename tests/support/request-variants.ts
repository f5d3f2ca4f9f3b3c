import type { Answered, Asking } from "./raw-http";

/** A request to the front server. `reads` lists the encodings of a response that the client accepts. */
export type Variant = Asking & { name: string; reads: readonly string[]; path?: string };

const ALL = ["identity", "gzip", "br", "deflate"];
const PLAIN = ["identity"];
const NONE: Record<string, string> = {};

/**
 * Accept-Encoding headers, and the encodings that a client with this header accepts according to RFC 9110, written by
 * hand. `identity` (uncompressed) is always among them.
 */
const ACCEPTED: readonly (readonly [string | null, readonly string[]])[] = [
  [null, PLAIN],
  ["", PLAIN],
  ["identity", PLAIN],
  ["gzip", ["gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["GzIp;Q=1", ["gzip", "identity"]],
  [" gzip ,br ", ["gzip", "br", "identity"]],
  ["br", ["br", "identity"]],
  ["BR", ["br", "identity"]],
  ["deflate", ["deflate", "identity"]],
  ["zstd", PLAIN],
  ["compress", PLAIN],
  ["*", ALL],
  ["gzip, deflate", ["gzip", "deflate", "identity"]],
  ["gzip, deflate, br", ALL],
  ["gzip, deflate, br, zstd", ALL],
  ["br, gzip", ["gzip", "br", "identity"]],
  ["gzip;q=0", PLAIN],
  ["gzip; q=0", PLAIN],
  ["gzip;q=0.0", PLAIN],
  ["gzip;q=0.000, deflate", ["deflate", "identity"]],
  ["gzip;q=0, deflate", ["deflate", "identity"]],
  ["gzip;q=0, br", ["br", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["gzip;q=0, br;q=0", PLAIN],
  ["gzip;q=0.001", ["gzip", "identity"]],
  ["gzip;q=0.5, identity;q=1", ["gzip", "identity"]],
  ["br;q=0.1, gzip;q=0.9", ["gzip", "br", "identity"]],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", ALL],
  ["*;q=0", PLAIN],
  ["*;q=0, gzip", ["gzip"]],
  ["*;q=0, br", ["br"]],
  ["br;q=0, *", ["gzip", "deflate", "identity"]],
  ["gzip;q=0, *", ["br", "deflate", "identity"]],
  ["identity;q=0, gzip", ["gzip"]],
  ["identity;q=0, br", ["br"]],
  ["identity;q=0.5, *;q=0", PLAIN],
  ["identity;q=0", PLAIN],
  [",", PLAIN],
  ["gzipped", PLAIN],
];

const encodingRows: Variant[] = ["GET", "HEAD"].flatMap((method) =>
  ACCEPTED.map(([header, reads]) => ({
    name: `${method} ${header === null ? "without Accept-Encoding" : `"${header}"`}`,
    method,
    reads,
    headers: header === null ? NONE : { "accept-encoding": header },
  })),
);

/** Headers on which a cached page must not depend, and headers that ask for a different response. */
const HEADERS: readonly Record<string, string>[] = [
  { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" },
  { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  { cookie: "session=secret-of-a-visitor; visitor=secret-of-a-visitor" },
  { cookie: "__prerender_bypass=secret-of-a-visitor" },
  { "x-forwarded-host": "secret-of-a-visitor.example" },
  { "x-forwarded-proto": "https,http" },
  { "x-forwarded-for": "203.0.113.9" },
  { "accept-language": "kn" },
  { accept: "text/markdown" },
  { "sec-fetch-dest": "image" },
  { "content-security-policy": "script-src 'nonce-secret-of-a-visitor'" },
  { "x-nonce": "secret-of-a-visitor" },
  { "cache-control": "no-cache" },
  { "if-none-match": 'W/"never"' },
  { "if-modified-since": "Thu, 01 Jan 2099 00:00:00 GMT" },
  { te: "trailers" },
  { referer: "https://secret-of-a-visitor.example/" },
];

const headerRows: Variant[] = HEADERS.flatMap((headers) =>
  ["gzip", null].map((encoding) => ({
    name: `${JSON.stringify(headers)}, ${encoding ?? "uncompressed"}`,
    reads: encoding === null ? PLAIN : ["gzip", "identity"],
    headers: encoding === null ? headers : { ...headers, "accept-encoding": encoding },
  })),
);

/** Requests for pages other than the usual one: for other hosts, over https, or with other paths. */
const otherPages: Variant[] = [
  { name: "another host", headers: { host: "other.example", "accept-encoding": "gzip" }, reads: ["gzip", "identity"] },
  { name: "the host in capitals", headers: { host: "SHOP.example" }, reads: PLAIN },
  { name: "over https", headers: { "x-forwarded-proto": "https", "accept-encoding": "gzip" }, reads: ["gzip"] },
  { name: "over https, uncompressed", headers: { "x-forwarded-proto": "https" }, reads: PLAIN },
  { name: "another query", path: "/?utm_source=mail", headers: { "accept-encoding": "gzip" }, reads: ["gzip"] },
];

export const VARIANTS: readonly Variant[] = [...encodingRows, ...headerRows, ...otherPages];

/** The requests for which it matters most that the response to an earlier request is not sent by mistake. */
export const USUAL_CLIENTS: readonly Variant[] = VARIANTS.filter(({ name }) =>
  ["GET without Accept-Encoding", 'GET "gzip"', 'GET "br"', 'GET "deflate"', 'GET "gzip;q=0"', 'HEAD "gzip"'].includes(
    name,
  ),
);

/** The items in a random order that depends only on `seed`. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  let state = seed;
  for (let left = order.length - 1; left > 0; left -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (left + 1);
    [order[left], order[other]] = [order[other] as Item, order[left] as Item];
  }
  return order;
}

/** Describes what is wrong with the response to `variant`; null if nothing is wrong. */
export function faultOf(variant: Variant, answered: Answered, expected: string): string | null {
  const { status, headers, text } = answered;
  const encoding = headers["content-encoding"] ?? "identity";
  if (status !== 200) return `${variant.name}: ${status}`;
  if (!variant.reads.includes(encoding)) return `${variant.name}: ${encoding}`;
  if (!/\baccept-encoding\b/i.test(headers.vary ?? "")) return `${variant.name}: Vary ${headers.vary}`;
  if (variant.method !== "HEAD" && text !== expected) return `${variant.name}: ${text.slice(0, 200)}`;
  return "x-next-cache-tags" in headers ? `${variant.name}: the tags were told` : null;
}
