import { BASE_PATH } from "../site/base-path";

/**
 * Name of the cookie that contains the code of the currency in which the browser shows prices. The browser converts
 * prices by itself, but not totals, which include the additional charge of the currency; so the server needs the code
 * to render pages with totals. If the code in the cookie is wrong, the totals are dimmed until the server has sent the
 * right ones.
 */
export const CURRENCY_COOKIE = `currency${BASE_PATH.replaceAll("/", ".")}`;
