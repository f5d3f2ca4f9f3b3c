import { dispatchOrderCall } from "@/lib/contracts/owner-order-calls";
import { handle } from "@/lib/http";
import { orderActionToAnswer } from "@/lib/http/owner-order-answer";

export const POST = handle(dispatchOrderCall, ({ body, ...asked }) =>
  orderActionToAnswer(asked, {
    kind: "dispatch",
    trackingLink: body.tracking_link,
    trackingNumber: body.tracking_number,
  }),
);
