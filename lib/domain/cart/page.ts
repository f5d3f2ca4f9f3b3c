export const CART_PAGE = "/cart";
export const WISHLIST_PAGE = "/wishlist";

/**
 * Name of the form field with the id of the item to change. The cart page needs the id to show a refusal beside that
 * item.
 */
export const ITEM_FIELD = "item_id";

/** Query parameter of the cart page: the postal code for which shipping is estimated. */
export const PINCODE_QUERY = "pincode";

/** Query parameter of the cart page: the refusal in the query is that of the question to the shop. */
export const ASK_QUERY = "ask";

/** Prefix of the form fields for the chosen options, such as `variant.Colour`. */
export const VARIANT_FIELD = "variant.";
