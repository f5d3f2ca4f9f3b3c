import "server-only";
import { type EnquiryOutcome, isEnquiryRefusal } from "@/lib/domain/enquiry";
import type { Answer } from "@/lib/http/handle";

const FIELD_NAMES = ["product_id", "variant_id", "name", "email", "dial_code", "mobile", "message", "website"];

/** The request body for sending an enquiry, made from the fields of a form without script. */
export function enquiryFields(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, fields.get(name) ?? ""]));
}

/** The outcome that the result page shows. After a refusal, the first of its codes for which that page has a text. */
export function enquiryOutcome(answer: Answer): EnquiryOutcome {
  if (answer.ok) return "sent";
  const codes = [...(answer.errors ?? []).map(({ code }) => code), answer.code];
  return codes.find(isEnquiryRefusal) ?? "request_invalid";
}
