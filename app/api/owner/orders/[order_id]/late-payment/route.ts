import { receiveLatePaymentCall } from "@/lib/contracts/order/owner-calls";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(receiveLatePaymentCall, (call) => orderActionToAnswer(call, { kind: "late-payment" }));
