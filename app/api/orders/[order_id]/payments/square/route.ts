import { payBySquareCall } from "@/lib/contracts/payment/calls";
import { requesterOf } from "@/lib/http/asker";
import { paymentResultToAnswer } from "@/lib/http/forms/payment-answers";
import { handle } from "@/lib/http/handle";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { payByToken } from "@/lib/workflows/payment/pay-by-token";

export const POST = handle(payBySquareCall, async (input) => {
  const key = idempotencyKeyOf(input.request, undefined);
  if (!key.ok) return key;
  const { order_id } = input.params;
  return paymentResultToAnswer(
    await payByToken(requesterOf(input), order_id, { sourceToken: input.body.source_id, key: key.value }),
  );
});
