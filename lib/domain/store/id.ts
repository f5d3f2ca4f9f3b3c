/** Names a store, for example `nila-loom`. It is the first parameter of every query, so that stores stay separate. */
export type StoreId = string;

/** A store id is also the name of its uploads folder, so only safe characters are allowed. */
export const STORE_ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/** The store that `next build` renders, so that a build needs no database; every read returns null for it. */
export const PLACEHOLDER = "_";

/**
 * Rendered when the real store is closed or unknown; every read returns null for it. It is not the placeholder, because
 * pages rendered by the build keep their status: they would answer 200 instead of 503.
 */
export const NO_STORE = "-";
