import { readOrderCall } from "@/lib/contracts/order/calls";
import { askCancellationCall } from "@/lib/contracts/order/customer-calls";
import { orderToWire } from "@/lib/contracts/order/wire";
import { fail, ok } from "@/lib/domain/result";
import { cancellationFields, cancellationLeadsTo } from "@/lib/http/forms/order";
import { formMethods, handle } from "@/lib/http/handle";
import { findOrderForVisitor } from "@/lib/workflows/order/read";
import { askCancellation } from "@/lib/workflows/order/request-cancellation";

export const GET = handle(readOrderCall, async ({ store, visitor, params, query }) => {
  const order = await findOrderForVisitor(store, visitor, params.order_id, query.key ?? null);
  return order ? ok(orderToWire(order)) : fail("order_unknown");
});

export const PATCH = handle(
  askCancellationCall,
  async ({ store, visitor, params, body: { items, cancel_info } }) => {
    const { title: reason, description: text } = cancel_info;
    const asked = await askCancellation({ store, visitor }, params.order_id, { positions: items, reason, text });
    return asked.ok ? ok(orderToWire(asked.value)) : asked;
  },
  { form: { toBody: cancellationFields, leadsTo: cancellationLeadsTo } },
);

export const POST = formMethods({ PATCH });
