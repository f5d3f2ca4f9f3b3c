export const BAG_PAGE = "/cart";
export const WISH_LIST_PAGE = "/wishlist";

/** What the address of either page may carry: the code of why a plain form was refused. */
export const BAG_QUERY = { refusal: "refusal" } as const;
