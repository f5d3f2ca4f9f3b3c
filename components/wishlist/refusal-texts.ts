import type { WishlistRefusal } from "@/lib/domain/wishlist/refusals";

const OTHER_NOW = "This has changed since the page was made. Please choose it again on its own page.";

/** What people are told when something was not saved, changed or moved, and what they can do about it. */
export const WISHLIST_REFUSAL_TEXTS: Record<WishlistRefusal, string> = {
  product_unknown: "This is not sold any more.",
  wish_list_full: "Your wish list is full. Take something off it, then save this.",
  item_unknown: "That was no longer on your list.",
  sign_in_needed: "Please sign in first, so that we know where to write to.",
  not_sold: "This is not sold any more.",
  sold_out: "This is sold out just now. It stays on your list.",
  too_few_left: "There is not enough of it left. It stays on your list.",
  variant_unknown: "It comes in several kinds: please choose yours on its own page.",
  addon_unknown: OTHER_NOW,
  model_needed: "Its measurements are needed: please give them on its own page.",
  model_unknown: OTHER_NOW,
  unit_wrong: OTHER_NOW,
  quantity_below_minimum: OTHER_NOW,
  quantity_off_step: OTHER_NOW,
  quantity_above_maximum: "You have chosen that much of it already.",
  bag_full: "You have chosen as many different pieces as fit. It stays on your wish list.",
  request_invalid: "That could not be done. Please reload the page and try again.",
  network_failed: "That did not reach us. Is there a connection?",
  fault: "Something went wrong on our side. Please try again in a moment.",
};
