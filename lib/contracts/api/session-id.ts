/** The header in which the browser sends the session id of its tab with every call; specification §9. */
export const SESSION_ID_HEADER = "X-Session-Id";
