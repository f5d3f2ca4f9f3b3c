import { reorderCall } from "@/lib/contracts/order/customer-calls";
import { ok } from "@/lib/domain/result";
import { reorderOutcomePath } from "@/lib/http/forms/order";
import { handle } from "@/lib/http/handle";
import { reorder } from "@/lib/workflows/order/re-order";

export const POST = handle(
  reorderCall,
  async ({ store, visitor, params }) => {
    const reordered = await reorder({ store, visitor }, params.order_id);
    return reordered.ok ? ok({ added: reordered.value.added, left_out: reordered.value.leftOut }) : reordered;
  },
  { form: { redirectTo: reorderOutcomePath } },
);
