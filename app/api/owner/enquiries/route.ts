import { ENQUIRIES_PER_PAGE, enquiryToWire, listEnquiriesCall } from "@/lib/contracts/enquiry-calls";
import { listEnquiries } from "@/lib/data/enquiries";
import { ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";

export const GET = handle(listEnquiriesCall, async ({ query: { store_id, page } }) => {
  const { enquiries, total } = await listEnquiries(store_id ?? env().STORE_ID, { page, limit: ENQUIRIES_PER_PAGE });
  return ok({ list: enquiries.map(enquiryToWire), total, page });
});
