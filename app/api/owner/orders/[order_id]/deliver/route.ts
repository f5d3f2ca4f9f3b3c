import { deliverOrderCall } from "@/lib/contracts/order/owner-calls";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(deliverOrderCall, (call) => orderActionToAnswer(call, { kind: "deliver" }));
