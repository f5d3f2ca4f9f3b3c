import type { Visitor } from "@/lib/domain/authentication/visitor";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";

/** The order that a quotation has become, which is opened by the quotation's `key` too; null without. */
export function orderHrefOf({ orderId }: Quotation, key: string | null): string | null {
  return orderId === null ? null : orderSummaryPath(orderId, key);
}

/** Whoever looks is the customer whose quotation it is. */
export function isOwn(visitor: Visitor, { customerId }: Quotation): boolean {
  return visitor.kind === "customer" && visitor.customerId === customerId;
}
