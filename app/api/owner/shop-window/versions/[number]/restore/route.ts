import { restoreVersionCall, shopWindowToWire } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readShopWindow } from "@/lib/workflows/shop-window/drafts";
import { restoreVersion } from "@/lib/workflows/shop-window/publish";

export const POST = handle(restoreVersionCall, async ({ storeId, actor, params }) => {
  const restored = await restoreVersion(storeId, Number(params.number), actor.name);
  return restored.ok ? ok(shopWindowToWire(await readShopWindow(storeId))) : restored;
});
