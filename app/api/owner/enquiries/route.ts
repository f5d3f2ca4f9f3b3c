import { ENQUIRIES_PER_PAGE, enquiryToWire, listEnquiriesCall } from "@/lib/contracts/enquiry";
import { listEnquiries } from "@/lib/data/enquiry";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";

export const GET = handle(listEnquiriesCall, async ({ query: { store_id, page } }) => {
  const { enquiries, total } = await listEnquiries(store_id ?? env().STORE_ID, { page, limit: ENQUIRIES_PER_PAGE });
  return ok({ list: enquiries.map(enquiryToWire), total, page });
});
