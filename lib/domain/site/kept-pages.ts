/**
 * What the shop's worker and its pages agree on about pages that are kept for when there is no network (decision 12).
 * The names of caches end in the build that made their contents.
 */
export const WORKER_PATH = "/sw.js";
export const OFFLINE_PATH = "/others/offline";
export const KEPT_PAGES_CACHE = "kept-pages-";
export const KEPT_FILES_CACHE = "kept-files-";
/** In the query of an address whose kept copy may be shown. */
export const KEPT_MARK = "kept";
/** Header of a kept copy: the title of the page, encoded for an address. */
export const KEPT_TITLE_HEADER = "X-Kept-Title";

export const KEPT_PAGES_LIMIT = 20;
/** Scripts, styles and fonts, of one build. */
export const KEPT_FILES_LIMIT = 150;
/** In characters; a longer page is not kept. */
export const LONGEST_KEPT_PAGE = 600_000;

/** What a page tells the worker: where the shopper is, and the files that were loaded to show it. */
export type Visit = { path: string; files: readonly string[] };
