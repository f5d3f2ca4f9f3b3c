import { decideCancellationCall } from "@/lib/contracts/owner-order-calls";
import { handle } from "@/lib/http";
import { orderActionToAnswer } from "@/lib/http/owner-order-answer";

export const POST = handle(decideCancellationCall, ({ body, ...asked }) =>
  orderActionToAnswer(asked, { kind: "decide", position: asked.params.position, isConfirmed: body.confirm }),
);
