import { PRODUCT_REFUSAL_TEXTS } from "@/components/product/refusal-texts";
import { CALL_REFUSAL_TEXTS, refusalText } from "@/components/ui/refusal-texts";
import { WISHLIST_REFUSAL_TEXTS } from "./refusal-texts";

const TEXTS = { ...CALL_REFUSAL_TEXTS, ...PRODUCT_REFUSAL_TEXTS, ...WISHLIST_REFUSAL_TEXTS };

/**
 * Why a product could not be saved. The buttons that save are on most pages, so the texts of the cart, which the
 * wishlist itself needs too, are not here.
 */
export function saveRefusalText(code: string): string {
  return refusalText(TEXTS, code);
}
