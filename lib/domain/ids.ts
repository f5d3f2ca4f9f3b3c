/** Names a tenant, for example `nila-loom`. Every query takes it first, so that no call can reach another store's rows. */
export type StoreId = string;

/** The store that `next build` renders, so that a build needs no database; every read answers null for it. */
export const PLACEHOLDER = "_";
