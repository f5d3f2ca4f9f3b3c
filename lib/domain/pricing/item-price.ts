import { divideHalfUp } from "../currency/rational";
import type { Price } from "../product/product";
import type { Unit } from "../product/unit";

/**
 * What pricing needs to know of a cart item, all of it read from the store and nothing from the shopper but the
 * quantity. Amounts in minor units of the base, without the additional charge.
 */
export type ItemToPrice = Price & {
  /** Tells items of one bag apart. */
  id: string;
  productId: string;
  categoryIds: readonly string[];
  unit: Unit;
  /** What is paid for, extra cloth included: hundredths of `unit`, at most `LARGEST_QUANTITY`. */
  quantity: number;
  /** Extra cloth that stitching needs, in hundredths; 0 without. */
  additionalQuantity: number;
  /** The chosen addon with its options (`addon-price.ts`); 0 without. */
  addonPrice: number;
  /** Of one piece, metre or kilogram. */
  weightGrams: number;
  /** Empty: the store's primary rate. */
  taxRateId: string;
  /** Stitched to measure. */
  isCustomised: boolean;
  allowsCashOnDelivery: boolean;
};

/** Ten thousand pieces, metres or kilograms, in hundredths; the edge refuses more, so that sums stay exact and quick. */
export const LARGEST_QUANTITY = 1_000_000;

type Priced = Pick<ItemToPrice, "unit" | "quantity" | "sellingPrice" | "discountedPrice" | "addonPrice">;

/** Per piece with its addon; per metre or kilogram without, because that addon is paid once per item. Domain §4.1. */
export function unitPrice({ unit, discountedPrice, addonPrice }: Omit<Priced, "quantity" | "sellingPrice">): number {
  return unit === "Pcs" ? discountedPrice + addonPrice : discountedPrice;
}

/**
 * What an item costs.
 *
 * Units:  minor units of the base without the additional charge, rounded once, halves up.
 * Errors: RangeError when the quantity is not whole, not positive or above `LARGEST_QUANTITY`, which the edge refuses.
 * Source: domain §4.1; pricing rule 6: Pcs (price + addon) × quantity; Mts, Kgs price × quantity, + addon once.
 */
export function itemTotal(item: Priced): number {
  return totalAt(item.discountedPrice, item);
}

/** As `itemTotal` at the list price, which packaging is a percent of. Domain §4.11. */
export function itemListTotal(item: Priced): number {
  return totalAt(item.sellingPrice, item);
}

/** Reduced in the shop already, which offers may leave out. */
export function isDiscounted({ sellingPrice, discountedPrice }: Price): boolean {
  return discountedPrice < sellingPrice;
}

function totalAt(price: number, { unit, quantity, addonPrice }: Priced): number {
  // `BigInt` refuses fractions by itself.
  if (quantity <= 0 || quantity > LARGEST_QUANTITY) throw new RangeError(`No quantity to price: ${quantity}`);
  return unit === "Pcs" ? times(price + addonPrice, quantity) : times(price, quantity) + addonPrice;
}

function times(price: number, hundredths: number): number {
  return divideHalfUp(BigInt(price) * BigInt(hundredths), 100n);
}
