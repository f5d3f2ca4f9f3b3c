import { decodedPath } from "./path-escapes";

/** A violation of a page's security policy, as a browser reports it. Anybody can send such a report. */
export type PolicyViolation = { document: string; directive: string; blocked: string };

/** What browsers report instead of an address, such as `inline`, `eval` and `data`. */
const WORD = /^[a-z-]{1,30}$/;
/** Parts of a path that may identify a person or give access: ids, tokens, and everything that is not a plain word. */
const PLAIN_PART = /^(?:[a-z]+(?:-[a-z]+)*)?$/;

/**
 * The violation in one line for the log; null if it is not about a page at `host`, or is not a report of a browser. It
 * contains no personal data: no query, of the blocked address only the origin, and of the path no ids.
 */
export function policyViolationText({ document, directive, blocked }: PolicyViolation, host: string): string | null {
  if (!URL.canParse(document)) return null;
  const page = new URL(document);
  // `violated-directive` of older browsers contains the sources, too.
  const [name = ""] = directive.split(" ");
  if (!/^https?:$/.test(page.protocol) || page.host !== host || !WORD.test(name)) return null;
  const path = decodedPath(page.pathname)
    .split("/")
    .map((part) => (PLAIN_PART.test(part) ? part : "…"))
    .join("/");
  return `Policy violation on ${page.origin}${path}: ${name} blocked ${blockedText(blocked)}`;
}

function blockedText(blocked: string): string {
  if (WORD.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "something";
  const { origin, protocol } = new URL(blocked);
  // Only web addresses have an origin.
  return origin === "null" ? protocol.slice(0, -1) : origin;
}
