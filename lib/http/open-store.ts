import "server-only";
import { readStore } from "@/lib/cached/read-store";
import type { StoreDetails } from "@/lib/domain/store/store";
import { tenantOfRequest } from "./tenancy";
import { withDatabase } from "./with-database";

/**
 * Runs `respond` for the active store to which the request's host belongs. The status is 404 if the host belongs to no
 * store. It is 503 if the store is closed or its settings cannot be read, so that crawlers come back later instead of
 * removing its pages from their index.
 */
export const withOpenStore = withDatabase(async (request: Request, respond: Respond) => {
  const tenant = await tenantOfRequest(request);
  if (!tenant) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const store = tenant.isActive ? await readStore(tenant.storeId) : null;
  if (!store) return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "60" } });
  return respond(store);
});

type Respond = (store: StoreDetails) => Response | Promise<Response>;
