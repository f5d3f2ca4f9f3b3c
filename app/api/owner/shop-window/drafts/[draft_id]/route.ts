import { discardDraftCall, draftViewToWire, shopWindowToWire, showDraftCall } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { discardDraft, readDraft, readShopWindow } from "@/lib/workflows/shop-window/drafts";

export const GET = handle(showDraftCall, async ({ storeId, params, query }) => {
  const read = await readDraft(storeId, params.draft_id, query.page);
  return read.ok ? ok(draftViewToWire(read.value)) : read;
});

export const DELETE = handle(discardDraftCall, async ({ storeId, actor, params }) => {
  const discarded = await discardDraft(storeId, params.draft_id, actor.name);
  return discarded.ok ? ok(shopWindowToWire(await readShopWindow(storeId))) : discarded;
});
