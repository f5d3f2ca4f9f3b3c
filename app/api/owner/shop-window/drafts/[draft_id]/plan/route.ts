import { draftViewToWire, planDraftCall } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { planDraft } from "@/lib/workflows/shop-window/publish";

export const POST = handle(planDraftCall, async ({ storeId, actor, params, query, body }) => {
  const { revision, publish_at: moment } = body;
  const publishAt = moment === null ? null : new Date(moment);
  const writer = { by: actor.name, revision };
  const planned = await planDraft(storeId, params.draft_id, { ...writer, page: query.page, publishAt });
  return planned.ok ? ok(draftViewToWire(planned.value)) : planned;
});
