import { withdrawOrderCall } from "@/lib/contracts/order/calls";
import { orderToWire } from "@/lib/contracts/order/wire";
import { ok } from "@/lib/domain/result";
import { withdrawalOutcomePath } from "@/lib/http/forms/order";
import { handle } from "@/lib/http/handle";
import { withdrawUnpaidOrder } from "@/lib/workflows/order/withdraw";

export const POST = handle(
  withdrawOrderCall,
  async ({ store, visitor, params, query }) => {
    const withdrawn = await withdrawUnpaidOrder(
      { store, visitor },
      { orderId: params.order_id, key: query.key ?? null },
    );
    return withdrawn.ok ? ok(orderToWire(withdrawn.value)) : withdrawn;
  },
  { form: { redirectTo: withdrawalOutcomePath } },
);
