import "server-only";
import { isValidOrderLink } from "@/lib/data/order/links";
import { findOrder } from "@/lib/data/order/orders";
import { isValidLinkToOrderOfQuotation } from "@/lib/data/quotation/links";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { Order } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The order, for the customer whose it is or for who has a link (`key`) to it or to the quotation that it was made of.
 * Null for everybody else, as if there were none.
 */
export async function findOrderForVisitor(
  { id: storeId }: { id: StoreId },
  visitor: Visitor,
  id: string,
  key: string | null,
): Promise<Order | null> {
  const isOpened = key !== null && (await isOpenedBy(storeId, id, key));
  if (!isOpened && visitor.kind !== "customer") return null;
  const order = await findOrder(storeId, id);
  const isOwn = visitor.kind === "customer" && order?.customerId === visitor.customerId;
  return isOpened || isOwn ? order : null;
}

async function isOpenedBy(storeId: StoreId, id: string, key: string): Promise<boolean> {
  return (await isValidOrderLink(storeId, id, key)) || (await isValidLinkToOrderOfQuotation(storeId, id, key));
}
