import type { BrowserRefusal } from "@/lib/browser/form/refusals";
import type { EnquiryRefusal } from "@/lib/domain/enquiry";

/** Texts that say why an enquiry was refused, and what the shopper can do about it. */
export const ENQUIRY_REFUSAL_TEXTS: Record<EnquiryRefusal | BrowserRefusal, string> = {
  name_needed: "Enter your name.",
  email_invalid: "Enter an e-mail address such as name@example.com.",
  mobile_invalid: "Enter a mobile number that is valid in the chosen country, or leave the field empty.",
  message_needed: "Enter your question.",
  text_invalid: "Special characters are not allowed here. Remove them.",
  product_unknown: "This product is no longer available.",
  variant_unknown: "This option is no longer available. Choose another one.",
  enquiries_off: "This product is available to buy, so this form is closed. Order it from the product page.",
  too_many_attempts: "Too many attempts. Try again in a few minutes.",
  request_invalid: "This entry is not valid. Check it and try again.",
  value_needed: "Fill in this field.",
  network_failed:
    "We could not connect, but your entries are still here. Check your internet connection and try again.",
  fault: "Something went wrong on our side, but your entries are still here. Try again in a moment.",
};

export const enquiryOutcomeTexts = {
  title: "Your question",
  sent: (productName: string) => `You asked about ${productName}`,
  sentText: "Thank you for your question. We will answer by e-mail and have sent you a confirmation.",
  toProduct: "Back to the product",
  toAllProducts: "View all products",
  refused: "Your question was not sent",
  refusedText: (refusal: string) => `${refusal} Go back in your browser to find what you typed.`,
  toForm: "Back to the form",
} as const;
