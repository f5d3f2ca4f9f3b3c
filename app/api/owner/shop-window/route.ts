import { shopWindowCall, shopWindowToWire } from "@/lib/contracts/shop-window/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readShopWindow } from "@/lib/workflows/shop-window/drafts";

export const GET = handle(shopWindowCall, async ({ storeId }) => ok(shopWindowToWire(await readShopWindow(storeId))));
