import { saveTransferReferenceCall } from "@/lib/contracts/order/calls";
import { orderToWire } from "@/lib/contracts/order/wire";
import { ok } from "@/lib/domain/result";
import { transferReferencePath } from "@/lib/http/forms/place-order";
import { handle } from "@/lib/http/handle";
import { saveTransferReference } from "@/lib/workflows/payment/save-transfer-reference";

export const POST = handle(
  saveTransferReferenceCall,
  async ({ store, visitor, params, query, body }) => {
    const saved = await saveTransferReference(store, visitor, {
      orderId: params.order_id,
      key: query.key ?? null,
      reference: body.reference,
    });
    return saved.ok ? ok(orderToWire(saved.value)) : saved;
  },
  {
    form: { redirectTo: transferReferencePath },
  },
);
