import { dispatchOrderCall } from "@/lib/contracts/order/owner-calls";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(dispatchOrderCall, ({ body, ...call }) =>
  orderActionToAnswer(call, {
    kind: "dispatch",
    trackingLink: body.tracking_link,
    trackingNumber: body.tracking_number,
  }),
);
