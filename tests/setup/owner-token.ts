/** The owner token of the shop that the browser tests start. */
export const TEST_OWNER_TOKEN = "owner-token-of-the-browser-tests";
