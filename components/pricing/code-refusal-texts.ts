import type { GiftCardRefusal } from "@/lib/domain/pricing/gift-card";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";

/** Texts that say why an offer code does not reduce the bill. */
export const OFFER_REFUSAL_TEXTS: Record<OfferRefusal, string> = {
  offer_unknown: "We do not recognise this code. Check the spelling.",
  offer_inactive: "This code is not active at the moment.",
  offer_not_yet_valid: "This code is not valid yet.",
  offer_expired: "This code has expired.",
  offer_used_up: "This code has been used up.",
  offer_already_used: "You have already used this code. It can be used only once.",
  offer_amount_below_minimum: "Your order is too small for this code. Add more items to use it.",
  offer_quantity_below_minimum: "You need more items in your order to use this code.",
  offer_awaits_shipping: "This code reduces the shipping cost. We will apply it once you have entered your address.",
  offer_takes_nothing_off: "This code does not apply to anything in this order.",
};

/** Texts that say why a gift card cannot be used to pay. */
export const GIFT_CARD_REFUSAL_TEXTS: Record<GiftCardRefusal, string> = {
  gift_card_unknown: "We do not recognise this gift card. Check the code.",
  gift_card_inactive: "This gift card is not active.",
  gift_card_expired: "This gift card has expired.",
  gift_card_empty: "This gift card has no balance left.",
  gift_card_on_hold: "This gift card is being used for another order. Try again in a few minutes.",
  gift_card_repeated: "You have already entered this gift card.",
  gift_cards_too_many: "You can use at most three gift cards per order.",
};
