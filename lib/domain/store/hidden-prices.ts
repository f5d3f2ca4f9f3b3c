import type { Price } from "../product/product";
import type { ApplicationSetting, StoreDetails } from "./store";

/**
 * Whether a store hides its prices and sells by enquiry: it has no cart and takes no orders; shoppers send enquiries
 * about products instead. Other code gets the result from `setting.hidesPrices`.
 *
 * Source: docs/domain.md#hidden-prices (`sub_type` enquiry; `hide_amount`, price on request). A shopper who does not
 *         see the prices cannot order, so both settings have the same effect.
 */
export function hidesPrices({ subType, hideAmount }: { subType: StoreDetails["subType"]; hideAmount: boolean }) {
  return subType === "enquiry" || hideAmount;
}

/** The price as shoppers of this store may see it: null if the store hides its prices. */
export function toShownPrice(
  { sellingPrice, discountedPrice }: Price,
  { hidesPrices }: Pick<ApplicationSetting, "hidesPrices">,
): Price | null {
  return hidesPrices ? null : { sellingPrice, discountedPrice };
}

/** Paths of pages that are needed only for ordering. In a store that sells by enquiry they answer 404. */
const ORDERING_PATHS = [
  "/cart",
  "/checkout",
  "/account/orders",
  "/account/quotations",
  "/account/gift-cards",
  "/guest-login",
  "/find-order",
  "/customize",
  "/order-review",
  "/on-sale",
];

/** Whether this decoded path belongs to pages that only a store that takes orders has. */
export function isOrderingPath(pathname: string): boolean {
  return ORDERING_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));
}
