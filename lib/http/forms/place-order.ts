import "server-only";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { checkoutStepPath, orderSummaryPath, paymentPath } from "@/lib/domain/checkout/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import type { Answer } from "@/lib/http/handle";
import { withDone, withRefusal } from "./outcome";

/**
 * The page to show after placing an order: the order or its payment page; if the order was refused, the review step of
 * the checkout.
 */
export function placedOrderPath(answer: Answer, fields: URLSearchParams): string {
  const checkoutId = fields.get("checkout_id") ?? "";
  if (!answer.ok) return withRefusal(checkoutStepPath(checkoutId, "review"), answer, triedPayment(fields));
  const { order, key } = placedOrderWireSchema.parse(answer.value);
  return order.order_status === "pending" ? paymentPath(checkoutId) : orderSummaryPath(order._id, key);
}

/** The page to show after the shopper sent the reference of a bank transfer: the order that was paid. */
export function transferReferencePath(answer: Answer, fields: URLSearchParams): string {
  const page = orderSummaryPath(fields.get("order_id") ?? "", fields.get("key"));
  if (!answer.ok) return withRefusal(page, answer);
  return withDone(page, "reference_kept");
}

/** The query parameter with the payment method of a form that leads back to the review, which chooses it again. */
export function triedPayment(fields: URLSearchParams): Record<string, string> {
  const name = fields.get("payment_name");
  return name ? { [OUTCOME_QUERY.payment]: name } : {};
}
