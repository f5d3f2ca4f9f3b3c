/**
 * Cookie by which pages rendered for one visitor know the currency that the browser shows: totals carry the additional
 * charge of a currency, so they cannot be converted like prices. Only a code; a wrong one costs a moment of dimmed totals.
 */
export const CURRENCY_COOKIE = "currency";
