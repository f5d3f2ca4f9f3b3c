import { readOrderCall, requestCancellationCall } from "@/lib/contracts/order/calls";
import { orderToWire } from "@/lib/contracts/order/wire";
import { fail, ok } from "@/lib/domain/result";
import { cancellationOutcomePath } from "@/lib/http/forms/order";
import { formMethods, handle } from "@/lib/http/handle";
import { findOrderForVisitor } from "@/lib/workflows/order/read";
import { requestCancellation } from "@/lib/workflows/order/request-cancellation";

export const GET = handle(readOrderCall, async ({ store, visitor, params, query }) => {
  const order = await findOrderForVisitor(store, visitor, params.order_id, query.key ?? null);
  return order ? ok(orderToWire(order)) : fail("order_unknown");
});

export const PATCH = handle(
  requestCancellationCall,
  async ({ store, visitor, params, query, body: { items, cancel_info } }) => {
    const { title: reason, description: text } = cancel_info;
    const requested = await requestCancellation(
      { store, visitor },
      { orderId: params.order_id, key: query.key ?? null },
      { positions: items, reason, text },
    );
    return requested.ok ? ok(orderToWire(requested.value)) : requested;
  },
  { form: { redirectTo: cancellationOutcomePath } },
);

export const POST = formMethods({ PATCH });
