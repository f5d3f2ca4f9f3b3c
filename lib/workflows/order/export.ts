import "server-only";
import { ORDER_CSV_HEAD, orderCsv } from "@/lib/contracts/order/csv";
import { listOrdersAfter } from "@/lib/data/order/lists";
import type { StoreId } from "@/lib/domain/store/id";

/** Small enough that exporting one part takes well under a second. */
const ORDERS_PER_PART = 500;

/** One part of all orders as CSV; `after` is null for the first part, which starts with the column names. */
export async function exportOrders(
  storeId: StoreId,
  after: string | null,
): Promise<{ csv: string; next: string | null }> {
  const orders = await listOrdersAfter(storeId, { after, limit: ORDERS_PER_PART });
  const csv = `${after === null ? ORDER_CSV_HEAD : ""}${orders.map(orderCsv).join("")}`;
  return { csv, next: orders.length < ORDERS_PER_PART ? null : (orders.at(-1)?.id ?? null) };
}
