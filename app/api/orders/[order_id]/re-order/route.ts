import { reorderCall } from "@/lib/contracts/customer-order-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { reorderLeadsTo } from "@/lib/http/order-form";
import { reorder } from "@/lib/workflows/orders/re-order";

export const POST = handle(
  reorderCall,
  async ({ store, visitor, params }) => {
    const done = await reorder({ store, visitor }, params.order_id);
    return done.ok ? ok({ added: done.value.added, left_out: done.value.leftOut }) : done;
  },
  { form: { toBody: () => undefined, leadsTo: reorderLeadsTo } },
);
