import type { About, RefusalTexts } from "@/components/ui/refusal-texts";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { quantityText } from "@/lib/domain/product/unit";
import { type CartWording, cartWording } from "./wording";

/** The words for the cart in a text. They stand here and not with the words, which all pages load. */
export const wordingOf = ({ wording }: About): CartWording => wording ?? cartWording("order");

const amount = (quantity: number, { item }: About) => quantityText(fromMajor(quantity), item?.unit ?? "Pcs");

/** Why the cart cannot be changed, why an item cannot be bought as it is, and why no checkout starts from the cart. */
export const CART_REFUSAL_TEXTS: RefusalTexts<"cart"> = {
  addon_needed: "This item is sold only with one of its customizations. Choose one on its page.",
  addon_unknown: "The customization you chose for this item is no longer available. Choose again.",
  bag_empty: (about) => `Your ${wordingOf(about).name} is empty. Add an item first.`,
  bag_full: (about) => wordingOf(about).full,
  checkout_unknown: (about) => `Your checkout has expired. Start again from your ${wordingOf(about).name}.`,
  currency_unknown: "This shop does not accept that currency. Choose another one.",
  delivery_not_offered: "This shop does not deliver at the moment.",
  estimate_off: "We can tell the shipping cost once you have entered your address.",
  gifts_off: "This shop does not pack gifts.",
  item_unavailable: "Some of your items are not available. Check the marked items.",
  item_unknown: (about) => `This item is no longer ${wordingOf(about).inside}.`,
  model_needed: "This item is made to measure. Enter your measurements first.",
  model_outdated: "The shop now asks for something else to make this item. Check your measurements and choices again.",
  model_unknown: "The measurements you chose are no longer saved. Enter them again.",
  personal_characters: "Some of the characters you typed cannot be made on this item. Choose others on its page.",
  file_not_picture: "This is not a picture that we can read. Send a JPEG, PNG, WebP or HEIF file.",
  file_too_large: "This picture is larger than 10 MB. Send a smaller one.",
  files_full: "You have sent many pictures already. Order or remove an item with one first.",
  personal_file_unknown: "The picture for this item is no longer kept. Choose it again on its page.",
  personal_date: "This is not a day on which we can have this item ready. Choose another on its page.",
  personal_needed: "This item needs an answer from you. Give it on its page.",
  personal_too_long: "Your text is too long for this item. Shorten it on its page.",
  personal_too_soon: "We cannot make this item by the day you chose. Choose a later one on its page.",
  personal_unknown: "The shop has changed what can be written on this item. Write it again on its page.",
  not_sold: "This item is no longer available.",
  ordering_off: "This shop is not taking orders at the moment.",
  quantity_above_maximum: "You cannot order this much at once. Contact us for larger quantities.",
  quantity_below_minimum: (about) =>
    about.item?.min_quantity
      ? `The minimum quantity is ${amount(about.item.min_quantity, about)}.`
      : "Your quantity is below the minimum for this item. Choose a larger quantity.",
  quantity_fixed: "The quantity includes extra cloth for your measurements and cannot be changed here.",
  quantity_invalid: "Enter a valid quantity.",
  quantity_off_step: (about) =>
    about.item?.step_quantity
      ? `This item is sold in multiples of ${amount(about.item.step_quantity, about)}.`
      : "This item is not sold in that quantity. Choose another quantity.",
  quantity_refused: "Some quantities are not available. Check the marked items.",
  sold_out: "This item is sold out.",
  too_few_left: (about) =>
    about.item?.stock
      ? `Only ${amount(about.item.stock, about)} left, including any already ${wordingOf(about).inside}.`
      : "There is not enough of this item left. Choose a smaller quantity.",
  unit_wrong: "This product is now sold in a different unit. Reload the page.",
  value_below_minimum: "Your order is below the minimum amount. Add more items to continue.",
  weight_above_maximum: ({ parcel }) =>
    parcel
      ? `This order weighs ${parcel.weight} kg, and we ship up to ${parcel.maximum} kg per order. Split it into two orders.`
      : "This order is too heavy for one parcel. Split it into two orders, or contact us.",
};
