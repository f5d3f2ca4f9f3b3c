import type { ShownPrice } from "../product/product";
import type { ApplicationSetting, StoreDetails } from "./store";

/**
 * Whether a store sells by enquiry: it shows no prices, has no cart and takes no orders; shoppers enquire about
 * products instead. All other code reads this from `setting.hidesPrices`.
 *
 * Source: docs/domain.md#hidden-prices (`sub_type` enquiry; `hide_amount`, price on request). A shopper who may not
 *         see a price cannot order either, so both settings have the same meaning.
 */
export function hidesPrices({ subType, hideAmount }: { subType: StoreDetails["subType"]; hideAmount: boolean }) {
  return subType === "enquiry" || hideAmount;
}

/** The price as shoppers of this store may see it: null amounts if the store hides its prices. */
export function toShownPrice(
  price: { sellingPrice: number; discountedPrice: number },
  { hidesPrices }: Pick<ApplicationSetting, "hidesPrices">,
): ShownPrice {
  if (hidesPrices) return { sellingPrice: null, discountedPrice: null };
  return { sellingPrice: price.sellingPrice, discountedPrice: price.discountedPrice };
}

/** Paths of pages that exist only where shoppers can order; stores that sell by enquiry answer 404 for them. */
const ORDERING_PATHS = [
  "/cart",
  "/checkout",
  "/account/orders",
  "/account/quotations",
  "/account/gift-cards",
  "/guest-login",
  "/order-review",
  "/on-sale",
];

export function isOrderingPath(pathname: string): boolean {
  return ORDERING_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));
}
