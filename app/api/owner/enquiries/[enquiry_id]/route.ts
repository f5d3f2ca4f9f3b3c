import { enquiryToWire, readEnquiryCall } from "@/lib/contracts/enquiry-calls";
import { findEnquiry } from "@/lib/data/enquiries";
import { fail, ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";

export const GET = handle(readEnquiryCall, async ({ params: { enquiry_id }, query: { store_id } }) => {
  // No text of the database can hold a zero character, so nothing is named by it.
  const enquiry = enquiry_id.includes("\0") ? null : await findEnquiry(store_id ?? env().STORE_ID, enquiry_id);
  return enquiry ? ok(enquiryToWire(enquiry)) : fail("enquiry_unknown");
});
