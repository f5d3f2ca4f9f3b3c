import "server-only";
import { findOrder } from "@/lib/data/order/orders";
import { findReturn, listReturns, listReturnsOfOrder } from "@/lib/data/return/returns";
import { listSoldVariants } from "@/lib/data/return/sold-variants";
import type { Order } from "@/lib/domain/order/order";
import type { SoldVariant } from "@/lib/domain/return/exchange";
import type { OrderReturn, ReturnStatus } from "@/lib/domain/return/return";
import type { StoreId } from "@/lib/domain/store/id";
import type { ReturnOfOrder } from "./decide";

/** The returns of an order that its visitor may see, the oldest first, and what its items can be exchanged for. */
export async function readReturnsOfOrder(
  storeId: StoreId,
  { id, items, status }: Pick<Order, "id" | "items" | "status">,
): Promise<{ returns: OrderReturn[]; variants: SoldVariant[] }> {
  const productIds = status === "delivered" ? [...new Set(items.map(({ productId }) => productId))] : [];
  const [returns, variants] = await Promise.all([
    listReturnsOfOrder(storeId, id),
    listSoldVariants(storeId, productIds),
  ]);
  return { returns, variants };
}

/** One page of the store's returns with their orders, the newest first, and the number of all. */
export async function readReturns(
  storeId: StoreId,
  page: { status: ReturnStatus | null; orderId: string | null; page: number; limit: number },
): Promise<{ returns: ReturnOfOrder[]; total: number }> {
  const { returns, total } = await listReturns(storeId, page);
  const found: ReturnOfOrder[] = [];
  for (const returned of returns) found.push(...(await withOrder(storeId, returned)));
  return { returns: found, total };
}

export async function readReturn(storeId: StoreId, id: string): Promise<ReturnOfOrder | null> {
  const returned = await findReturn(storeId, id);
  const [found] = returned ? await withOrder(storeId, returned) : [];
  return found ?? null;
}

/** Empty if the order was deleted since the return was read. */
async function withOrder(storeId: StoreId, returned: OrderReturn): Promise<ReturnOfOrder[]> {
  const order = await findOrder(storeId, returned.orderId);
  return order ? [{ returned, order }] : [];
}
