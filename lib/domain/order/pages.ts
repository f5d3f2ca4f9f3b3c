/** The page that mails the link to an order again, to whoever knows its number and e-mail address. */
export const FIND_ORDER_PAGE = "/find-order";
