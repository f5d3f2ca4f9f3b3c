export const BAG_PAGE = "/cart";

/** What the address of the bag may carry: the code of why a plain form was refused. */
export const BAG_QUERY = { refusal: "refusal" } as const;
