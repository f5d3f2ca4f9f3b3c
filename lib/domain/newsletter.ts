import type { Features } from "./store/features";
import type { ApplicationSetting, Newsletter } from "./store/store";

type NewsletterStore = {
  features: Pick<Features, "newsletter">;
  setting: Pick<ApplicationSetting, "newsletter">;
};

/**
 * The newsletter shoppers can subscribe to; null if the feature or the owner's setting is off, or if it neither asks
 * for an address nor has a link.
 */
export function offeredNewsletter({ features, setting: { newsletter } }: NewsletterStore): Newsletter | null {
  const isUsable = newsletter.asksForAddress || newsletter.link !== null;
  return features.newsletter && newsletter.isActive && isUsable ? newsletter : null;
}

/** How a visitor has responded to the newsletter dialog; it opens by itself only before either response. */
export type NewsletterAnswer = "dismissed" | "subscribed";

/** The possible results of subscribing. */
export const NEWSLETTER_OUTCOMES = ["subscribed", "email_invalid", "too_many_attempts", "newsletter_off"] as const;
/** `unreachable` when no readable response came. */
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number] | "unreachable";

/** The result page of a form sent without script. */
export function newsletterOutcomePath(outcome: NewsletterOutcome): string {
  return `/newsletter/${outcome.replaceAll("_", "-")}`;
}

/** The outcome from the last part of such a path; null for anything else. */
export function readNewsletterOutcome(slug: string): NewsletterOutcome | null {
  return NEWSLETTER_OUTCOMES.find((outcome) => outcome.replaceAll("_", "-") === slug) ?? null;
}

/** Unsubscribes with the token of a link, or e-mails such a link. */
export const UNSUBSCRIBE_PAGE = "/newsletter/unsubscribe";
export const UNSUBSCRIBE_QUERY = { token: "token" } as const;

export function unsubscribePath(token: string): string {
  return `${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ [UNSUBSCRIBE_QUERY.token]: token })}`;
}

/** The name of the dialog in addresses: `/#newsletter`. */
export const NEWSLETTER_DIALOG = "newsletter";
