import { enquiryToWire, readEnquiryCall } from "@/lib/contracts/enquiry";
import { findEnquiry } from "@/lib/data/enquiry";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";

export const GET = handle(readEnquiryCall, async ({ params: { enquiry_id }, query: { store_id } }) => {
  const enquiry = await findEnquiry(store_id ?? env().STORE_ID, enquiry_id);
  return enquiry ? ok(enquiryToWire(enquiry)) : fail("enquiry_unknown");
});
