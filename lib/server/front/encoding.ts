import "server-only";
import Negotiator from "negotiator";

/** The encodings we can send. Of several that a client prefers equally, the first in this list is used. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Negotiated = {
  /**
   * The encoding of a page that is compressed in one step once it is complete. A client that accepts no encoding at all gets an
   * uncompressed response, because hardly any client really means that.
   */
  made: Encoding;
  /**
   * The encoding of a response that is compressed part by part: brotli only if the client accepts nothing else, because a
   * stream of it passes nothing on before it has more than a million bytes.
   */
  streamed: Encoding;
  /** The encodings in which the client may get a stored page, the best first: uncompressed only if it accepts nothing else. */
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
  const [made = "identity"] = accepted;
  const compressed = accepted.filter((encoding) => encoding !== "identity");
  const streamed = accepted.find((encoding) => encoding !== "br") ?? made;
  const negotiated: Negotiated = { made, streamed, sent: made === "identity" ? [made] : compressed };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, negotiated);
  return negotiated;
}
