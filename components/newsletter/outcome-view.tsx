import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import type { NewsletterOutcome } from "@/lib/domain/newsletter";
import type { Newsletter } from "@/lib/domain/store/store";
import { NewsletterForm } from "./form";
import { newsletterRefusalText } from "./refusal-texts";
import { newsletterOutcomeTexts, newsletterTexts } from "./texts";

type NewsletterOutcomeViewProps = {
  outcome: NewsletterOutcome;
  /** The store's newsletter settings; null if it has no newsletter. */
  newsletter: Newsletter | null;
};

/** The page after a newsletter form was sent without script. If the form was refused, it is shown again. */
export function NewsletterOutcomeView({ outcome, newsletter }: NewsletterOutcomeViewProps) {
  if (newsletter && outcome === "subscribed") {
    return (
      <EmptyState heading={newsletterOutcomeTexts.subscribed} text={newsletterTexts(newsletter).subscribed}>
        <ShopLink href="/" className={buttonClass()}>
          {newsletterOutcomeTexts.toShop}
        </ShopLink>
      </EmptyState>
    );
  }
  const code = newsletter && outcome !== "subscribed" ? outcome : "newsletter_off";
  return (
    <EmptyState heading={newsletterOutcomeTexts.refused} text={newsletterRefusalText(code)}>
      {newsletter?.asksForAddress && (
        <div className="w-full max-w-md text-start">
          <NewsletterForm newsletter={newsletter} id="newsletter-again" />
        </div>
      )}
      <ShopLink href="/" className="link-underline py-2 text-sm">
        {newsletterOutcomeTexts.toShop}
      </ShopLink>
    </EmptyState>
  );
}
