/** The query parameters with which a form that was sent without script tells the next page its outcome. */
export const OUTCOME_QUERY = {
  /** What has just been done. */
  done: "done",
  /** Why the form was refused, as a code, and the field or the cart item that the refusal is about. */
  refusal: "refusal",
  field: "field",
  item: "item",
  /** After ordering again: the positions of the order items that could not be added to the cart, separated by dots. */
  left: "left",
  /** The payment method with which the shopper tried to pay; the page chooses it again. */
  payment: "payment",
} as const;
