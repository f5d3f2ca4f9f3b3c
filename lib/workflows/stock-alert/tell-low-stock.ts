import "server-only";
import { listStockNames } from "@/lib/data/product/stock-items";
import type { Database } from "@/lib/database/connection";
import { runsLow, type StockChange } from "@/lib/domain/product/stock-change";
import { USUAL_LOW_STOCK } from "@/lib/domain/product/stock-item";
import { quantityText } from "@/lib/domain/product/unit";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";

const MAX_ITEMS = 200;

/** Mails the store what these changes have used up, or nearly so: once when it happens, not again with each order. */
export async function tellLowStock(
  store: StoreDetails,
  changes: readonly StockChange[],
  database: Database,
): Promise<void> {
  const low = runsLow(changes, store.setting.minStock ?? USUAL_LOW_STOCK).slice(0, MAX_ITEMS);
  if (low.length === 0) return;
  const names = await listStockNames(store.id, low, database);
  const items = low.flatMap(({ productId, variantId, after, unit }) => {
    const found = names.get(`${productId} ${variantId}`);
    if (!found) return [];
    return [
      { name: found.name.slice(0, 300), sku: found.sku.slice(0, 200), left: quantityText(Math.max(after, 0), unit) },
    ];
  });
  if (items.length === 0) return;
  await tellShop(store, "stock", { template: "owner_low_stock", content: { items } }, clock.now(), database);
}
