import "server-only";
import { getStore } from "@/lib/data/cached";
import type { StoreDetails } from "@/lib/domain/store";
import { problem } from "@/lib/http";
import { tenantOfRequest } from "@/lib/tenancy";

/** Answers a call that is made to a shop with what `respond` makes of the store, while that is open. */
export async function callShop(
  request: Request,
  respond: (store: StoreDetails) => Promise<Response>,
): Promise<Response> {
  const tenant = await tenantOfRequest(request);
  if (!tenant) return problem("store_unknown");
  const store = tenant.isActive ? await getStore(tenant.storeId) : null;
  return store ? respond(store) : problem("store_closed", [], { "Retry-After": "60" });
}

/** For answers that may be another at the next request. */
export const UNCACHED = { "Cache-Control": "no-store" };
