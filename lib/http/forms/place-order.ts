import "server-only";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { CHECKOUT_QUERY, checkoutStepPath, orderSummaryPath, paymentPath } from "@/lib/domain/checkout/pages";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";

/** What a plain form orders. */
export function orderFields(fields: URLSearchParams) {
  const { seen_total, ...texts } = Object.fromEntries(fields);
  return { ...texts, ...(seen_total && { seen_total: Number(seen_total) }) };
}

/** On to the order, or to where it is paid; back to the review when it was refused. */
export function toOrdered(answer: Answer, fields: URLSearchParams): string {
  const checkoutId = fields.get("checkout_id") ?? "";
  if (!answer.ok) return refusedAt(checkoutStepPath(checkoutId, "review"), answer);
  const { order, key } = placedOrderWireSchema.parse(answer.value);
  return order.order_status === "pending" ? paymentPath(checkoutId) : orderSummaryPath(order._id, key);
}

/** Back to the order that a transfer was named for. */
export function toReferredOrder(answer: Answer, fields: URLSearchParams): string {
  const page = orderSummaryPath(fields.get("order_id") ?? "", fields.get("key"));
  if (!answer.ok) return refusedAt(page, answer);
  return extended(page, { [CHECKOUT_QUERY.done]: "reference_kept" });
}

function refusedAt(page: string, { code, field, errors = [] }: Refusal): string {
  const named = errors[0];
  const path = named?.path ?? field;
  return extended(page, {
    [CHECKOUT_QUERY.refusal]: code,
    ...(path && { [CHECKOUT_QUERY.field]: path }),
  });
}

function extended(page: string, query: Record<string, string>): string {
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;
}
