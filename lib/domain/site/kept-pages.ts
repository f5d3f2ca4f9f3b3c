/**
 * Names and limits shared by the service worker and the pages it saves for offline use (decision 12). The names of the
 * caches end in the id of the build that filled them.
 */
export const WORKER_PATH = "/sw.js";
export const OFFLINE_PATH = "/others/offline";
export const KEPT_PAGES_CACHE = "kept-pages-";
export const KEPT_FILES_CACHE = "kept-files-";
/** Query parameter of an address at which the worker may show the saved copy. */
export const KEPT_MARK = "kept";
/** Response header of a saved copy: the page's title, URI-encoded. */
export const KEPT_TITLE_HEADER = "X-Kept-Title";

export const MAX_KEPT_PAGES = 20;
/** The maximum number of saved scripts, styles and fonts of one build. */
export const MAX_KEPT_FILES = 150;
/** In characters; a longer page is not saved. */
export const MAX_KEPT_PAGE_LENGTH = 600_000;

/** The message from a page to the worker: the path visited, and the files loaded to show it. */
export type Visit = { path: string; files: readonly string[] };
