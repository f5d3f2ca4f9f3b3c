import type { Visitor } from "@/lib/domain/authentication/visitor";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";

/** The page of the order that an approved quotation became, which opens with the quotation's `key` too; null before. */
export function orderHrefOf({ orderId }: Quotation, key: string | null): string | null {
  return orderId === null ? null : orderSummaryPath(orderId, key);
}

/** Whether the visitor is the customer who asked for the quotation. */
export function isOwnQuotation(visitor: Visitor, { customerId }: Quotation): boolean {
  return visitor.kind === "customer" && visitor.customerId === customerId;
}
