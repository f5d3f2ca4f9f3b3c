/** The cookie that specification §7 names. */
const COOKIE = "XSRF-TOKEN";

/**
 * The half of the cross-site pair that scripts can read; null in a browser without a session. It is derived from the
 * visitor's secret cookies and changes when someone signs in or out, so it also tells visitors of one browser apart.
 */
export function crossSitePair(): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair ? pair.slice(COOKIE.length + 1) : null;
}
