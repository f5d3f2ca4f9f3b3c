import { reorderCall } from "@/lib/contracts/order/customer-calls";
import { ok } from "@/lib/domain/result";
import { reorderLeadsTo } from "@/lib/http/forms/order";
import { handle } from "@/lib/http/handle";
import { reorder } from "@/lib/workflows/order/re-order";

export const POST = handle(
  reorderCall,
  async ({ store, visitor, params }) => {
    const done = await reorder({ store, visitor }, params.order_id);
    return done.ok ? ok({ added: done.value.added, left_out: done.value.leftOut }) : done;
  },
  { form: { parseForm: () => undefined, redirectTo: reorderLeadsTo } },
);
