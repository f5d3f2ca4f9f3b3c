import { decideCancellationCall } from "@/lib/contracts/order/owner-calls";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(decideCancellationCall, ({ body, ...call }) =>
  orderActionToAnswer(call, { kind: "decide", position: call.params.position, isConfirmed: body.confirm }),
);
