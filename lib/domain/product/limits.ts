/** In characters; a longer SKU is neither imported nor looked up. */
export const MAX_SKU_LENGTH = 255;

/** This limit and those below are given by specification §9. */
export const RELATED_PRODUCTS_LIMIT = 10;

export const NEW_ARRIVAL_DAYS = 30;

export const RECENTLY_VIEWED_LIMIT = 20;
