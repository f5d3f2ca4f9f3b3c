import "server-only";
import { ORDER_CSV_HEAD, orderCsv } from "@/lib/contracts/order/csv";
import { listOrdersAfter } from "@/lib/data/order/lists";
import type { StoreId } from "@/lib/domain/store/id";

/** The number of orders in one part of the export; one part takes well under a second. */
const ORDERS_PER_PART = 500;

/**
 * All orders as CSV, in parts. `after` is the last order of the previous part; null for the first part, which begins
 * with the column names.
 */
export async function exportOrders(
  storeId: StoreId,
  after: string | null,
): Promise<{ csv: string; unreadable: readonly string[]; next: string | null }> {
  const { values: orders, unreadable, next } = await listOrdersAfter(storeId, { after, limit: ORDERS_PER_PART });
  const csv = `${after === null ? ORDER_CSV_HEAD : ""}${orders.map(orderCsv).join("")}`;
  return { csv, unreadable, next };
}
