import { readStore } from "@/lib/cached/read-store";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { listStockCall, STOCK_PER_PAGE, stockItemToWire } from "@/lib/contracts/product/stock-calls";
import { listStockItems } from "@/lib/data/product/stock-items";
import { USUAL_LOW_STOCK } from "@/lib/domain/product/stock-item";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listStockCall, async ({ storeId, query: { q, state, page } }) => {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const lowStock = store.setting.minStock ?? USUAL_LOW_STOCK;
  const { items, total } = await listStockItems(storeId, { search: q, state, lowStock, page, limit: STOCK_PER_PAGE });
  return ok({
    list: items.map(stockItemToWire),
    total,
    page,
    limit: STOCK_PER_PAGE,
    low_stock: toMajor(lowStock),
  });
});
