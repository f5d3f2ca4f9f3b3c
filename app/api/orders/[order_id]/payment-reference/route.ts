import { keepPaymentReferenceCall } from "@/lib/contracts/order-calls";
import { orderToWire } from "@/lib/contracts/order-wire";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { toReferredOrder } from "@/lib/http/place-order-form";
import { keepPaymentReference } from "@/lib/workflows/orders/keep-payment-reference";

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
