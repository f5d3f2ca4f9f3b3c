/**
 * Why a wishlist cannot be changed, or an item of it cannot be moved to the cart. `network_failed` and `fault` are
 * never sent by the server; the browser sets them.
 */
const WISHLIST_REFUSALS = [
  "product_unknown",
  "wish_list_full",
  "item_unknown",
  "sign_in_needed",
  "not_sold",
  "sold_out",
  "too_few_left",
  "variant_unknown",
  "addon_unknown",
  "model_needed",
  "model_unknown",
  "unit_wrong",
  "quantity_below_minimum",
  "quantity_off_step",
  "quantity_above_maximum",
  "bag_full",
  "request_invalid",
  "network_failed",
  "fault",
] as const;
export type WishlistRefusal = (typeof WISHLIST_REFUSALS)[number];

export function isWishlistRefusal(text: string | null | undefined): text is WishlistRefusal {
  return (WISHLIST_REFUSALS as readonly (string | null | undefined)[]).includes(text);
}
