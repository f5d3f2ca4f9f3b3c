import "server-only";
import { ORDER_CSV_HEAD, orderCsv } from "@/lib/contracts/order/csv";
import { listOrdersAfter } from "@/lib/data/order/lists";
import type { StoreId } from "@/lib/domain/store/id";

/** Orders in one part: a part is made, and sent, in well under a second. */
const ORDERS_IN_A_PART = 500;

/** All orders of the store as CSV, part after part; `after` is null for the first, which names the columns. */
export async function exportOrders(
  storeId: StoreId,
  after: string | null,
): Promise<{ csv: string; next: string | null }> {
  const orders = await listOrdersAfter(storeId, { after, limit: ORDERS_IN_A_PART });
  const csv = `${after === null ? ORDER_CSV_HEAD : ""}${orders.map(orderCsv).join("")}`;
  return { csv, next: orders.length < ORDERS_IN_A_PART ? null : (orders.at(-1)?.id ?? null) };
}
