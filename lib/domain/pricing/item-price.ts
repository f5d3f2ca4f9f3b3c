import { divideHalfUp } from "../currency/rational";
import type { Price } from "../product/product";
import type { Unit } from "../product/unit";

/**
 * The data of a cart item that pricing needs. All of it comes from the store, except the quantity, which the shopper
 * chooses. Amounts in minor units of the base currency, without the additional charge.
 */
export type ItemToPrice = Price & {
  /** Identifies the item within its cart. */
  id: string;
  productId: string;
  categoryIds: readonly string[];
  unit: Unit;
  /** The quantity to pay for, including extra cloth: hundredths of `unit`, at most `LARGEST_QUANTITY`. */
  quantity: number;
  /** The product's own minimum quantity and step, in hundredths; 0 or left out if the store's rules apply. */
  minQuantity?: number;
  stepQuantity?: number;
  /** Extra cloth needed for stitching, in hundredths of `unit`; 0 if none is needed. */
  additionalQuantity: number;
  /** The price of the chosen addon with its options (`addon-price.ts`), and of what is written on the item. */
  addonPrice: number;
  /** The weight of one piece, metre or kilogram, depending on `unit`. */
  weightGrams: number;
  /** Empty for the store's primary tax rate. */
  taxRateId: string;
  /** Whether the item is made for the shopper: it has an addon, or something is written on it. */
  isCustomised: boolean;
  allowsCashOnDelivery: boolean;
};

/**
 * The largest quantity of an item: 10,000 pieces, metres or kilograms, in hundredths. The schemas of the API refuse
 * larger quantities, so that sums of prices stay exact.
 */
export const LARGEST_QUANTITY = 1_000_000;

type Priced = Pick<ItemToPrice, "unit" | "quantity" | "sellingPrice" | "discountedPrice" | "addonPrice">;

/**
 * The price of one piece, metre or kilogram. For a piece it includes the addon. For a metre or kilogram it does not,
 * because the addon is paid once for the whole item. See docs/domain.md#prices.
 */
export function unitPrice({ unit, discountedPrice, addonPrice }: Omit<Priced, "quantity" | "sellingPrice">): number {
  return unit === "Pcs" ? discountedPrice + addonPrice : discountedPrice;
}

/**
 * The total of an item.
 *
 * Units:  minor units of the base currency without the additional charge, rounded once, halves up.
 * Errors: RangeError if the quantity is not whole, not positive or above `LARGEST_QUANTITY` (the schemas of the API
 *         refuse such quantities earlier).
 * Source: docs/domain.md#prices; pricing rule 6: (price + addon) × quantity for pieces, price × quantity + addon for
 *         metres and kilograms.
 */
export function itemTotal(item: Priced): number {
  return totalAt(item.discountedPrice, item);
}

/**
 * Like `itemTotal`, but at the list price. A packaging charge in percent is calculated on this total. See
 * docs/domain.md#extra-charges.
 */
export function itemListTotal(item: Priced): number {
  return totalAt(item.sellingPrice, item);
}

/** True for an item whose price is already reduced. Depending on a setting, offers leave such items out. */
export function isDiscounted({ sellingPrice, discountedPrice }: Price): boolean {
  return discountedPrice < sellingPrice;
}

function totalAt(price: number, { unit, quantity, addonPrice }: Priced): number {
  // Quantities that are not whole need no check, because `BigInt` throws for them.
  if (quantity <= 0 || quantity > LARGEST_QUANTITY) throw new RangeError(`No quantity to price: ${quantity}`);
  return unit === "Pcs" ? times(price + addonPrice, quantity) : times(price, quantity) + addonPrice;
}

function times(price: number, hundredths: number): number {
  return divideHalfUp(BigInt(price) * BigInt(hundredths), 100n);
}
