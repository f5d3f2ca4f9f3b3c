/** Why an address cannot be served at all, as an HTTP status. */
export type AddressFault = 400 | 405 | 414;

/** Longer than any link of ours or of an advertiser, shorter than what servers in between refuse by themselves. */
const LONGEST_ADDRESS = 8_192;

/** Null for an address that a page may be looked up by; pages are only read, writes go to the calls. */
export function addressFault(
  method: string,
  { pathname, search }: { pathname: string; search: string },
): AddressFault | null {
  if (method !== "GET" && method !== "HEAD") return 405;
  if (pathname.length + search.length > LONGEST_ADDRESS) return 414;
  return isReadable(pathname) && !/%00/.test(search) ? null : 400;
}

/** A path that does not decode, or hides a zero byte, ends in a fault deep inside the router or the database. */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
