import { decideReturnCall, ownerReturnToWire } from "@/lib/contracts/return/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { decideReturn } from "@/lib/workflows/return/decide";

export const POST = handle(decideReturnCall, async ({ params, query, body: { approve, answer } }) => {
  const kind = approve ? "approve" : "refuse";
  const changed = await decideReturn(query.store_id ?? env().STORE_ID, params.return_id, { kind, answer });
  return changed.ok ? ok(ownerReturnToWire(changed.value)) : changed;
});
