import { cancelPendingPaymentCall } from "@/lib/contracts/payment/calls";
import { CHECKOUT_PAGE, CHECKOUT_QUERY, checkoutStepPath, paymentPath } from "@/lib/domain/checkout/pages";
import { type Answer, formMethods, handle } from "@/lib/http/handle";
import { cancelPendingPayment } from "@/lib/workflows/payment/give-up";

export const DELETE = handle(
  cancelPendingPaymentCall,
  async ({ store, visitor, params }) => {
    const given = await cancelPendingPayment({ store, visitor }, params.order_id);
    if (!given.ok) return given;
    const { checkoutId, touched } = given.value;
    return { ok: true, value: { leads_to: checkoutStepPath(checkoutId, "review") }, touched };
  },
  { form: { parseForm: () => undefined, redirectTo } },
);

export const POST = formMethods({ DELETE });

/** Who cannot give up is told so where they pay; an order that needs no money any more leads on by itself. */
function redirectTo(answer: Answer, fields: URLSearchParams): string {
  const checkoutId = fields.get("checkout_id") ?? "";
  if (answer.ok) return checkoutStepPath(checkoutId, "review");
  if (answer.code !== "payment_under_way") return CHECKOUT_PAGE;
  return `${paymentPath(checkoutId)}?${new URLSearchParams({ [CHECKOUT_QUERY.refusal]: answer.code })}`;
}
