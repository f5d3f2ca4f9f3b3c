import "server-only";
import { timingSafeEqual } from "node:crypto";
import { hashToken } from "@/lib/server/tokens";
import { isForm } from "./read-body";
import { crossSiteToken, type VisitorTokens } from "./visitor-tokens";

/** Named by specification §7; the cookie that it repeats is `XSRF-TOKEN`. */
const CROSS_SITE_HEADER = "x-xsrf-token";

/**
 * Whether a write comes from a page of ours. A script of ours sends the pair; a plain form cannot, so there the word of
 * the browser decides, which no page can forge: it names the origin with every post.
 */
export function isFromOurPage(request: Request, tokens: VisitorTokens): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (origin !== null && !isOurOrigin(origin, request)) return false;
  // Absent on plain http, where browsers do not send it; then the origin alone has to do.
  if (site !== null && site !== "same-origin") return false;
  if (isForm(request)) return origin !== null;
  return tokens.anonymous !== null && isSame(request.headers.get(CROSS_SITE_HEADER) ?? "", crossSiteToken(tokens));
}

/** Only the host counts: behind a proxy the scheme that arrives here is not the one of the address bar. */
function isOurOrigin(origin: string, request: Request): boolean {
  const host = request.headers.get("host");
  return URL.canParse(origin) && host !== null && new URL(origin).host === host.toLowerCase();
}

/** Digests have one length, so the time of comparing them tells nothing. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}
