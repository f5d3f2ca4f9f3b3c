import { pageForAll } from "./kept-page";
import { decodedPath } from "./path-escapes";
import { isPersonalPath } from "./route";

/** What is asked for, coarse enough to be counted: pages for all, searches and chosen lists, pages of one visitor, … */
export type RequestKind =
  | "page"
  | "list"
  | "personal_page"
  | "call"
  | "desk"
  | "desk_call"
  | "upload"
  | "file"
  | "other";

const BEGINNINGS: readonly (readonly [beginning: RegExp, kind: RequestKind])[] = [
  [/^\/_next\//, "file"],
  [/^\/uploads\//, "upload"],
  [/^\/api\/(?:owner|desk)(?:\/|$)/, "desk_call"],
  [/^\/(?:api|store_details)(?:\/|$)/, "call"],
  [/^\/desk(?:\/|$)/, "desk"],
];

/** The kind of a request for this path within the shop, with its query. */
export function requestKind(url: string): RequestKind {
  const [path = ""] = url.split("?");
  const known = BEGINNINGS.find(([beginning]) => beginning.test(path));
  if (known) return known[1];
  const page = pageForAll(url);
  if (page) return page.isChosen ? "list" : "page";
  return isPersonalPath(decodedPath(path)) ? "personal_page" : "other";
}
