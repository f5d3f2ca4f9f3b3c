import { buttonClass } from "@/components/ui/button";
import { ENQUIRY_FORM } from "@/lib/domain/enquiry";

/** In place of the button to buy: leads to the form further down. */
export function EnquiryLink({ className }: { className: string }) {
  return (
    <a href={`#${ENQUIRY_FORM}`} className={buttonClass("solid", className)}>
      Enquire
    </a>
  );
}
