import { makePaymentLinkCall } from "@/lib/contracts/order/owner-calls";
import { paymentLinkToWire } from "@/lib/contracts/order/payment-link";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { makePaymentLink } from "@/lib/workflows/payment/make-link";

export const POST = handle(makePaymentLinkCall, async ({ params, query, body }) => {
  const made = await makePaymentLink(query.store_id ?? env().STORE_ID, params.order_id, body.payment_name || null);
  return made.ok ? ok(paymentLinkToWire(made.value)) : made;
});
