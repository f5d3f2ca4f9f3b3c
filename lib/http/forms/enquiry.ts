import "server-only";
import { type EnquiryOutcome, isEnquiryRefusal } from "@/lib/domain/enquiry";
import type { Answer } from "@/lib/http/handle";

/** The outcome that the result page shows. After a refusal, the first of its codes for which that page has a text. */
export function enquiryOutcome(answer: Answer): EnquiryOutcome {
  if (answer.ok) return "sent";
  const codes = [...(answer.errors ?? []).map(({ code }) => code), answer.code];
  return codes.find(isEnquiryRefusal) ?? "request_invalid";
}
