import "server-only";
import { findOrder } from "@/lib/data/order/orders";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Order } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";

/** The customer's own order; null for other people's orders, as if they did not exist. */
export async function findOwnOrder(
  storeId: StoreId,
  { customerId }: Pick<CustomerVisitor, "customerId">,
  id: string,
): Promise<Order | null> {
  const order = await findOrder(storeId, id);
  return order?.customerId === customerId ? order : null;
}
