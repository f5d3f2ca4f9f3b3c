import { grantRefundCall } from "@/lib/contracts/order/refund-calls";
import type { RefundRequest } from "@/lib/domain/order/refund";
import { orderActionToAnswer } from "@/lib/http/forms/owner-order-answer";
import { handle } from "@/lib/http/handle";
import { optionalIdempotencyKeyOf } from "@/lib/http/idempotency-key";

export const POST = handle(grantRefundCall, async ({ body, request, ...call }) => {
  const key = optionalIdempotencyKeyOf(request);
  if (!key.ok) return key;
  const { whole, amount, items, shipping, to: destination, reason } = body;
  const asked: RefundRequest = whole
    ? { kind: "whole" }
    : amount === null
      ? { kind: "items", items: items ?? [], withShipping: shipping }
      : { kind: "amount", amount };
  return orderActionToAnswer(call, {
    kind: "grant-refund",
    request: asked,
    destination,
    reason,
    idempotencyKey: key.value,
  });
});
