import "server-only";
import type { IncomingMessage } from "node:http";

/**
 * Names of headers that show that a request is not for a whole shared page but for the router's data, a part of a file,
 * a preview, or something only one visitor may see.
 */
const OTHER_THAN_THE_PAGE = /^(rsc|next-|x-nextjs-|x-middleware-|x-prerender|purpose$|range$|authorization$)/;

/** Whether this is a plain request for a page. */
export function isPlainRequest({ method, url, headers }: IncomingMessage): boolean {
  if ((method !== "GET" && method !== "HEAD") || !url) return false;
  for (const name in headers) if (OTHER_THAN_THE_PAGE.test(name)) return false;
  return true;
}

/** The page at an address of the requested host, as host, scheme and path (with query). */
export function nameOf({ headers }: IncomingMessage, address: string): string {
  const scheme = headers["x-forwarded-proto"] === "https" ? "https" : "http";
  return `${headers.host?.toLowerCase() ?? ""}\n${scheme}\n${address}`;
}

/** The parts of such a name. */
export const hostOf = (page: string) => page.split("\n")[0] ?? "";
export const schemeOf = (page: string) => page.split("\n")[1] ?? "";
export const addressOf = (page: string) => page.split("\n")[2] ?? "";
