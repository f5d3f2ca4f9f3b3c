export const CART_PAGE = "/cart";
export const WISHLIST_PAGE = "/wishlist";

/**
 * Query parameters with which the cart and wishlist pages show why a form sent without JavaScript was refused: the
 * refusal code, and the item that it concerns.
 */
export const CART_QUERY = { refusal: "refusal", item: "item" } as const;

/**
 * Name of the form field with the id of the item to change. The cart page needs the id to show a refusal beside that
 * item.
 */
export const ITEM_FIELD = "item_id";
