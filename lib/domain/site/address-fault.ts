/** The HTTP status for a request that no page can answer. */
export type AddressFault = 400 | 405 | 414;

/** Longer than any link of ours or of an advertiser, shorter than the limits of common proxies. */
const MAX_ADDRESS_LENGTH = 8_192;

/** The fault of a request; null if it is valid. Pages answer only GET and HEAD; writes go to the API. */
export function addressFault(
  method: string,
  { pathname, search }: { pathname: string; search: string },
): AddressFault | null {
  if (method !== "GET" && method !== "HEAD") return 405;
  if (pathname.length + search.length > MAX_ADDRESS_LENGTH) return 414;
  return isReadable(pathname) && !/%00/.test(search) ? null : 400;
}

/**
 * False for a path that cannot be decoded or contains a zero byte, which would cause an error in the router or the
 * database.
 */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
