/** The page that mails the link to an order again, to whoever knows its number and e-mail address. */
export const FIND_ORDER_PAGE = "/find-order";

/** The field with the quantity of an item to return; the item's position follows the name. */
export const RETURN_QUANTITY_FIELD = "quantity_";

/** The field with the variant that an item is exchanged for; the item's position follows the name. */
export const RETURN_EXCHANGE_FIELD = "exchange_";

/** The field of a return's picture. */
export const RETURN_PICTURE_FIELD = "picture";
