/** The same paths as in the `matcher` of `middleware.ts`, which Next.js must be able to read without running it. */
const NO_PAGE =
  /^\/(?:(?:api|_next|uploads|store_details|sitemap|\.well-known)(?:\/|$)|(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|(?:sw|reload)\.js|plyr\.svg|favicon\.ico|icon(?:-192|-512|-maskable-512)\.png|icon\.svg|apple-touch-icon\.png)$)/;

/** Whether the path is that of a page of a store, and not that of a call, an upload or a file. */
export function isPagePath(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}
