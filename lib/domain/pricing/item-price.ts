import { divideHalfUp } from "../currency/rational";
import type { Price } from "../product/product";
import type { Unit } from "../product/unit";

/**
 * The facts of a cart item that pricing needs. All are read from the store; only the quantity comes from the shopper.
 * Amounts in minor units of the base, without the additional charge.
 */
export type ItemToPrice = Price & {
  /** Identifies the item within its cart. */
  id: string;
  productId: string;
  categoryIds: readonly string[];
  unit: Unit;
  /** The paid quantity, including extra cloth: hundredths of `unit`, at most `LARGEST_QUANTITY`. */
  quantity: number;
  /** Extra cloth that stitching needs, in hundredths; 0 without. */
  additionalQuantity: number;
  /** The chosen addon with its options (`addon-price.ts`); 0 without. */
  addonPrice: number;
  /** For one piece, metre or kilogram. */
  weightGrams: number;
  /** Empty for the store's primary rate. */
  taxRateId: string;
  /** Stitched to measure. */
  isCustomised: boolean;
  allowsCashOnDelivery: boolean;
};

/** 10,000 pieces, metres or kilograms, in hundredths. The contracts refuse more, so that sums stay exact and fast. */
export const LARGEST_QUANTITY = 1_000_000;

type Priced = Pick<ItemToPrice, "unit" | "quantity" | "sellingPrice" | "discountedPrice" | "addonPrice">;

/**
 * A piece includes its addon; a metre or kilogram does not, because the addon is paid once per item.
 * See docs/domain.md#prices.
 */
export function unitPrice({ unit, discountedPrice, addonPrice }: Omit<Priced, "quantity" | "sellingPrice">): number {
  return unit === "Pcs" ? discountedPrice + addonPrice : discountedPrice;
}

/**
 * The total of an item.
 *
 * Units:  minor units of the base without the additional charge, rounded once, halves up.
 * Errors: RangeError when the quantity is not whole, not positive or above `LARGEST_QUANTITY` (the contracts refuse it).
 * Source: docs/domain.md#prices; pricing rule 6: Pcs (price + addon) × quantity; Mts, Kgs price × quantity, + addon
 *         once.
 */
export function itemTotal(item: Priced): number {
  return totalAt(item.discountedPrice, item);
}

/**
 * Like `itemTotal`, but at the list price, on which the packaging percentage is based.
 * See docs/domain.md#extra-charges.
 */
export function itemListTotal(item: Priced): number {
  return totalAt(item.sellingPrice, item);
}

/** True for items already reduced in the shop, which offers may exclude. */
export function isDiscounted({ sellingPrice, discountedPrice }: Price): boolean {
  return discountedPrice < sellingPrice;
}

function totalAt(price: number, { unit, quantity, addonPrice }: Priced): number {
  // `BigInt` throws for fractions by itself.
  if (quantity <= 0 || quantity > LARGEST_QUANTITY) throw new RangeError(`No quantity to price: ${quantity}`);
  return unit === "Pcs" ? times(price + addonPrice, quantity) : times(price, quantity) + addonPrice;
}

function times(price: number, hundredths: number): number {
  return divideHalfUp(BigInt(price) * BigInt(hundredths), 100n);
}
