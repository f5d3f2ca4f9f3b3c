export const CART_PAGE = "/cart";
export const WISHLIST_PAGE = "/wishlist";

/** What the address of either page may carry: the code of why a plain form was refused, and the item it was about. */
export const CART_QUERY = { refusal: "refusal", item: "item" } as const;

/** Field of a plain form that changes an item, so that the bag can tell beside it why it was refused. */
export const ITEM_FIELD = "item_id";
