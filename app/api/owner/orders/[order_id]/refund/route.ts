import { refundOrderCall } from "@/lib/contracts/order/refund-calls";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(refundOrderCall, ({ body, ...call }) =>
  orderActionToAnswer(call, { kind: "refund", isByHand: body.by_hand }),
);
