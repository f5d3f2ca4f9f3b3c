import { giveUpPaymentCall } from "@/lib/contracts/payment/calls";
import { CHECKOUT_PAGE, CHECKOUT_QUERY, checkoutStepPath, paymentPath } from "@/lib/domain/checkout/pages";
import { type Answer, formMethods, handle } from "@/lib/http/handle";
import { giveUpPayment } from "@/lib/workflows/payment/give-up";

export const DELETE = handle(
  giveUpPaymentCall,
  async ({ store, visitor, params }) => {
    const given = await giveUpPayment({ store, visitor }, params.order_id);
    if (!given.ok) return given;
    const { checkoutId, touched } = given.value;
    return { ok: true, value: { leads_to: checkoutStepPath(checkoutId, "review") }, touched };
  },
  { form: { toBody: () => undefined, leadsTo } },
);

export const POST = formMethods({ DELETE });

/** Who cannot give up is told so where they pay; an order that needs no money any more leads on by itself. */
function leadsTo(answer: Answer, fields: URLSearchParams): string {
  const checkoutId = fields.get("checkout_id") ?? "";
  if (answer.ok) return checkoutStepPath(checkoutId, "review");
  if (answer.code !== "payment_under_way") return CHECKOUT_PAGE;
  return `${paymentPath(checkoutId)}?${new URLSearchParams({ [CHECKOUT_QUERY.refusal]: answer.code })}`;
}
