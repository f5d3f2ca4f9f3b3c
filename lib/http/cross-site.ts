import "server-only";
import { isSameSecret } from "@/lib/server/tokens";
import { isPlainForm } from "./read-body";
import { crossSiteToken, type VisitorTokens } from "./visitor-tokens";

/** The header's name is given by specification §7; its value is that of the cookie `XSRF-TOKEN`. */
const CROSS_SITE_HEADER = "x-xsrf-token";

/**
 * Whether a write comes from one of our own pages. Our scripts send the cross-site token in a header. A form without
 * script cannot set headers, so for such a form the Origin header is checked, which browsers send with every POST and
 * no page can forge.
 */
export function isFromOurPage(request: Request, tokens: VisitorTokens): boolean {
  if (!comesFromHere(request)) return false;
  if (isPlainForm(request)) return request.headers.has("origin");
  return (
    tokens.anonymous !== null && isSameSecret(request.headers.get(CROSS_SITE_HEADER) ?? "", crossSiteToken(tokens))
  );
}

/**
 * Whether a write to the desk's calls comes from the desk. Its cookie is sent with no request of another site, and a form
 * of another page of this host cannot send JSON.
 */
export function isFromDesk(request: Request): boolean {
  return comesFromHere(request) && request.headers.has("origin") && !isPlainForm(request);
}

function comesFromHere(request: Request): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  // Over plain http, browsers send no `Sec-Fetch-Site`; then only the origin counts.
  return (origin === null || isOurOrigin(origin, request)) && (site === null || site === "same-origin");
}

/** Compares only the hosts, not the schemes: a proxy may receive the request over https and pass it on over http. */
function isOurOrigin(origin: string, request: Request): boolean {
  const host = request.headers.get("host");
  return URL.canParse(origin) && host !== null && new URL(origin).host === host.toLowerCase();
}
