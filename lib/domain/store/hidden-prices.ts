import type { ShownPrice } from "../product/product";
import type { ApplicationSetting, StoreDetails } from "./store";

/**
 * Whether a store sells by enquiry: it shows no price, keeps no bag and takes no orders; people ask about a product
 * instead. What is said here is read everywhere else as `setting.hidesPrices`.
 *
 * Source: domain §0 (`sub_type` enquiry) and §3.3 (`hide_amount`, price on request). A shopper who may not see what
 * something costs cannot order it either, so both say the same.
 */
export function hidesPrices({ subType, hideAmount }: { subType: StoreDetails["subType"]; hideAmount: boolean }) {
  return subType === "enquiry" || hideAmount;
}

/** What shoppers of the store may read of a price. */
export function toShownPrice(
  price: { sellingPrice: number; discountedPrice: number },
  { hidesPrices }: Pick<ApplicationSetting, "hidesPrices">,
): ShownPrice {
  if (hidesPrices) return { sellingPrice: null, discountedPrice: null };
  return { sellingPrice: price.sellingPrice, discountedPrice: price.discountedPrice };
}

/** What there is only where people order: pages of such a store lead to nothing. */
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
