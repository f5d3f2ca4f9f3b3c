import { draftViewToWire, takeOverDraftCall } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { takeOverDraft } from "@/lib/workflows/shop-window/drafts";

export const POST = handle(takeOverDraftCall, async ({ storeId, actor, params, query }) => {
  const taken = await takeOverDraft(storeId, params.draft_id, { page: query.page, by: actor.name });
  return taken.ok ? ok(draftViewToWire(taken.value)) : taken;
});
