import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { type EnquiryOutcome, enquiryHref } from "@/lib/domain/enquiry";
import { ENQUIRY_REFUSAL_TEXTS, ENQUIRY_SENT_TEXT } from "./texts";

type EnquiryOutcomeViewProps = { product: { slug: string; name: string }; outcome: EnquiryOutcome };

/** Tells who has sent the form without script how that went. */
export function EnquiryOutcomeView({ product, outcome }: EnquiryOutcomeViewProps) {
  if (outcome === "sent") {
    return (
      <EmptyState heading={`You asked about ${product.name}`} text={ENQUIRY_SENT_TEXT}>
        <ShopLink href={`/product/${product.slug}`} className={buttonClass()}>
          See it again
        </ShopLink>
        <ShopLink href="/all-products" className={buttonClass("quiet")}>
          See everything
        </ShopLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="Your question is not sent yet"
      text={`${ENQUIRY_REFUSAL_TEXTS[outcome]} Your browser's way back leads to what you typed.`}
    >
      <a href={enquiryHref(product.slug)} className={buttonClass()}>
        Back to the form
      </a>
    </EmptyState>
  );
}
