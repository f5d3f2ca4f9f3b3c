import { dispatchOrderCall } from "@/lib/contracts/order/owner-calls";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";
import { optionalIdempotencyKeyOf } from "@/lib/http/idempotency-key";

export const POST = handle(dispatchOrderCall, async ({ body, request, ...call }) => {
  const key = optionalIdempotencyKeyOf(request);
  if (!key.ok) return key;
  return orderActionToAnswer(call, {
    kind: "dispatch",
    items: body.items,
    carrier: body.carrier_name,
    trackingLink: body.tracking_link,
    trackingNumber: body.tracking_number,
    idempotencyKey: key.value,
  });
});
