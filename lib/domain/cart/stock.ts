import { minQuantityOf } from "../product/quantities";
import type { ApplicationSetting } from "../store/store";
import type { CartItem, SoldItem } from "./cart";

export type StockRefusal = "sold_out" | "too_few_left";

type ItemWithStock = Pick<CartItem, "id" | "productId" | "options" | "quantity"> & {
  sold: Pick<SoldItem, "unit" | "minQuantity" | "stock" | "allowsBackorder">;
};

/**
 * The refusals of items with too little stock, by item id. Items of the same product and variant share one stock, so
 * their quantities are added up, even if their addons differ.
 *
 * Units:  hundredths of the unit.
 * Source: docs/domain.md#stock: stock below the minimum quantity counts as sold out.
 */
export function stockRefusals(
  items: readonly ItemWithStock[],
  rules: Pick<ApplicationSetting, "minQuantity">,
): ReadonlyMap<string, StockRefusal> {
  const wanted = new Map<string, number>();
  for (const item of items) wanted.set(stockKey(item), (wanted.get(stockKey(item)) ?? 0) + item.quantity);
  return new Map(
    items.flatMap((item): [string, StockRefusal][] => {
      const { stock, allowsBackorder } = item.sold;
      if (stock === null || allowsBackorder) return [];
      if (stock <= 0 || stock < minQuantityOf(item.sold, rules)) return [[item.id, "sold_out"]];
      return (wanted.get(stockKey(item)) ?? 0) > stock ? [[item.id, "too_few_left"]] : [];
    }),
  );
}

function stockKey({ productId, options }: ItemWithStock): string {
  return JSON.stringify([productId, ...options]);
}
