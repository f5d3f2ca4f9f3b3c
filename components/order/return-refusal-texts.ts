import { CART_REFUSAL_TEXTS } from "@/components/cart/refusal-texts";
import { GIFT_CARD_REFUSAL_TEXTS } from "@/components/gift-card/refusal-texts";
import type { RefusalTexts, SomeRefusalTexts } from "@/components/ui/refusal-texts";

/** @internal Exported for tests. */
export const RETURN_REFUSAL_TEXTS: RefusalTexts<"return"> = {
  exchange_unavailable: "What you chose in exchange is no longer available in this quantity. Choose something else.",
  exchanges_off: "This shop does not exchange items here. Choose a refund, or reply to your order e-mail for help.",
  item_not_returnable:
    "Some of these items cannot be returned here, or you have already asked for it. Reply to your order e-mail for help.",
  return_items_needed: "Choose how much you would like to return.",
  return_reason_unknown: "Choose one of the reasons.",
  returns_off: "This shop does not take returns here. Reply to your order e-mail for help.",
};

const { file_not_picture, file_too_large } = CART_REFUSAL_TEXTS;

/** Why a return cannot be asked for. Only pages need these texts, so no script loads them. */
export const RETURN_FORM_TEXTS: SomeRefusalTexts = {
  ...RETURN_REFUSAL_TEXTS,
  gift_cards_off: GIFT_CARD_REFUSAL_TEXTS.gift_cards_off,
  file_not_picture,
  file_too_large,
  files_full: "You have sent many pictures already. Ask for the return without one.",
  personal_file_unknown: "This picture is no longer kept. Choose it again.",
};
