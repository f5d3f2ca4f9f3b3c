import type { Features } from "./store/features";
import type { ApplicationSetting, Newsletter } from "./store/store";

type NewsletterStore = {
  features: Pick<Features, "newsletter">;
  setting: Pick<ApplicationSetting, "newsletter">;
};

/**
 * The newsletter shoppers can subscribe to; null if the feature or the owner's setting is off, or if the newsletter
 * neither asks for an e-mail address nor has a link.
 */
export function offeredNewsletter({ features, setting: { newsletter } }: NewsletterStore): Newsletter | null {
  const isUsable = newsletter.asksForAddress || newsletter.link !== null;
  return features.newsletter && newsletter.isActive && isUsable ? newsletter : null;
}

/**
 * What a visitor has done with the newsletter dialog. The dialog opens by itself only until the visitor has dismissed
 * it or subscribed.
 */
export type NewsletterAnswer = "dismissed" | "subscribed";

/** The possible results of subscribing. */
export const NEWSLETTER_OUTCOMES = ["subscribed", "email_invalid", "too_many_attempts", "newsletter_off"] as const;
/** `unreachable` if the browser received no readable response. */
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number] | "unreachable";

/** The path of the page that shows the result of a form sent without script. */
export function newsletterOutcomePath(outcome: NewsletterOutcome): string {
  return `/newsletter/${outcome.replaceAll("_", "-")}`;
}

/** The outcome named by the last part of that path; null if it names none. */
export function readNewsletterOutcome(slug: string): NewsletterOutcome | null {
  return NEWSLETTER_OUTCOMES.find((outcome) => outcome.replaceAll("_", "-") === slug) ?? null;
}

/** The page that unsubscribes with the token of a link, or sends such a link by e-mail. */
export const UNSUBSCRIBE_PAGE = "/newsletter/unsubscribe";
export const UNSUBSCRIBE_QUERY = { token: "token" } as const;

export function unsubscribePath(token: string): string {
  return `${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ [UNSUBSCRIBE_QUERY.token]: token })}`;
}

/** The fragment that opens the dialog: `/#newsletter`. */
export const NEWSLETTER_DIALOG = "newsletter";
