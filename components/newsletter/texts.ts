import type { NewsletterOutcome } from "@/lib/domain/newsletter";
import type { Newsletter } from "@/lib/domain/store/store";

export const NEWSLETTER_REFUSAL_TEXTS: Record<Exclude<NewsletterOutcome, "subscribed">, string> = {
  email_invalid: "Please look at the address again: it should read like name@example.com.",
  too_many_attempts: "That was tried very often just now. Please wait a few minutes and try again.",
  newsletter_off: "The newsletter takes no addresses at the moment.",
  unreachable: "That did not reach us. Please try again in a moment.",
};

/** The owner's words, or ours where the owner wrote none. */
export function newsletterTexts({ heading, buttonText, responseMessage }: Newsletter) {
  return {
    heading: heading || "Letters from the shop",
    button: buttonText || "Subscribe",
    subscribed: responseMessage || "Thank you. You are on the list.",
  };
}
