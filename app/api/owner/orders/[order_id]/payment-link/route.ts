import { makePaymentLinkCall } from "@/lib/contracts/order/owner-calls";
import { paymentLinkToWire } from "@/lib/contracts/order/payment-link";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { makePaymentLink } from "@/lib/workflows/payment/make-link";

export const POST = handle(makePaymentLinkCall, async ({ params, storeId, body }) => {
  const made = await makePaymentLink(storeId, params.order_id, body.payment_name || null);
  return made.ok ? ok(paymentLinkToWire(made.value)) : made;
});
