import { type About, type RefusalTexts, refusalText, type SomeRefusalTexts } from "@/components/ui/refusal-texts";

/** Why a field was refused that forms of several subjects have. */
export const FORM_REFUSAL_TEXTS: RefusalTexts<"form"> = {
  email_invalid: "Enter an e-mail address such as name@example.com.",
  gst_number_invalid: "This is not a GST number. Check its 15 characters; 27AAPFU0939F1ZV is one.",
  gst_state_needed: "Choose the state where this GST number is registered.",
  gst_state_wrong: "This GST number is registered in another state. Check both.",
  mobile_invalid: ({ dialCode }) =>
    dialCode === "+91" ? "Enter a 10-digit mobile number." : "Enter a mobile number that is valid in its country.",
  name_needed: "Enter your name.",
  request_invalid: "This entry is not valid. Check it and try again.",
  text_invalid: "Special characters are not allowed here. Remove them.",
  value_needed: "Fill in this field.",
};

/** The text beside a refused field. Without a text for its code, the field is at least not valid. */
export function fieldRefusalText(texts: SomeRefusalTexts, code: string, about?: About): string {
  return Object.hasOwn(texts, code)
    ? refusalText(texts, code, about)
    : refusalText(FORM_REFUSAL_TEXTS, "request_invalid");
}
