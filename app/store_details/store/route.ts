import { storeStatusAnswerSchema } from "@/lib/contracts/store/details";
import { publishedResponse, readStoreIdParameter, UNKNOWN_STORE } from "@/lib/contracts/store/published-response";
import { findStoreWire } from "@/lib/data/store/stores";
import { withDatabase } from "@/lib/http/with-database";

/** Specification §7: whether the store is active, and its SEO details. */
export const GET = withDatabase(async (request: Request) => {
  const storeId = readStoreIdParameter(request);
  const wire = storeId && (await findStoreWire(storeId));
  if (!wire) return publishedResponse(storeStatusAnswerSchema, UNKNOWN_STORE);
  const { status, seo_details } = wire.store_details;
  return publishedResponse(storeStatusAnswerSchema, { status: true, details: { status, seo_details } });
});
