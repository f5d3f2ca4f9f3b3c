import type { RefusalTexts } from "@/components/ui/refusal-texts";

/** Why a gift card cannot be used to pay. */
export const GIFT_CARD_REFUSAL_TEXTS: RefusalTexts<"giftCard"> = {
  gift_card_empty: "This gift card has no balance left.",
  gift_card_expired: "This gift card has expired.",
  gift_card_inactive: "This gift card is not active.",
  gift_card_on_hold: "This gift card is being used for another order. Try again in a few minutes.",
  gift_card_repeated: "You have already entered this gift card.",
  gift_card_unknown: "We do not recognise this gift card. Check the code.",
  gift_cards_off: "This shop does not accept gift cards.",
  gift_cards_too_many: "You can use at most three gift cards per order.",
};
