import { ownerReturnToWire, receiveReturnCall } from "@/lib/contracts/return/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { receiveReturn } from "@/lib/workflows/return/decide";

export const POST = handle(receiveReturnCall, async ({ params, storeId, body }) => {
  const { in_good_order: isGood, to: destination, answer } = body;
  const receipt = { kind: "receive", isGood, destination, answer } as const;
  const changed = await receiveReturn(storeId, params.return_id, receipt);
  return changed.ok ? ok(ownerReturnToWire(changed.value)) : changed;
});
