import type { ProductStatus } from "../product-import/imported-product";

/** Prices in minor units of the base currency; stock in hundredths of the unit, null if it is not counted. */
export type Amounts = { sellingPrice: number; discountedPrice: number; stock: number | null };

/**
 * What an owner changes from day to day. What is left out stays as it is; the list price is `sellingPrice`. `seenPrice` and
 * `seenStock` are what the owner saw: a count is refused if something was sold or counted meanwhile, so that it does not
 * bring back what is gone.
 */
export type DailyChange = {
  price?: number;
  sellingPrice?: number;
  seenPrice?: number;
  stock?: number | null;
  seenStock?: number | null;
  status?: ProductStatus;
};

/**
 * The amounts after a change. A product without a discount has its new price as list price too, unless another one is
 * given; otherwise the list price stays, but is never lower than the price.
 */
export function changedAmounts({ sellingPrice, discountedPrice, stock }: Amounts, change: DailyChange): Amounts {
  const price = change.price ?? discountedPrice;
  const isReduced = discountedPrice < sellingPrice;
  return {
    sellingPrice: change.sellingPrice ?? (isReduced ? Math.max(sellingPrice, price) : price),
    discountedPrice: price,
    stock: change.stock === undefined ? stock : change.stock,
  };
}

/** The amounts of a product as its variants give them; null if it has none. */
export function amountsOfVariants(
  variants: readonly Amounts[],
): (Amounts & { minPrice: number; maxPrice: number }) | null {
  const [first] = variants;
  if (!first) return null;
  const cheapest = variants.reduce(
    (found, each) => (each.discountedPrice < found.discountedPrice ? each : found),
    first,
  );
  const stocks = variants.map(({ stock }) => stock);
  return {
    sellingPrice: cheapest.sellingPrice,
    discountedPrice: cheapest.discountedPrice,
    minPrice: cheapest.discountedPrice,
    maxPrice: Math.max(...variants.map(({ discountedPrice }) => discountedPrice)),
    stock: stocks.includes(null) ? null : stocks.reduce<number>((sum, stock) => sum + (stock ?? 0), 0),
  };
}
