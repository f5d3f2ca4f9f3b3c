import type { Newsletter } from "@/lib/domain/store/store";

/** The texts of the newsletter: the owner's, and our own where the owner has left one empty. */
export function newsletterTexts({ heading, buttonText, responseMessage }: Newsletter) {
  return {
    heading: heading || "Newsletter",
    button: buttonText || "Sign up",
    subscribed: responseMessage || "Thank you for subscribing.",
  };
}

export const newsletterFormTexts = {
  email: "E-mail address",
  privacy: "We use your address only for the newsletter. Unsubscribe at any time.",
} as const;

export const newsletterOutcomeTexts = {
  title: "Newsletter",
  subscribed: "You are subscribed",
  refused: "You are not subscribed yet",
  toShop: "Back to the shop",
} as const;

export const unsubscribeTexts = {
  title: "Newsletter",
  heading: "Unsubscribe from the newsletter",
  toShop: "Back to the shop",
  confirm: "Confirm that you no longer want the newsletter. You can subscribe again at any time.",
  submit: "Unsubscribe",
  askForEmail:
    "Enter the e-mail address that receives the newsletter. We will send an unsubscribe link to that address.",
  sendLink: "Send me an unsubscribe link",
} as const;
