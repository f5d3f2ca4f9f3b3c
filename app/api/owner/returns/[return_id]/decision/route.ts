import { decideReturnCall, ownerReturnToWire } from "@/lib/contracts/return/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { decideReturn } from "@/lib/workflows/return/decide";

export const POST = handle(decideReturnCall, async ({ params, storeId, body: { approve, answer } }) => {
  const kind = approve ? "approve" : "refuse";
  const changed = await decideReturn(storeId, params.return_id, { kind, answer });
  return changed.ok ? ok(ownerReturnToWire(changed.value)) : changed;
});
