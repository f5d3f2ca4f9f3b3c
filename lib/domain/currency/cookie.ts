/**
 * Cookie with the code of the currency shown in the browser, for pages rendered per visitor: totals include the
 * currency's additional charge, so the browser cannot convert them like prices. A wrong code dims the totals briefly.
 */
export const CURRENCY_COOKIE = "currency";
