import "server-only";
import Negotiator from "negotiator";

/** Best first, where the client likes them alike. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of headers; whoever invents others must not fill the memory. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, readonly Encoding[]>();

/** The encodings that a client with this Accept-Encoding takes, best first; empty when it takes none of ours. */
function acceptedEncodings(header = ""): readonly Encoding[] {
  const known = remembered.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const accepted = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS }) as Encoding[];
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

/**
 * The one encoding that an answer is made in for such a client. Brotli costs more time than anybody should wait for, so
 * it is made afterwards, for kept pages; only who takes nothing else gets it at once. Who takes nothing gets plain text:
 * most clients that say so cannot mean it.
 */
export function encodingToMake(header?: string): Encoding {
  const accepted = acceptedEncodings(header);
  return accepted.find((encoding) => encoding !== "br") ?? accepted[0] ?? "identity";
}

/** The encodings in which such a client is sent a page that is there: what is made for it, or better. */
export function encodingsToSend(header?: string): readonly Encoding[] {
  const made = encodingToMake(header);
  const accepted = acceptedEncodings(header);
  return accepted.length > 0 ? accepted.slice(0, accepted.indexOf(made) + 1) : [made];
}
