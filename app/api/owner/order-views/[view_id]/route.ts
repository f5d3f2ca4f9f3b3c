import { removeOrderViewCall } from "@/lib/contracts/order/view-calls";
import { listViews, removeView } from "@/lib/data/order/views";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { viewsToWire } from "../views-to-wire";

export const DELETE = handle(removeOrderViewCall, async ({ storeId, params }) => {
  await removeView(storeId, params.view_id);
  return ok(viewsToWire(await listViews(storeId)));
});
