import { keepPaymentReferenceCall } from "@/lib/contracts/order/calls";
import { orderToWire } from "@/lib/contracts/order/wire";
import { ok } from "@/lib/domain/result";
import { toReferredOrder } from "@/lib/http/forms/place-order";
import { handle } from "@/lib/http/handle";
import { keepPaymentReference } from "@/lib/workflows/payment/save-transfer-reference";

export const POST = handle(
  keepPaymentReferenceCall,
  async ({ store, visitor, params, query, body }) => {
    const kept = await keepPaymentReference(store, visitor, {
      orderId: params.order_id,
      key: query.key ?? null,
      reference: body.reference,
    });
    return kept.ok ? ok(orderToWire(kept.value)) : kept;
  },
  { form: { toBody: (fields) => ({ reference: fields.get("reference") ?? "" }), leadsTo: toReferredOrder } },
);
