import { cancelOrderCall } from "@/lib/contracts/owner-order-calls";
import { handle } from "@/lib/http";
import { orderActionToAnswer } from "@/lib/http/owner-order-answer";

export const POST = handle(cancelOrderCall, ({ body, ...asked }) =>
  orderActionToAnswer(asked, { kind: "cancel", positions: body.items, reason: body.reason }),
);
