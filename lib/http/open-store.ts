import "server-only";
import { readStore } from "@/lib/cached/read-store";
import type { StoreDetails } from "@/lib/domain/store/store";
import { withDatabaseFallback } from "./database-fallback";
import { tenantOfRequest } from "./tenancy";

/**
 * Answers with what `respond` makes of the active store that the request is for: 404 on a host that is nobody's, 503
 * while the store is closed or nothing can be read of it, so that crawlers come back later instead of forgetting it.
 */
export const withOpenStore = withDatabaseFallback(async (request: Request, respond: Respond) => {
  const tenant = await tenantOfRequest(request);
  if (!tenant) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const store = tenant.isActive ? await readStore(tenant.storeId) : null;
  if (!store) return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "60" } });
  return respond(store);
});

type Respond = (store: StoreDetails) => Response | Promise<Response>;
