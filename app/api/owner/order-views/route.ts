import { listOrderViewsCall, saveOrderViewCall } from "@/lib/contracts/order/view-calls";
import { listViews, saveView } from "@/lib/data/order/views";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { viewsToWire } from "./views-to-wire";

export const GET = handle(listOrderViewsCall, async ({ storeId }) => ok(viewsToWire(await listViews(storeId))));

export const POST = handle(saveOrderViewCall, async ({ storeId, body: { name, filter } }) => {
  const kept = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  if (!(await saveView(storeId, { name, filter: kept }))) return fail("too_many_views");
  return ok(viewsToWire(await listViews(storeId)));
});
