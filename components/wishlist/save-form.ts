/** The id of the form that the hearts of a page post. */
export const WISHLIST_FORM = "wish";
