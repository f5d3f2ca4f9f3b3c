import { buttonClass } from "@/components/ui/button";
import { ENQUIRY_FORM } from "@/lib/domain/enquiry";
import { enquiryBoxTexts } from "./texts";

/** A link in place of the buy button. It scrolls to the enquiry form further down. */
export function EnquiryLink({ className = "" }: { className?: string }) {
  return (
    <a href={`#${ENQUIRY_FORM}`} className={buttonClass("solid", className)}>
      {enquiryBoxTexts.enquire}
    </a>
  );
}
