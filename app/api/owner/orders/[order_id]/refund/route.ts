import { refundOrderCall } from "@/lib/contracts/owner-order-calls";
import { handle } from "@/lib/http";
import { orderActionToAnswer } from "@/lib/http/owner-order-answer";

export const POST = handle(refundOrderCall, ({ body, ...asked }) =>
  orderActionToAnswer(asked, { kind: "refund", isByHand: body.by_hand }),
);
