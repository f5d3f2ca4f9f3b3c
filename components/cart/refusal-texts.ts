import { quantityText } from "@/components/product/unit-text";
import type { Unit } from "@/lib/domain/product/unit";
import type { CartWording } from "./wording";

/** What a refusal is told with, as far as it is known. Quantities in the unit. */
type About = { name?: string; unit?: Unit; min_quantity?: number; step_quantity?: number; stock?: number | null };

/** Why something was not done, or cannot be bought as it is. */
export function cartRefusalText(code: string, words: CartWording, about: About = {}): string {
  const { unit = "Pcs", min_quantity: min, step_quantity: step, stock } = about;
  const amount = (quantity: number) => quantityText(Math.round(quantity * 100), unit);
  switch (code) {
    case "sold_out":
      return "It is sold out for now.";
    case "too_few_left":
      return stock
        ? `Only ${amount(stock)} left, together with what is ${words.inside}.`
        : "There is not that much left.";
    case "quantity_below_minimum":
      return min ? `It is sold from ${amount(min)} on.` : "That is less than it is sold in.";
    case "quantity_off_step":
      return step ? `It is sold in steps of ${amount(step)}.` : "It is not sold in that quantity.";
    case "quantity_above_maximum":
      return "That is more than we can take at once. Please write to us.";
    case "quantity_invalid":
      return "Please enter another quantity.";
    case "not_sold":
    case "product_unknown":
      return "It is not sold any more.";
    case "variant_unknown":
      return "Please choose one of the kinds that are offered.";
    case "unit_wrong":
      return "It is sold by another measure now. Please load the page again.";
    case "addon_unknown":
      return "The work that was chosen with it is not offered any more.";
    case "model_needed":
    case "model_unknown":
      return "It needs your measurements first.";
    case "bag_full":
      return words.full;
    case "wish_list_full":
      return "Your wish list is full. Take something off it first.";
    case "item_unknown":
      return `It is not ${words.inside} any more.`;
    case "checkout_unknown":
      return "That is over, or was begun elsewhere. You can begin anew from here.";
    case "store_closed":
      return "The shop is closed for a moment. Please try again later.";
    default:
      return "That did not work. Please try again.";
  }
}

/** Said where nothing has come back: the shop does it by itself later. */
export const KEPT_TEXT = "There is no connection. We keep this and do it as soon as there is one.";
