import "server-only";
import { listBestSellers, listSales } from "@/lib/data/order/today";
import { BEST_SELLER_DAYS, type BestSeller, type DayOfSales } from "@/lib/domain/staff/today";
import type { StoreId } from "@/lib/domain/store/id";

type SoldLately = { sales: DayOfSales[]; bestSellers: BestSeller[] };

const DAY_MS = 24 * 60 * 60_000;
/** What took so long to add up is kept so long. Of a small store everything is always added up anew. */
const SLOW_MS = 200;
const KEPT_MS = 60_000;

/** One entry for each store with so many orders that adding them up is slow. */
const kept = new Map<StoreId, { until: number; sold: SoldLately }>();

/** What was sold in the last months, at most a minute old. */
export async function readSoldLately(storeId: StoreId, now: Date): Promise<SoldLately> {
  const earlier = kept.get(storeId);
  if (earlier && performance.now() < earlier.until) return earlier.sold;
  const began = performance.now();
  const since = new Date(now.getTime() - BEST_SELLER_DAYS * DAY_MS);
  const sold = { sales: await listSales(storeId, now), bestSellers: await listBestSellers(storeId, since) };
  const ended = performance.now();
  kept.delete(storeId);
  if (ended - began > SLOW_MS) kept.set(storeId, { until: ended + KEPT_MS, sold });
  return sold;
}
