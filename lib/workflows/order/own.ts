import "server-only";
import { findOrder, lockOrder } from "@/lib/data/order/orders";
import type { Database } from "@/lib/database/connection";
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

/** Like `findOwnOrder`, but locks the order until the transaction ends. */
export async function lockOwnOrder(
  storeId: StoreId,
  { customerId }: Pick<CustomerVisitor, "customerId">,
  id: string,
  database: Database,
): Promise<Order | null> {
  const order = await lockOrder(storeId, id, database);
  return order?.customerId === customerId ? order : null;
}
