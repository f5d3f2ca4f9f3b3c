import { confirmOrderCall } from "@/lib/contracts/owner-order-calls";
import { handle } from "@/lib/http";
import { orderActionToAnswer } from "@/lib/http/owner-order-answer";

export const POST = handle(confirmOrderCall, (asked) => orderActionToAnswer(asked, { kind: "confirm" }));
