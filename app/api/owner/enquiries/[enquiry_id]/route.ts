import { answeredEnquiryToWire, readEnquiryCall } from "@/lib/contracts/enquiry";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readEnquiry } from "@/lib/workflows/enquiry/answer";

export const GET = handle(readEnquiryCall, async ({ params: { enquiry_id }, storeId }) => {
  const read = await readEnquiry(storeId, enquiry_id);
  return read.ok ? ok(answeredEnquiryToWire(read.value.enquiry, read.value.replies)) : read;
});
