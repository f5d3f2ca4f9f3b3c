export const BAG_PAGE = "/cart";
export const WISH_LIST_PAGE = "/wishlist";

/** What the address of either page may carry: the code of why a plain form was refused, and the item it was about. */
export const BAG_QUERY = { refusal: "refusal", item: "item" } as const;

/** Field of a plain form that changes an item, so that the bag can tell beside it why it was refused. */
export const ITEM_FIELD = "item_id";
