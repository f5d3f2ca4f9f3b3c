import { productPath } from "../product/path";

/** The page that says when an order arrives at a postal code, for visitors without script. */
export const DELIVERY_PAGE = "/delivery";

/** The class of the form with a postal code, and the id of its field. */
export const DELIVERY_FORM = "delivery-check";

const MAX_SLUG_LENGTH = 200;

/** Where the answer leads back to: the product with this slug, or else the home page. */
export function backFromDelivery(slug: string): string {
  return slug !== "" && slug.length <= MAX_SLUG_LENGTH ? productPath(slug) : "/";
}
