import { answeredEnquiryToWire, markEnquiryAnsweredCall } from "@/lib/contracts/enquiry";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { noteAnswered } from "@/lib/workflows/enquiry/answer";

export const POST = handle(markEnquiryAnsweredCall, async ({ params: { enquiry_id }, storeId }) => {
  const read = await noteAnswered(storeId, enquiry_id);
  return read.ok ? ok(answeredEnquiryToWire(read.value.enquiry, read.value.replies)) : read;
});
