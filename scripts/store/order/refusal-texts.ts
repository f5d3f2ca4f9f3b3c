/** What a shop that refuses something about an order, a quotation or a gift card is telling, for the person at the keyboard. */
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
  item_unknown: 'There is no such item in it: "show" numbers them.',
  item_cancelled: "One of those items is cancelled already.",
  cancellation_not_asked: "Nobody has asked to cancel that item, or it is decided already.",
  quotation_unknown: "There is no such quotation. `npm run store -- quotations` shows the newest.",
  quotation_confirmed: "That quotation is approved, and an order now.",
  quotation_cancelled: "That quotation is cancelled.",
  addon_not_priced: "One of those items has no addon that is paid for by itself.",
  prices_needed: "Nothing new is named: give an item its price (1=899.5), --shipping or --message.",
  gift_cards_off: "The store gives out no gift cards by hand: it lacks the feature manual_giftcard.",
  gift_card_unknown: "There is no gift card with that code.",
};
type Named = "order_unknown" | "gift_cards_off" | "gift_card_unknown";

export function orderRefusalText(code: string): string {
  return ORDER_REFUSAL_TEXTS[code] ?? code;
}
