/** Limits of specification §9. */
export const PRODUCTS_PER_PAGE = 24;

export const FEATURED_STRIP_LIMIT = 10;

export const NEW_ARRIVALS_LIMIT = 50;
