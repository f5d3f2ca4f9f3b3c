import type { RefusalTexts } from "@/components/ui/refusal-texts";

/** Why an offer code does not reduce the bill. */
export const PRICING_REFUSAL_TEXTS: RefusalTexts<"pricing"> = {
  offer_already_used: "You have already used this code. It can be used only once.",
  offer_amount_below_minimum: "Your order is too small for this code. Add more items to use it.",
  offer_awaits_shipping: "This code reduces the shipping cost. We will apply it once you have entered your address.",
  offer_codes_off: "This shop does not accept offer codes.",
  offer_expired: "This code has expired.",
  offer_inactive: "This code is not active at the moment.",
  offer_not_yet_valid: "This code is not valid yet.",
  offer_quantity_below_minimum: "You need more items in your order to use this code.",
  offer_takes_nothing_off: "This code does not apply to anything in this order.",
  offer_unknown: "We do not recognise this code. Check the spelling.",
  offer_used_up: "This code has reached its limit and can no longer be used.",
};
