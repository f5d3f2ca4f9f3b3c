import { changeDraftCall, draftViewToWire } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { changeDraft } from "@/lib/workflows/shop-window/drafts";

export const POST = handle(changeDraftCall, async ({ storeId, actor, params, query, body }) => {
  const changed = await changeDraft(storeId, params.draft_id, { ...body, page: query.page, by: actor.name });
  return changed.ok ? ok(draftViewToWire(changed.value)) : changed;
});
