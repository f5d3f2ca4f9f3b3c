import "server-only";
import { type EnquiryOutcome, isEnquiryRefusal } from "@/lib/domain/enquiry";
import type { Answer } from "@/lib/http/handle";

const NAMES = ["product_id", "variant_id", "name", "email", "dial_code", "mobile", "message", "website"];

/** What the plain form of a product's page asks. */
export function enquiryFields(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(NAMES.map((name) => [name, fields.get(name) ?? ""]));
}

/** What the page that the form leads to tells: of several faults the first that has a name. */
export function enquiryOutcome(answer: Answer): EnquiryOutcome {
  if (answer.ok) return "sent";
  const codes = [...(answer.errors ?? []).map(({ code }) => code), answer.code];
  return codes.find(isEnquiryRefusal) ?? "request_invalid";
}
