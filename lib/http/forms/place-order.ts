import "server-only";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { checkoutStepPath, orderSummaryPath, paymentPath } from "@/lib/domain/checkout/pages";
import type { Answer } from "@/lib/http/handle";
import { withDone, withRefusal } from "./outcome";

/**
 * The page to show after placing an order: the order or its payment page; if the order was refused, the review step of
 * the checkout.
 */
export function placedOrderPath(answer: Answer, fields: URLSearchParams): string {
  const checkoutId = fields.get("checkout_id") ?? "";
  if (!answer.ok) return withRefusal(checkoutStepPath(checkoutId, "review"), answer);
  const { order, key } = placedOrderWireSchema.parse(answer.value);
  return order.order_status === "pending" ? paymentPath(checkoutId) : orderSummaryPath(order._id, key);
}

/** The page to show after the shopper sent the reference of a bank transfer: the order that was paid. */
export function transferReferencePath(answer: Answer, fields: URLSearchParams): string {
  const page = orderSummaryPath(fields.get("order_id") ?? "", fields.get("key"));
  if (!answer.ok) return withRefusal(page, answer);
  return withDone(page, "reference_kept");
}
