import type { ApplicationSetting } from "../store/store";
import type { CartItem, SoldItem } from "./cart";

export type StockRefusal = "sold_out" | "too_few_left";

type Stocked = Pick<CartItem, "id" | "productId" | "options" | "quantity"> & {
  sold: Pick<SoldItem, "unit" | "stock" | "allowsBackorder">;
};

/**
 * The items that cannot be bought for want of stock, by their ids. Items of one product and variant with different
 * stitching are cut from the same cloth, so they are counted together.
 *
 * Units:  hundredths of the unit.
 * Source: domain §4.4: less than the smallest quantity one may buy counts as nothing.
 */
export function stockRefusals(
  items: readonly Stocked[],
  { minQuantity }: Pick<ApplicationSetting, "minQuantity">,
): ReadonlyMap<string, StockRefusal> {
  const wanted = new Map<string, number>();
  for (const item of items) wanted.set(stockOf(item), (wanted.get(stockOf(item)) ?? 0) + item.quantity);
  return new Map(
    items.flatMap((item): [string, StockRefusal][] => {
      const { stock, unit, allowsBackorder } = item.sold;
      if (stock === null || allowsBackorder) return [];
      if (stock <= 0 || stock < minQuantity[unit]) return [[item.id, "sold_out"]];
      return (wanted.get(stockOf(item)) ?? 0) > stock ? [[item.id, "too_few_left"]] : [];
    }),
  );
}

function stockOf({ productId, options }: Stocked): string {
  return JSON.stringify([productId, ...options]);
}
