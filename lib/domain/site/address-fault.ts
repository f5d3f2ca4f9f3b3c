import { isStorable } from "../storable";

/** The HTTP status for a request with a URL or method that no page can handle. */
export type AddressFault = 400 | 405 | 414;

/**
 * In characters: longer than any of our own links and any link in an advertisement, but shorter than the limits of
 * common proxies.
 */
const MAX_ADDRESS_LENGTH = 8_192;

/**
 * The HTTP status with which to refuse a request; null if the request is valid. Pages answer only GET and HEAD, because
 * writes go to the API.
 */
export function addressFault(
  method: string,
  { pathname, search }: { pathname: string; search: string },
): AddressFault | null {
  if (method !== "GET" && method !== "HEAD") return 405;
  if (pathname.length + search.length > MAX_ADDRESS_LENGTH) return 414;
  return isReadablePath(pathname) && !/%00/.test(search) ? null : 400;
}

/**
 * False if the path cannot be decoded, or contains a zero byte after decoding; either would cause an error in the
 * router or the database.
 */
export function isReadablePath(pathname: string): boolean {
  try {
    return isStorable(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
