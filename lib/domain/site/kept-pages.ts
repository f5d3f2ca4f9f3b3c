import { ownName } from "./base-path";

/**
 * Names and limits shared by the pages and the service worker, which saves pages for offline use (decision 12). The
 * name of each cache ends in the id of the build whose worker filled it.
 */
export const WORKER_PATH = "/sw.js";
export const OFFLINE_PATH = "/others/offline";
export const KEPT_PAGES_CACHE = ownName("kept-pages-");
export const KEPT_FILES_CACHE = ownName("kept-files-");
/** The query parameter with which the service worker responds with the saved copy of a page if there is no network. */
export const KEPT_MARK = "kept";
/** Response header of a saved copy: the page's title, URI-encoded. */
export const KEPT_TITLE_HEADER = "X-Kept-Title";

export const MAX_KEPT_PAGES = 20;
/** The maximum number of saved scripts, styles and fonts of one build. */
export const MAX_KEPT_FILES = 150;
/** In characters of HTML; a longer page is not saved. */
export const MAX_KEPT_PAGE_LENGTH = 600_000;

/** What a page reports to the service worker: the address on this host that was visited, and the files that were loaded to show it. */
export type Visit = { path: string; files: readonly string[] };
