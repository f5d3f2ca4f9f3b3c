import { deliverOrderCall } from "@/lib/contracts/owner-order-calls";
import { handle } from "@/lib/http";
import { orderActionToAnswer } from "@/lib/http/owner-order-answer";

export const POST = handle(deliverOrderCall, (asked) => orderActionToAnswer(asked, { kind: "deliver" }));
