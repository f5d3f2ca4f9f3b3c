/** Named in specification §7. */
const COOKIE = "XSRF-TOKEN";

/**
 * The readable half of the cross-site pair; null in a browser without a session. It is derived from the visitor's secret
 * cookies, so it also tells visitors of one browser apart: it changes when someone signs in or out.
 */
export function crossSitePair(): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair ? pair.slice(COOKIE.length + 1) : null;
}
