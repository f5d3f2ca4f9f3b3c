import type { GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";

/** What people are told of an offer code that takes nothing off. */
export const OFFER_REFUSAL_TEXTS: Record<OfferRefusal, string> = {
  offer_unknown: "There is no such code. Please look at its spelling.",
  offer_inactive: "This code is not in use at the moment.",
  offer_not_yet_valid: "This code is not valid yet.",
  offer_expired: "This code is no longer valid.",
  offer_used_up: "This code has been used as often as it could be.",
  offer_already_used: "You have used this code before; it is good once.",
  offer_amount_below_minimum: "This code is for a larger order.",
  offer_quantity_below_minimum: "This code is for more pieces than are in your order.",
  offer_awaits_shipping: "This code is about shipping: it counts once the address is known.",
  offer_takes_nothing_off: "Nothing in this order is covered by this code.",
};

/** What people are told of a gift card that cannot pay. */
export const GIFT_CARD_REFUSAL_TEXTS: Record<GiftCardRefusal, string> = {
  gift_card_unknown: "There is no such gift card. Please look at its code again.",
  gift_card_inactive: "This gift card is not active.",
  gift_card_expired: "This gift card has expired.",
  gift_card_empty: "Nothing is left on this gift card.",
  gift_card_on_hold: "This gift card is paying for another order just now. Try again in a few minutes.",
  gift_card_repeated: "This gift card is entered already.",
  gift_cards_too_many: "An order can be paid with three gift cards at most.",
};
