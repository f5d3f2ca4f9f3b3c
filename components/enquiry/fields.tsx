import { MobileFields } from "@/components/customer/mobile-fields";
import { EmailField } from "@/components/form/email-field";
import { TextAreaField } from "@/components/form/text-area-field";
import { TextField } from "@/components/form/text-field";
import { buttonClass } from "@/components/ui/button";
import { MAX_ENQUIRY_LENGTH } from "@/lib/domain/enquiry";
import { enquiryFieldTexts } from "./field-texts";

/** The fields of an enquiry: name, contact details and question. */
export function EnquiryFields({ dialCode }: { dialCode: string }) {
  return (
    <>
      <TextField name="name" label={enquiryFieldTexts.name} autoComplete="name" required maxLength={100} />
      <EmailField name="email" maxLength={254} />
      <MobileFields field={(name) => ({ name, error: null })} dialCode={dialCode} />
      <TextAreaField name="message" label={enquiryFieldTexts.message} required maxLength={MAX_ENQUIRY_LENGTH} />
      {/* A honeypot: shoppers do not see this field, so only bots fill it in. */}
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-label={enquiryFieldTexts.honeypot} />
      </div>
      <div data-answer />
      <button
        type="submit"
        className={buttonClass("solid", "mt-2 justify-self-start aria-[busy=true]:opacity-60 max-sm:w-full")}
      >
        {enquiryFieldTexts.submit}
      </button>
      <p className="mt-3 text-[0.8125rem] text-muted">{enquiryFieldTexts.privacy}</p>
    </>
  );
}
