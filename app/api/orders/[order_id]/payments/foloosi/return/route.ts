import { returnFromFoloosiCall } from "@/lib/contracts/payment-calls";
import { handle } from "@/lib/http";
import { askerOf } from "@/lib/http/asker";
import { paidToAnswer } from "@/lib/http/payment-answers";
import { comeBack } from "@/lib/workflows/payments/hand-over";

export const POST = handle(returnFromFoloosiCall, async (input) =>
  paidToAnswer(await comeBack(askerOf(input), input.params.order_id, input.body.transaction_no)),
);
