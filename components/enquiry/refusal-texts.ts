import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { PRODUCT_REFUSAL_TEXTS } from "@/components/product/refusal-texts";
import { CALL_REFUSAL_TEXTS, type RefusalTexts, type SomeRefusalTexts } from "@/components/ui/refusal-texts";

/** @internal Exported for tests. */
export const ENQUIRY_REFUSAL_TEXTS: RefusalTexts<"enquiry"> = {
  enquiries_off:
    "This product can be ordered directly, so this form is no longer available. Order it from the product page.",
  message_needed: "Enter your question.",
};

/** The texts for the form that asks about a product. */
export const ENQUIRY_FORM_TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...PRODUCT_REFUSAL_TEXTS,
  ...ENQUIRY_REFUSAL_TEXTS,
};
