/** Id of a tenant, such as `nila-loom`. It is the first argument of every query, so that no call reads another store's rows. */
export type StoreId = string;

/** The pattern of store ids, which are also folder names of uploads. */
export const STORE_ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/** The store `next build` renders, so that a build needs no database; every read returns null for it. */
export const PLACEHOLDER = "_";

/**
 * Stands for a closed or unknown store; every read returns null for it. It differs from the placeholder, because a page
 * rendered by the build keeps its status: it would answer 200, not 503.
 */
export const NOBODY = "-";
