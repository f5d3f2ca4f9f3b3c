import { returnFromFoloosiCall } from "@/lib/contracts/payment/calls";
import { askerOf } from "@/lib/http/asker";
import { paidToAnswer } from "@/lib/http/forms/payment-answers";
import { handle } from "@/lib/http/handle";
import { finishHostedPayment } from "@/lib/workflows/payment/hand-over";

export const POST = handle(returnFromFoloosiCall, async (input) =>
  paidToAnswer(await finishHostedPayment(askerOf(input), input.params.order_id, input.body.transaction_no)),
);
