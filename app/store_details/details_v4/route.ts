import { storeDetailsAnswerSchema } from "@/lib/contracts/store/details";
import { publishedResponse, readStoreIdParameter, UNKNOWN_STORE } from "@/lib/contracts/store/published-response";
import { findStoreWire } from "@/lib/data/store/stores";
import { withDatabaseFallback } from "@/lib/http/database-fallback";

/** Specification §7: everything a storefront needs to know about the store. */
export const GET = withDatabaseFallback(async (request: Request) => {
  const storeId = readStoreIdParameter(request);
  const wire = storeId && (await findStoreWire(storeId));
  return publishedResponse(storeDetailsAnswerSchema, wire ? { status: true, ...wire } : UNKNOWN_STORE);
});
