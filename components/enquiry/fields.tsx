import { MobileFields } from "@/components/customer/mobile-fields";
import { EmailField } from "@/components/form/email-field";
import { TextAreaField } from "@/components/form/text-area-field";
import { TextField } from "@/components/form/text-field";
import { buttonClass } from "@/components/ui/button";
import { LONGEST_ENQUIRY } from "@/lib/domain/enquiry";

/** Who asks, how they are reached, and what they would like to know. */
export function EnquiryFields({ dialCode }: { dialCode: string }) {
  return (
    <>
      <TextField name="name" label="Name" autoComplete="name" required maxLength={100} />
      <EmailField name="email" maxLength={254} />
      <MobileFields field={(name) => ({ name, error: null })} dialCode={dialCode} />
      <TextAreaField name="message" label="Your question" required maxLength={LONGEST_ENQUIRY} />
      {/* Not for people: what fills in every field that it finds gives itself away. */}
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
      <div data-answer />
      <button
        type="submit"
        className={buttonClass("solid", "mt-2 justify-self-start aria-[busy=true]:opacity-60 max-sm:w-full")}
      >
        Send
      </button>
    </>
  );
}
