import { startHostedPaymentCall } from "@/lib/contracts/payment/calls";
import { requesterOf } from "@/lib/http/asker";
import { handle } from "@/lib/http/handle";
import { startHostedPayment } from "@/lib/workflows/payment/hosted";

export const POST = handle(startHostedPaymentCall, async (input) => {
  const begun = await startHostedPayment(requesterOf(input), input.params.order_id, input.params.provider);
  return begun.ok ? { ok: true, value: { token: begun.value.token } } : begun;
});
