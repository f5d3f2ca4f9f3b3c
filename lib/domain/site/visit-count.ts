import { countChosen, MAX_SEARCH_LENGTH, parseListChoice, parseSearchText } from "../catalogue/list-query";
import { MINIMUM_SEARCH_LENGTH } from "../search/limits";
import { withoutBasePath } from "./base-path";
import { isPagePath } from "./page-path";
import { decodedPath } from "./path-escapes";
import { isPersonalPath, SEARCH_PATH } from "./route";

/**
 * What is counted. A search without a result counts as a search too. `subject` is the text searched for or the
 * path that was missed or leads elsewhere; empty where that might say something about a person.
 */
export type CountedKind = "search" | "search_without_result" | "missed_address" | "redirected_address";
export type CountedVisit = { kind: CountedKind; subject: string };

/** The answer to a request for a page; `url` is its path with query, `location` that of a redirect. */
export type AnsweredVisit = { url: string; status: number; location: string | null; isNothingFound: boolean };

const MISSING_PATHS = ["/404", "/missing"];
const MAX_PATH_LENGTH = 200;

/** What an answer adds to the counts. */
export function countedVisits({ url, status, location, isNothingFound }: AnsweredVisit): CountedVisit[] {
  if (!/^\/(?!\/)/.test(url) || !URL.canParse(url, "http://shop.invalid")) return [];
  const { pathname, searchParams } = new URL(url, "http://shop.invalid");
  const path = decodedPath(pathname);
  if (!isPagePath(path) || isPersonalPath(path)) return [];
  const asked = pathname.length > MAX_PATH_LENGTH ? "" : withoutPerson(pathname);
  if (status === 308) return [{ kind: "redirected_address", subject: asked }];
  if (status === 404 || (status === 307 && location !== null && isMissingPath(location)))
    return MISSING_PATHS.includes(path) ? [] : [{ kind: "missed_address", subject: asked }];
  if (path !== SEARCH_PATH || (status !== 200 && status !== 304)) return [];
  const text = parseSearchText(searchParams.get("q") ?? "", MINIMUM_SEARCH_LENGTH);
  const choice = parseListChoice(searchParams, { hidesPrices: false });
  // Who narrows or sorts a search, or turns its pages, still has the same one.
  if (text === null || countChosen(choice) > 0 || choice.sort !== null || choice.page > 1) return [];
  const subject = withoutPerson(text.toLowerCase().slice(0, MAX_SEARCH_LENGTH));
  return [
    { kind: "search", subject },
    ...(isNothingFound ? [{ kind: "search_without_result", subject } as const] : []),
  ];
}

function isMissingPath(address: string): boolean {
  if (!URL.canParse(address, "http://shop.invalid")) return false;
  return MISSING_PATHS.includes(withoutBasePath(new URL(address, "http://shop.invalid").pathname) ?? "");
}

/**
 * The text, or an empty one if it might name a person or open something of theirs: an e-mail address, a telephone
 * number, the number of an order, a secret of a link.
 */
function withoutPerson(text: string): string {
  const isNumber = (text.match(/\d/g)?.length ?? 0) >= 7;
  const isSecret = text
    .split(/[^a-z0-9_-]/i)
    .some((part) => part.length >= 20 && /\d/.test(part) && /[a-z]/i.test(part));
  return /@|%40/.test(text) || isNumber || isSecret ? "" : text;
}
