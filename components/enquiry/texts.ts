import type { BrowserRefusal } from "@/lib/browser/form/refusals";
import type { EnquiryRefusal } from "@/lib/domain/enquiry";
import type { StoreDetails } from "@/lib/domain/store/store";

/** What people are told when their question was not taken, and what they can do about it. */
export const ENQUIRY_REFUSAL_TEXTS: Record<EnquiryRefusal | BrowserRefusal, string> = {
  name_needed: "Please tell us your name.",
  email_invalid: "Please look at the address again: it should read like name@example.com.",
  mobile_invalid: "That does not look like a number of that country. Please look again, or leave it out.",
  message_needed: "Please write what you would like to know.",
  text_invalid: "Please leave out special signs.",
  product_unknown: "The shop does not have this any more.",
  variant_unknown: "This kind of it is not made any more. Please choose another.",
  enquiries_off: "This can be bought right away: the shop takes no questions about it here.",
  too_many_attempts: "That was sent very often just now. Please try again in a few minutes.",
  request_invalid: "Please look at this again.",
  value_needed: "Please fill this in.",
  network_failed: "That did not reach us. Is there a connection? What you typed is still here.",
  fault: "Something went wrong on our side. What you typed is still here; please try again in a moment.",
};

export const ENQUIRY_SENT_TEXT =
  "Thank you, your question has arrived. We answer by e-mail; a mail that says so is on its way to you.";

/** What stands beside the form: what can be asked where nothing is sold here, or what is sold out for now. */
export function enquiryWords({ setting }: StoreDetails) {
  return setting.hidesPrices
    ? {
        heading: "Ask about it",
        text: "What it costs, how it is made, when it could be with you. Somebody of the shop reads it and writes to you.",
      }
    : {
        heading: "Ask for it ahead",
        text: "It is sold out for now. Tell us how much of it you would like, and we write to you when we can make it.",
      };
}
