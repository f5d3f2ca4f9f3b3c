import { cancelPendingPaymentCall } from "@/lib/contracts/payment/calls";
import { CHECKOUT_PAGE, checkoutStepPath, paymentPath } from "@/lib/domain/checkout/pages";
import { ok } from "@/lib/domain/result";
import { withRefusal } from "@/lib/http/forms/outcome";
import { type Answer, formMethods, handle } from "@/lib/http/handle";
import { cancelPendingPayment } from "@/lib/workflows/payment/cancel-pending";

export const DELETE = handle(
  cancelPendingPaymentCall,
  async ({ store, visitor, params }) => {
    const cancelled = await cancelPendingPayment({ store, visitor }, params.order_id);
    if (!cancelled.ok) return cancelled;
    return ok({ leads_to: checkoutStepPath(cancelled.value.checkoutId, "review") });
  },
  { form: { redirectTo } },
);

export const POST = formMethods({ DELETE });

/**
 * Where a form sent without script continues. If cancelling is refused because a payment is under way, the payment page
 * shows that refusal. All other refusals redirect to the checkout, which finds the step to show.
 */
function redirectTo(answer: Answer, fields: URLSearchParams): string {
  const checkoutId = fields.get("checkout_id") ?? "";
  if (answer.ok) return checkoutStepPath(checkoutId, "review");
  if (answer.code !== "payment_under_way") return CHECKOUT_PAGE;
  return withRefusal(paymentPath(checkoutId), answer);
}
