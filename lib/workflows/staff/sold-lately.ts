import "server-only";
import { listBestSellers, listSales } from "@/lib/data/order/today";
import { BEST_SELLER_DAYS, type BestSeller, type DayOfSales } from "@/lib/domain/staff/today";
import type { StoreId } from "@/lib/domain/store/id";

type SoldLately = { sales: DayOfSales[]; bestSellers: BestSeller[] };

const DAY_MS = 24 * 60 * 60_000;
/** With more orders than these in the last months, the sums are kept for a minute. Fewer are added up at once anew. */
const MANY_ORDERS = 5_000;
const KEPT_MS = 60_000;

/** One entry for each store with many orders. */
const kept = new Map<StoreId, { until: number; sold: SoldLately }>();

/** What was sold in the last months; at most a minute old. */
export async function readSoldLately(storeId: StoreId, now: Date): Promise<SoldLately> {
  const earlier = kept.get(storeId);
  if (earlier && performance.now() < earlier.until) return earlier.sold;
  const since = new Date(now.getTime() - BEST_SELLER_DAYS * DAY_MS);
  const sold = { sales: await listSales(storeId, now), bestSellers: await listBestSellers(storeId, since) };
  const orders = sold.sales.reduce((sum, day) => sum + day.orders, 0);
  kept.delete(storeId);
  if (orders > MANY_ORDERS) kept.set(storeId, { until: performance.now() + KEPT_MS, sold });
  return sold;
}
