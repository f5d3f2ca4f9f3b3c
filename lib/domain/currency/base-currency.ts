/** The base currency of a store that has not chosen another one. Source: specification §9. */
export const BASE_CURRENCY = "INR";
