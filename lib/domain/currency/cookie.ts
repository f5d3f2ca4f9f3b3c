/**
 * Cookie with the code of the currency shown in the browser. Pages rendered per visitor need it: their totals include
 * the currency's additional charge, so the browser cannot convert them like prices. If the code is wrong, the totals
 * are dimmed until they are corrected.
 */
export const CURRENCY_COOKIE = "currency";
