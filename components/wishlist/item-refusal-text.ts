import { CART_REFUSAL_TEXTS } from "@/components/cart/refusal-texts";
import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { PRODUCT_REFUSAL_TEXTS } from "@/components/product/refusal-texts";
import {
  type About,
  CALL_REFUSAL_TEXTS,
  type OwnRefusalTexts,
  refusalText,
  type SomeRefusalTexts,
} from "@/components/ui/refusal-texts";
import { WISHLIST_REFUSAL_TEXTS } from "./refusal-texts";

const PRODUCT_CHANGED = "This product has changed. Choose its options again on the product page.";

/** The wishlist has no fields for options and quantities: they are on the product page. */
const OWN_TEXTS: OwnRefusalTexts = {
  addon_unknown: PRODUCT_CHANGED,
  item_unknown: "This product is no longer on your wishlist.",
  model_needed: "This item is made to measure. Enter your measurements on the product page.",
  model_unknown: PRODUCT_CHANGED,
  quantity_below_minimum: PRODUCT_CHANGED,
  quantity_off_step: PRODUCT_CHANGED,
  too_few_left: "There is not enough of this item left. It stays on your wishlist.",
  unit_wrong: PRODUCT_CHANGED,
  variant_unknown: "This product comes in several options. Choose one on the product page.",
};

const TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...PRODUCT_REFUSAL_TEXTS,
  ...CART_REFUSAL_TEXTS,
  ...WISHLIST_REFUSAL_TEXTS,
  ...OWN_TEXTS,
};

/** Why a product of the wishlist could not be changed or moved to the cart. */
export function wishlistRefusalText(code: string, about: About): string {
  return refusalText(TEXTS, code, about);
}
