import type { WishlistRefusal } from "@/lib/domain/wishlist/refusals";

const PRODUCT_CHANGED = "This product has changed. Choose its options again on the product page.";

/**
 * Texts that say why a product could not be saved, changed or moved to the cart, and what the shopper can do about it.
 */
export const WISHLIST_REFUSAL_TEXTS: Record<WishlistRefusal, string> = {
  product_unknown: "This product is no longer available.",
  wish_list_full: "Your wishlist is full. Remove a product before you save this one.",
  item_unknown: "This product is no longer on your wishlist.",
  sign_in_needed: "Sign in first, so that we know where to e-mail you.",
  not_sold: "This product is no longer available.",
  sold_out: "This product is sold out. It stays on your wishlist.",
  too_few_left: "There is not enough of this product in stock. It stays on your wishlist.",
  variant_unknown: "This product comes in several options. Choose one on the product page.",
  addon_unknown: PRODUCT_CHANGED,
  model_needed: "This product is made to measure. Enter your measurements on the product page.",
  model_unknown: PRODUCT_CHANGED,
  unit_wrong: PRODUCT_CHANGED,
  quantity_below_minimum: PRODUCT_CHANGED,
  quantity_off_step: PRODUCT_CHANGED,
  quantity_above_maximum: "You already have the maximum quantity of this product that one order can include.",
  bag_full: "You already have the maximum number of different items. This one stays on your wishlist.",
  request_invalid: "Something went wrong. Reload the page and try again.",
  network_failed: "We could not connect. Check your internet connection.",
  fault: "Something went wrong on our side. Try again in a moment.",
};
