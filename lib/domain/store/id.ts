/** Names a tenant, for example `nila-loom`. Every query takes it first, so that no call can reach another store's rows. */
export type StoreId = string;

/** What an id of a store looks like; it also names a folder of uploads. */
export const STORE_ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/** The store that `next build` renders, so that a build needs no database; every read answers null for it. */
export const PLACEHOLDER = "_";

/**
 * Whose pages are shown where no store may be, closed or unknown; every read answers null for it. It is not the
 * placeholder, because a page that the build has rendered keeps the build's status: it would answer 200, not 503.
 */
export const NOBODY = "-";
