/**
 * The path as Next.js compares it with the paths of pages: with its percent-escapes decoded, once. Rules about paths
 * must be asked with this one, or `/%61ccount` would escape the rules for `/account`. A path that cannot be decoded
 * stays as it is; `addressFault` refuses it.
 */
export function decodedPath(pathname: string): string {
  if (!pathname.includes("%")) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Matches escapes of letters, digits and hyphens. */
const NEEDLESS = /%(?:2d|3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * The path without the escapes that it does not need. It is the same address (RFC 3986, section 6.2.2.2), but written
 * as in our links.
 */
export function withoutNeedlessEscapes(pathname: string): string {
  return pathname.replace(NEEDLESS, decodeURIComponent);
}
