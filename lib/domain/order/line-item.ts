import type { RefreshedItem } from "../cart/refresh";
import type { Customization } from "../customization/customization";
import type { Personalization } from "../personalization/personalization";
import type { Unit } from "../product/unit";

/**
 * A copy of a product's data at the time when an order or quotation was made. Quantities are in hundredths of the unit.
 */
export type LineItem = {
  /** Position in the list of items, from 0. */
  position: number;
  productId: string;
  /** Empty if there is no variant; the text fields below may be empty too. */
  variantId: string;
  slug: string;
  name: string;
  sku: string;
  hsnCode: string;
  image: string;
  optionNames: readonly string[];
  options: readonly string[];
  addonId: string;
  addonName: string;
  modelId: string;
  unit: Unit;
  quantity: number;
  /** The part of the quantity that is extra cloth for stitching. */
  additionalQuantity: number;
  /** What the item is made to; null if it is not made to measure. */
  customization: Customization | null;
  /** What is written on it; null if nothing is. */
  personalization: Personalization | null;
  taxRateId: string;
};

/** Makes a line item from a cart item whose product is still sold. */
export function lineItem(
  item: RefreshedItem,
  { variantId, slug, name, sku, hsnCode, image, taxRateId }: NonNullable<RefreshedItem["sold"]>,
  position: number,
): LineItem {
  const { productId, optionNames, options, addonId, addon, modelId, unit, quantity, additionalQuantity } = item;
  return {
    position,
    productId,
    variantId: variantId ?? "",
    slug,
    name,
    sku,
    hsnCode,
    image,
    optionNames,
    options,
    addonId,
    addonName: addon?.name ?? "",
    modelId,
    unit,
    quantity,
    additionalQuantity,
    customization: addon?.customization ?? null,
    personalization: item.personalization,
    taxRateId,
  };
}
