/** What a shop that refuses something about an order or a gift card is telling, for the person at the keyboard. */
export const ORDER_REFUSAL_TEXTS: Readonly<Record<string, string>> & Record<Named, string> = {
  order_unknown: "There is no such order. `npm run store -- orders` shows the newest.",
  order_not_open: "That order has ended, or waits for its money still: it cannot be changed like that.",
  order_step_done: "That order is as far already, or further.",
  order_not_payable: "That order does not wait for a transfer or for cash.",
  order_refund_not_due: "Nothing of that order has to be given back.",
  refund_by_hand: "That money did not come through a provider: give it back yourself, and say so with --by-hand.",
  refund_refused:
    "The provider refuses to give it back; its own pages say why. Given back there, say so with --by-hand.",
  provider_silent: "The provider does not answer. Nothing is noted: try again in a while.",
  item_unknown: "That order has no such item. `npm run store -- orders show` numbers them.",
  item_cancelled: "One of those items is cancelled already.",
  cancellation_not_asked: "Nobody has asked to cancel that item, or it is decided already.",
  gift_cards_off: "The store gives out no gift cards by hand: it lacks the feature manual_giftcard.",
  gift_card_unknown: "There is no gift card with that code.",
};
type Named = "order_unknown" | "gift_cards_off" | "gift_card_unknown";

export function orderRefusalText(code: string): string {
  return ORDER_REFUSAL_TEXTS[code] ?? code;
}
