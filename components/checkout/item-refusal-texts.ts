import type { ItemRefusal } from "@/lib/domain/cart/refresh";

/** Texts that say why an item cannot be bought as it is. */
export const ITEM_REFUSAL_TEXTS: Record<ItemRefusal, string> = {
  not_sold: "No longer available. Remove it to continue.",
  sold_out: "Sold out. Remove it to continue.",
  too_few_left: "There is not enough left. Reduce the quantity.",
  quantity_below_minimum: "Below the minimum quantity. Increase it to continue.",
  quantity_off_step: "Not sold in this quantity. Choose another one.",
  addon_unknown: "The service you chose with it is no longer offered. Choose again.",
  model_needed: "Made to measure. Choose a fit profile.",
  model_unknown: "This fit profile no longer exists. Choose another one.",
};
