import { buttonClass } from "@/components/ui/button";
import { ENQUIRY_FORM } from "@/lib/domain/enquiry";
import { enquiryBoxTexts } from "./texts";

/** Replaces the buy button: jumps to the form further down. */
export function EnquiryLink({ className }: { className: string }) {
  return (
    <a href={`#${ENQUIRY_FORM}`} className={buttonClass("solid", className)}>
      {enquiryBoxTexts.enquire}
    </a>
  );
}
