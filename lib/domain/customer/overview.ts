/**
 * The overview of a signed-in customer. In a file of its own, because the header of every page links to it, and no page
 * needs the paths of all others for that.
 */
export const ACCOUNT_OVERVIEW = "/account";
