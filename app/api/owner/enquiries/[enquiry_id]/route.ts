import { enquiryToWire, readEnquiryCall } from "@/lib/contracts/enquiry";
import { findEnquiry } from "@/lib/data/enquiry";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(readEnquiryCall, async ({ params: { enquiry_id }, storeId }) => {
  const enquiry = await findEnquiry(storeId, enquiry_id);
  return enquiry ? ok(enquiryToWire(enquiry)) : fail("enquiry_unknown");
});
