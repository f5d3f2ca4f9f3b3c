/**
 * The id of a store, for example `nila-loom`. Every query takes it as its first parameter, so that no store can get
 * another store's data.
 */
export type StoreId = string;

/** A store id is also the name of its uploads folder, so only safe characters are allowed. */
export const STORE_ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/**
 * The store id for which `next build` renders pages. Every read returns null for this id, so the build needs no
 * database.
 */
export const PLACEHOLDER = "_";

/**
 * The store id with which a page is rendered if the real store is closed or unknown; every read returns null for this
 * id. `PLACEHOLDER` cannot be used instead, because its pages were already rendered during the build, with status 200
 * instead of 503.
 */
export const NO_STORE = "-";
