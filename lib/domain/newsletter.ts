import type { Features } from "./store/features";
import type { ApplicationSetting, Newsletter } from "./store/store";

type NewsletterStore = {
  features: Pick<Features, "newsletter">;
  setting: Pick<ApplicationSetting, "newsletter">;
};

/**
 * The newsletter that shoppers are offered; null when the feature or the owner's switch is off, or when it neither asks
 * for an address nor leads anywhere.
 */
export function offeredNewsletter({ features, setting: { newsletter } }: NewsletterStore): Newsletter | null {
  const leadsOn = newsletter.asksForAddress || newsletter.link !== null;
  return features.newsletter && newsletter.isActive && leadsOn ? newsletter : null;
}

/** What a visitor has made of the newsletter; it opens by itself only for who has done neither. */
export type NewsletterAnswer = "dismissed" | "subscribed";

/** How subscribing may go, as far as the shop answers. */
export const NEWSLETTER_OUTCOMES = ["subscribed", "email_invalid", "too_many_attempts", "newsletter_off"] as const;
/** `unreachable` when no answer came, or none that can be read. */
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number] | "unreachable";

/** The page that tells who has sent the form without script. */
export function newsletterOutcomePath(outcome: NewsletterOutcome): string {
  return `/newsletter/${outcome.replaceAll("_", "-")}`;
}

/** The outcome that the last part of such an address names; null for anything else. */
export function readNewsletterOutcome(slug: string): NewsletterOutcome | null {
  return NEWSLETTER_OUTCOMES.find((outcome) => outcome.replaceAll("_", "-") === slug) ?? null;
}

/** Where an address is taken off the list: with the token of a link at once, else by a mail with such a link. */
export const UNSUBSCRIBE_PAGE = "/newsletter/unsubscribe";
export const UNSUBSCRIBE_QUERY = { token: "token" } as const;

export function unsubscribePath(token: string): string {
  return `${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ [UNSUBSCRIBE_QUERY.token]: token })}`;
}

/** The dialog's name in an address: `/#newsletter`. */
export const NEWSLETTER_DIALOG = "newsletter";
