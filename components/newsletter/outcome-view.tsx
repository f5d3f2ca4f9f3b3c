import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import type { NewsletterOutcome } from "@/lib/domain/newsletter";
import type { Newsletter } from "@/lib/domain/store/store";
import { NewsletterForm } from "./form";
import { NEWSLETTER_REFUSAL_TEXTS, newsletterTexts } from "./texts";

type NewsletterOutcomeViewProps = {
  outcome: NewsletterOutcome;
  /** Null when the shop offers none. */
  newsletter: Newsletter | null;
};

/** Tells how subscribing went, with the form once more when that was in vain. */
export function NewsletterOutcomeView({ outcome, newsletter }: NewsletterOutcomeViewProps) {
  if (newsletter && outcome === "subscribed") {
    return (
      <EmptyState heading="You are on the list" text={newsletterTexts(newsletter).subscribed}>
        <ShopLink href="/" className={buttonClass()}>
          Back to the shop
        </ShopLink>
      </EmptyState>
    );
  }
  const code = newsletter && outcome !== "subscribed" ? outcome : "newsletter_off";
  return (
    <EmptyState heading="Not on the list yet" text={NEWSLETTER_REFUSAL_TEXTS[code]}>
      {newsletter?.asksForAddress && (
        <div className="w-full max-w-md text-start">
          <NewsletterForm newsletter={newsletter} id="newsletter-again" />
        </div>
      )}
      <ShopLink href="/" className="link-underline py-2 text-sm">
        Back to the shop
      </ShopLink>
    </EmptyState>
  );
}
