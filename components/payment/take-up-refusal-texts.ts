import type { RefusalTexts } from "@/components/ui/refusal-texts";

/** Why an order is not paid after all. Only the pages of orders show these, so the checkout does not load them. */
export const TAKE_UP_REFUSAL_TEXTS: RefusalTexts<"take_up"> = {
  order_cancelled: "This order was cancelled. Nothing is left to pay for it.",
  order_ended: "This order has ended and can no longer be paid. Nothing will be sent; please order again.",
  order_items_gone: "Some of these items are no longer available. Please order again without them.",
  order_paid: "This order is paid already. You do not have to pay again.",
  order_reductions_gone: "The offer or a gift card of this order was used elsewhere. Please order again.",
  order_replaced: "You have ordered from the same bag again since. Please look at your latest order.",
};
