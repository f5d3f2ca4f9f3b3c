import { insertOrderLink } from "@/lib/data/order-links";
import { orderSummaryPath } from "@/lib/domain/checkout-pages";
import type { StoreId } from "@/lib/domain/ids";
import type { Quotation } from "@/lib/domain/quotation";
import type { Visitor } from "@/lib/domain/visitor";

/** The order that a quotation has become, with a link of its own for who has no account that shows it; null without. */
export async function orderHrefOf(storeId: StoreId, { orderId }: Quotation, isOwn: boolean): Promise<string | null> {
  if (orderId === null) return null;
  return orderSummaryPath(orderId, isOwn ? null : await insertOrderLink(storeId, orderId, new Date()));
}

/** Whoever looks is the customer whose quotation it is. */
export function isOwn(visitor: Visitor, { customerId }: Quotation): boolean {
  return visitor.kind === "customer" && visitor.customerId === customerId;
}
