import { enquiryToWire, readEnquiryCall } from "@/lib/contracts/enquiry";
import { findEnquiry } from "@/lib/data/enquiry";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";

export const GET = handle(readEnquiryCall, async ({ params: { enquiry_id }, query: { store_id } }) => {
  // The database refuses a query with a null character, so no enquiry has such an id.
  const enquiry = enquiry_id.includes("\0") ? null : await findEnquiry(store_id ?? env().STORE_ID, enquiry_id);
  return enquiry ? ok(enquiryToWire(enquiry)) : fail("enquiry_unknown");
});
