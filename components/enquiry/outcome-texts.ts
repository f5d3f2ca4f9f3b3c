import type { BrowserRefusal } from "@/lib/browser/form/refusals";
import type { EnquiryRefusal } from "@/lib/domain/enquiry";

/** Texts that say why an enquiry was refused, and what the shopper can do about it. */
export const ENQUIRY_REFUSAL_TEXTS: Record<EnquiryRefusal | BrowserRefusal, string> = {
  name_needed: "Enter your name.",
  email_invalid: "Enter an e-mail address such as name@example.com.",
  mobile_invalid: "Enter a mobile number that is valid in its country, or leave it out.",
  message_needed: "Enter your question.",
  text_invalid: "Remove special characters.",
  product_unknown: "This product is no longer available.",
  variant_unknown: "This variant is no longer available. Choose another one.",
  enquiries_off: "You can buy this product right away, so we take no questions about it here.",
  too_many_attempts: "Too many attempts. Try again in a few minutes.",
  request_invalid: "Check this entry.",
  value_needed: "Fill in this field.",
  network_failed: "We could not connect. Check your internet connection; your entries are still here.",
  fault: "Something went wrong on our side. Your entries are still here; try again in a moment.",
};

export const enquiryOutcomeTexts = {
  title: "Your question",
  sent: (productName: string) => `You asked about ${productName}`,
  sentText: "Thank you for your question. We will answer by e-mail and have sent you a confirmation.",
  toProduct: "Back to the product",
  toAllProducts: "View all products",
  refused: "Your question has not been sent",
  refusedText: (refusal: string) => `${refusal} Go back in your browser to find what you typed.`,
  toForm: "Back to the form",
} as const;
