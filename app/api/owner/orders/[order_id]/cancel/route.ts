import { cancelOrderCall } from "@/lib/contracts/order/owner-calls";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(cancelOrderCall, ({ body, ...call }) =>
  orderActionToAnswer(call, { kind: "cancel", positions: body.items, reason: body.reason }),
);
