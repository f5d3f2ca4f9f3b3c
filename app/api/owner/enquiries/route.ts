import { ENQUIRIES_PER_PAGE, enquiryToWire, listEnquiriesCall } from "@/lib/contracts/enquiry";
import { listEnquiries } from "@/lib/data/enquiry";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listEnquiriesCall, async ({ storeId, query: { q, state, page } }) => {
  const { enquiries, total } = await listEnquiries(storeId, { search: q, state, page, limit: ENQUIRIES_PER_PAGE });
  return ok({ list: enquiries.map(enquiryToWire), total, page });
});
