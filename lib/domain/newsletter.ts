import type { Features } from "./store/features";
import type { ApplicationSetting, Newsletter } from "./store/store";

type NewsletterStore = {
  features: Pick<Features, "newsletter">;
  setting: Pick<ApplicationSetting, "newsletter">;
};

/**
 * The newsletter to which shoppers can subscribe. Null if the store does not have the feature, if the owner has
 * switched it off, or if the dialog would have neither an e-mail field nor a link.
 */
export function offeredNewsletter({ features, setting: { newsletter } }: NewsletterStore): Newsletter | null {
  const isUsable = newsletter.asksForAddress || newsletter.link !== null;
  return features.newsletter && newsletter.isActive && isUsable ? newsletter : null;
}

/** How a visitor has answered the newsletter dialog. Once there is an answer, the dialog no longer opens by itself. */
export type NewsletterAnswer = "dismissed" | "subscribed";

/** The results that the server can report for a subscription. */
export const NEWSLETTER_OUTCOMES = ["subscribed", "email_invalid", "too_many_attempts", "newsletter_off"] as const;
/**
 * What the newsletter form shows: the server's result, or what the browser found instead of one it knows.
 */
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number] | "network_failed" | "fault";

/** The path of the page that shows the outcome of subscribing, after a form sent without JavaScript. */
export function newsletterOutcomePath(outcome: NewsletterOutcome): string {
  return `/newsletter/${outcome.replaceAll("_", "-")}`;
}

/** Returns the outcome for the last part of a path that `newsletterOutcomePath` has made; null if there is none. */
export function readNewsletterOutcome(slug: string): NewsletterOutcome | null {
  return NEWSLETTER_OUTCOMES.find((outcome) => outcome.replaceAll("_", "-") === slug) ?? null;
}

/**
 * The page for unsubscribing. If its URL has a token, the page ends the subscription; otherwise it sends the visitor a
 * link with a token by e-mail.
 */
export const UNSUBSCRIBE_PAGE = "/newsletter/unsubscribe";
export const UNSUBSCRIBE_QUERY = { token: "token" } as const;

export function unsubscribePath(token: string): string {
  return `${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ [UNSUBSCRIBE_QUERY.token]: token })}`;
}

/** The address with which mail programs unsubscribe their reader, for the address of the page that a mail links to. */
export function oneClickAddress(link: string): string {
  return link.replace(UNSUBSCRIBE_PAGE, `/api${UNSUBSCRIBE_PAGE}/one-click`);
}

/** The URL fragment that opens the newsletter dialog: `/#newsletter`. */
export const NEWSLETTER_DIALOG = "newsletter";
