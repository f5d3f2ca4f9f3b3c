import type { ItemRefusal } from "@/lib/domain/cart/refresh";

/** Texts that say why an item cannot be bought as it is. */
export const ITEM_REFUSAL_TEXTS: Record<ItemRefusal, string> = {
  not_sold: "This item is no longer available. Remove it to continue.",
  sold_out: "This item is sold out. Remove it to continue.",
  too_few_left: "There is not enough of this item left. Choose a smaller quantity.",
  quantity_below_minimum: "This is below the minimum quantity. Choose a larger quantity.",
  quantity_off_step: "This item is not sold in that quantity. Choose another quantity.",
  addon_unknown: "The customization you chose for this item is no longer available. Choose again.",
  model_needed: "This item is made to measure. Enter your measurements first.",
  model_unknown: "The measurements you chose are no longer saved. Enter them again.",
};
