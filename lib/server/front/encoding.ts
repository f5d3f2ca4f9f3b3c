import "server-only";
import Negotiator from "negotiator";

/** The encodings we can send. Of several that a client prefers equally, the first in this list is used. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Negotiated = {
  /**
   * The encoding in which a new response is made for the client. It is brotli only if the client accepts nothing else,
   * because brotli takes too long while a client waits; stored pages are compressed with brotli later. A client that
   * accepts no encoding at all gets an uncompressed response, because hardly any client really means that.
   */
  made: Encoding;
  /**
   * The encodings in which the client may get a stored page, the best first: `made`, and the encodings that are better
   * than `made`.
   */
  sent: readonly Encoding[];
};

/**
 * The maximum number of different headers remembered. Browsers send only a few, but a client that invents headers must
 * not fill the memory.
 */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Negotiated>();

/** The encodings for a client with this Accept-Encoding header. */
export function negotiate(header = ""): Negotiated {
  const known = remembered.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const accepted = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS }) as Encoding[];
  const made = accepted.find((encoding) => encoding !== "br") ?? accepted[0] ?? "identity";
  const negotiated = { made, sent: accepted.length > 0 ? accepted.slice(0, accepted.indexOf(made) + 1) : [made] };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, negotiated);
  return negotiated;
}
