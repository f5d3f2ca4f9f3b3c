import type { Visitor } from "@/lib/domain/authentication/visitor";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";

/**
 * The address of the order that an approved quotation became; its page accepts the quotation's `key`. Null while there
 * is no order.
 */
export function orderHrefOf({ orderId }: Quotation, key: string | null): string | null {
  return orderId === null ? null : orderSummaryPath(orderId, key);
}

/** Whether the visitor is the customer who asked for the quotation. */
export function isOwnQuotation(visitor: Visitor, { customerId }: Quotation): boolean {
  return visitor.kind === "customer" && visitor.customerId === customerId;
}
