import "server-only";
import type { OwnerOrder } from "@/lib/contracts/order/owner-wire";
import { isValidOrderLink } from "@/lib/data/order/links";
import { countParcelsCameBack } from "@/lib/data/order/lists";
import { findOrder } from "@/lib/data/order/orders";
import { isValidLinkToOrderOfQuotation } from "@/lib/data/quotation/links";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import type { Order } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Finds an order for its customer, or for a visitor whose link contains `key`. The link may belong to the order, or to
 * the quotation from which the order was made. Null for everybody else, as if the order did not exist.
 */
export async function findOrderForVisitor(
  { id: storeId }: { id: StoreId },
  visitor: Visitor,
  id: string,
  key: string | null,
): Promise<Order | null> {
  const hasValidKey = key !== null && (await isValidKey(storeId, id, key));
  if (!hasValidKey && visitor.kind !== "customer") return null;
  const order = await findOrder(storeId, id);
  const isOwn = visitor.kind === "customer" && order?.customerId === visitor.customerId;
  return hasValidKey || isOwn ? order : null;
}

async function isValidKey(storeId: StoreId, id: string, key: string): Promise<boolean> {
  return (await isValidOrderLink(storeId, id, key)) || (await isValidLinkToOrderOfQuotation(storeId, id, key));
}

/** Orders as the owner sees them: with how many parcels of their customers came back. */
export async function markCustomers(storeId: StoreId, orders: readonly Order[]): Promise<OwnerOrder[]> {
  const cameBack = await countParcelsCameBack(storeId, [...new Set(orders.map(messageRecipient))]);
  return orders.map((order) => ({ order, parcelsCameBack: cameBack.get(messageRecipient(order)) ?? 0 }));
}

/** The same for one order. */
export async function markCustomer(storeId: StoreId, order: Order): Promise<OwnerOrder> {
  const [marked] = await markCustomers(storeId, [order]);
  return marked ?? { order, parcelsCameBack: 0 };
}
