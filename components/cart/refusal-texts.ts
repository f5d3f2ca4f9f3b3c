import { fromMajor } from "@/lib/contracts/codec/decimal";
import type { Unit } from "@/lib/domain/product/unit";
import { quantityText } from "@/lib/domain/product/unit";
import type { CartWording } from "./wording";

/** The facts about a refused item that its text may mention. Quantities are in the item's unit. */
type RefusedItem = { name?: string; unit?: Unit; min_quantity?: number; step_quantity?: number; stock?: number | null };

/** The text that says why a change of the cart was refused, or why an item cannot be bought as it is. */
export function cartRefusalText(code: string, wording: CartWording, item: RefusedItem = {}): string {
  const { unit = "Pcs", min_quantity: min, step_quantity: step, stock } = item;
  const amount = (quantity: number) => quantityText(fromMajor(quantity), unit);
  switch (code) {
    case "sold_out":
      return "This item is sold out.";
    case "too_few_left":
      return stock
        ? `Only ${amount(stock)} left, including any already ${wording.inside}.`
        : "There is not enough of this item left. Choose a smaller quantity.";
    case "quantity_below_minimum":
      return min
        ? `The minimum quantity is ${amount(min)}.`
        : "This is below the minimum quantity. Choose a larger quantity.";
    case "quantity_off_step":
      return step
        ? `This item is sold in multiples of ${amount(step)}.`
        : "This item is not sold in that quantity. Choose another quantity.";
    case "quantity_above_maximum":
      return "This is more than you can order at once. Contact us for larger quantities.";
    case "quantity_invalid":
      return "Enter a valid quantity.";
    case "not_sold":
    case "product_unknown":
      return "This item is no longer available.";
    case "variant_unknown":
      return "Choose one of the available options.";
    case "unit_wrong":
      return "This product is now sold in a different unit. Reload the page.";
    case "addon_unknown":
      return "The customization you chose for this item is no longer available.";
    case "model_needed":
    case "model_unknown":
      return "This item is made to measure. Enter your measurements first.";
    case "bag_full":
      return wording.full;
    case "wish_list_full":
      return "Your wishlist is full. Remove an item first.";
    case "item_unknown":
      return `This item is no longer ${wording.inside}.`;
    case "checkout_unknown":
      return "Your checkout has expired. Start again from here.";
    case "store_closed":
      return "The shop is closed at the moment. Try again later.";
    default:
      return "Something went wrong. Try again.";
  }
}

/** Shown while the browser cannot reach the shop. The browser keeps the change and sends it when it is online again. */
export const OFFLINE_TEXT = "You are offline. We will save your change when you are back online.";
