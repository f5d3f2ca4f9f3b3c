import { publishDraftCall, shopWindowToWire } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readShopWindow } from "@/lib/workflows/shop-window/drafts";
import { publishDraft } from "@/lib/workflows/shop-window/publish";

export const POST = handle(publishDraftCall, async ({ storeId, actor, params, body }) => {
  const published = await publishDraft(storeId, params.draft_id, { by: actor.name, revision: body.revision });
  return published.ok ? ok(shopWindowToWire(await readShopWindow(storeId))) : published;
});
