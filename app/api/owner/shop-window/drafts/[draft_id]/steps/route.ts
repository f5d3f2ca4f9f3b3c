import { draftViewToWire, stepDraftCall } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { stepDraft } from "@/lib/workflows/shop-window/drafts";

export const POST = handle(stepDraftCall, async ({ storeId, actor, params, query, body }) => {
  const stepped = await stepDraft(storeId, params.draft_id, { ...body, page: query.page, by: actor.name });
  return stepped.ok ? ok(draftViewToWire(stepped.value)) : stepped;
});
