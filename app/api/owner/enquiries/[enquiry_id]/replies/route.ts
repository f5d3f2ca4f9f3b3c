import { answerEnquiryCall, answeredEnquiryToWire } from "@/lib/contracts/enquiry";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { answerEnquiry } from "@/lib/workflows/enquiry/answer";

export const POST = handle(answerEnquiryCall, async ({ params: { enquiry_id }, storeId, actor, body }) => {
  const read = await answerEnquiry(storeId, enquiry_id, { text: body.text, author: actor.name });
  return read.ok ? ok(answeredEnquiryToWire(read.value.enquiry, read.value.replies)) : read;
});
