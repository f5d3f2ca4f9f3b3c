import type { Visitor } from "@/lib/domain/authentication/visitor";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";

/**
 * The path of the order that an approved quotation became, with the quotation's `key`, which the order's page also
 * accepts. Null if the quotation has no order yet.
 */
export function orderHrefOf({ orderId }: Quotation, key: string | null): string | null {
  return orderId === null ? null : orderSummaryPath(orderId, key);
}

/** Whether the visitor is the signed-in customer who requested the quotation. */
export function isOwnQuotation(visitor: Visitor, { customerId }: Quotation): boolean {
  return visitor.kind === "customer" && visitor.customerId === customerId;
}
