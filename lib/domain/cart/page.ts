export const CART_PAGE = "/cart";
export const WISHLIST_PAGE = "/wishlist";

/** Query parameters of cart and wishlist pages after a refused form without script: the refusal code, and the item. */
export const CART_QUERY = { refusal: "refusal", item: "item" } as const;

/** Form field with the changed item's id, so that the cart page can show a refusal beside that item. */
export const ITEM_FIELD = "item_id";
