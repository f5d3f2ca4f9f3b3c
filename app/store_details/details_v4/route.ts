import { storeDetailsAnswerSchema } from "@/lib/contracts/store/details";
import { publishedResponse, readStoreIdParameter, UNKNOWN_STORE } from "@/lib/contracts/store/published-response";
import { findStoreWire } from "@/lib/data/store/stores";
import { withDatabase } from "@/lib/http/with-database";

/** Specification §7: everything a storefront needs to know about the store. */
export const GET = withDatabase(async (request: Request) => {
  const storeId = readStoreIdParameter(request);
  const wire = storeId && (await findStoreWire(storeId));
  return publishedResponse(storeDetailsAnswerSchema, wire ? { status: true, ...wire } : UNKNOWN_STORE);
});
