import "server-only";
import { isValidOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import { isValidLinkToOrderOfQuotation } from "@/lib/data/quotation/links";
import type { Visitor } from "@/lib/domain/authentication/visitor";
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
