import type { ItemRefusal } from "@/lib/domain/cart/refresh";

/** What people are told of an item that cannot be bought as it is. */
export const ITEM_REFUSAL_TEXTS: Record<ItemRefusal, string> = {
  not_sold: "It is not sold any more. Please take it out.",
  sold_out: "It has sold out. Please take it out.",
  too_few_left: "There is less of it left than you have chosen. Please choose less.",
  quantity_below_minimum: "It is sold from a larger quantity on. Please choose more.",
  quantity_off_step: "It is not sold in this quantity. Please choose another.",
  addon_unknown: "The work you chose with it is not offered any more. Please choose it again.",
  model_needed: "It is made to measure: please choose a fit profile.",
  model_unknown: "Its fit profile is not there any more. Please choose another.",
};
