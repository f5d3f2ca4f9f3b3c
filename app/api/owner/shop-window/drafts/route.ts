import { beginDraftCall, draftViewToWire } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { beginDraft } from "@/lib/workflows/shop-window/drafts";

export const POST = handle(beginDraftCall, async ({ storeId, actor, body }) => {
  const begun = await beginDraft(storeId, { name: body.name, by: actor.name });
  return begun.ok ? ok(draftViewToWire(begun.value)) : begun;
});
