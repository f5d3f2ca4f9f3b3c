import "server-only";
import Negotiator from "negotiator";

/** Best first, where the client likes them alike. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Negotiated = {
  /**
   * The one encoding in which an answer is made for the client. Brotli costs more time than anybody should wait for, so it
   * is made afterwards, for kept pages; only who takes nothing else gets it at once. Who takes nothing gets plain text:
   * most clients that say so cannot mean it.
   */
  made: Encoding;
  /** The encodings in which the client is sent a page that is there, best first: what is made for it, or better. */
  sent: readonly Encoding[];
};

/** Browsers send a handful of headers; whoever invents others must not fill the memory. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Negotiated>();

/** What a client with this Accept-Encoding gets. */
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
