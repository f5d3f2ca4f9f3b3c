import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { refusalText } from "@/components/ui/refusal-texts";
import { ShopLink } from "@/components/ui/shop-link";
import { type EnquiryOutcome, enquiryHref } from "@/lib/domain/enquiry";
import { productPath } from "@/lib/domain/product/path";
import { withBasePath } from "@/lib/domain/site/base-path";
import { enquiryOutcomeTexts } from "./outcome-texts";
import { ENQUIRY_FORM_TEXTS } from "./refusal-texts";

type EnquiryOutcomeViewProps = { product: { slug: string; name: string }; outcome: EnquiryOutcome };

/** The page after an enquiry form was sent without script; it says whether the shop got the enquiry. */
export function EnquiryOutcomeView({ product, outcome }: EnquiryOutcomeViewProps) {
  if (outcome === "sent") {
    return (
      <EmptyState heading={enquiryOutcomeTexts.sent(product.name)} text={enquiryOutcomeTexts.sentText}>
        <ShopLink href={productPath(product.slug)} className={buttonClass()}>
          {enquiryOutcomeTexts.toProduct}
        </ShopLink>
        <ShopLink href="/all-products" className={buttonClass("quiet")}>
          {enquiryOutcomeTexts.toAllProducts}
        </ShopLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading={enquiryOutcomeTexts.refused}
      text={enquiryOutcomeTexts.refusedText(refusalText(ENQUIRY_FORM_TEXTS, outcome))}
    >
      <a href={withBasePath(enquiryHref(product.slug))} className={buttonClass()}>
        {enquiryOutcomeTexts.toForm}
      </a>
    </EmptyState>
  );
}
