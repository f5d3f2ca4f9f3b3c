/** The cookie of the cross-site pair, which protects against CSRF; specification §7 sets its name. */
const COOKIE = "XSRF-TOKEN";

/**
 * The value of the cookie of the cross-site pair, which scripts must repeat in a header; null in a browser without a
 * session. The server derives the value from the visitor's secret cookies, and the value changes when somebody signs in
 * or out. So it also distinguishes the visitors of one browser.
 */
export function crossSitePair(): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair ? pair.slice(COOKIE.length + 1) : null;
}
