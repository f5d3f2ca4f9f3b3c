import { finishHostedPaymentCall } from "@/lib/contracts/payment/calls";
import { requesterOf } from "@/lib/http/asker";
import { paymentResultToAnswer } from "@/lib/http/forms/payment-answers";
import { handle } from "@/lib/http/handle";
import { finishHostedPayment } from "@/lib/workflows/payment/hosted";

export const POST = handle(finishHostedPaymentCall, async (input) => {
  const { order_id, provider } = input.params;
  return paymentResultToAnswer(await finishHostedPayment(requesterOf(input), order_id, provider, input.body));
});
