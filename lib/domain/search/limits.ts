/** Limits of specification §9. */
export const MINIMUM_SEARCH_LENGTH = 3;
