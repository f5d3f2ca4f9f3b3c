import { withCharge } from "../currency/currency";
import type { Order, OrderItem } from "../order/order";
import { itemTotal } from "../pricing/item-price";

/** What a returned item is exchanged for: another variant of its product, in the same quantity. */
export type ReturnExchange = {
  variantId: string;
  sku: string;
  options: readonly string[];
  image: string;
  /**
   * What the other variant cost more when the shopper asked for it, for the whole quantity; negative if it cost less. In
   * minor units of the base currency, including the additional charge.
   */
  difference: number;
  /** The quantity deducted from stock for it, in hundredths. It is kept until the return arrives or is refused. */
  stockTaken: number;
};

/** A variant that is sold now. Its price is in minor units of the base currency, its stock in hundredths of the unit. */
export type SoldVariant = Pick<ReturnExchange, "variantId" | "sku" | "options" | "image"> & {
  productId: string;
  price: number;
  stock: number | null;
  allowsBackorder: boolean;
};

type Exchanged = Pick<OrderItem, "productId" | "variantId" | "unit" | "unitPrice" | "addonPrice">;

/** The variants that `quantity` of an item can be exchanged for, its own among them, in the order of the product page. */
export function exchangeVariants(
  { productId, variantId }: Pick<OrderItem, "productId" | "variantId">,
  quantity: number,
  variants: readonly SoldVariant[],
): SoldVariant[] {
  if (variantId === "") return [];
  return variants.filter(
    (variant) =>
      variant.productId === productId &&
      (variant.stock === null || variant.allowsBackorder || variant.stock >= quantity),
  );
}

/**
 * What a variant costs more than the item's own, both at today's prices, so that a price that has changed for all of
 * them costs nobody anything. If the item's own variant is no longer sold, its price is the one that was paid.
 *
 * Units:  minor units of the base currency, including the additional charge of the order's currency.
 * Source: docs/domain.md#returns; decision 76.
 */
export function exchangeDifference(
  item: Exchanged,
  quantity: number,
  { wanted, variants }: { wanted: SoldVariant; variants: readonly SoldVariant[] },
  currency: Order["currency"],
): number {
  const own = variants.find(({ variantId, productId }) => variantId === item.variantId && productId === item.productId);
  // The price of a piece includes its addon, which the other variant gets too.
  const paid = item.unit === "Pcs" ? item.unitPrice - item.addonPrice : item.unitPrice;
  const charged = (price: number) =>
    withCharge(
      itemTotal({ unit: item.unit, quantity, addonPrice: 0, sellingPrice: price, discountedPrice: price }),
      currency,
    );
  return charged(wanted.price) - charged(own?.price ?? paid);
}
