/** Name of specification §7. */
const COOKIE = "XSRF-TOKEN";

/**
 * The readable half of the cross-site pair; null in a browser that the shop has not met. It is made from the visitor's
 * secret cookies, so it also tells visitors of one browser apart: it changes when somebody signs in or out.
 */
export function crossSitePair(): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair ? pair.slice(COOKIE.length + 1) : null;
}
