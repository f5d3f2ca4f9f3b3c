/** Names a store, for example `nila-loom`. It is the first parameter of every query, so that stores stay separate. */
export type StoreId = string;

/** A store id is also the name of its uploads folder, so only safe characters are allowed. */
export const STORE_ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/**
 * The store id with which `next build` renders pages, so that a build needs no database; every read returns null for
 * it.
 */
export const PLACEHOLDER = "_";

/**
 * The store id with which pages are rendered if the real store is closed or unknown; every read returns null for it.
 * The placeholder cannot be used here, because pages rendered by the build keep their status: they would answer 200
 * instead of 503.
 */
export const NO_STORE = "-";
