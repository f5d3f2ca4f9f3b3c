import { returnFromFoloosiCall } from "@/lib/contracts/payment/calls";
import { requesterOf } from "@/lib/http/asker";
import { paymentResultToAnswer } from "@/lib/http/forms/payment-answers";
import { handle } from "@/lib/http/handle";
import { finishHostedPayment } from "@/lib/workflows/payment/hosted";

export const POST = handle(returnFromFoloosiCall, async (input) =>
  paymentResultToAnswer(
    await finishHostedPayment(requesterOf(input), input.params.order_id, "foloosi", {
      reference: input.body.transaction_no,
    }),
  ),
);
