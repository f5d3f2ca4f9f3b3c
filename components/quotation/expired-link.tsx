import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { emailLinkTexts, quotationTexts } from "./texts";

/** `contactNumber` is empty without one. */
type ExpiredLinkProps = { contactNumber: string };

/** For a link that has expired or never existed. The text is the same, so that nobody can probe for quotations. */
export function ExpiredLink({ contactNumber }: ExpiredLinkProps) {
  return (
    <EmptyState heading={emailLinkTexts.invalidHeading} text={emailLinkTexts.invalidText(contactNumber)}>
      <ShopLink href={ACCOUNT_PAGES.quotations} className={buttonClass()}>
        {emailLinkTexts.yourQuotations}
      </ShopLink>
      <ShopLink href="/" className={buttonClass("quiet")}>
        {quotationTexts.backToShop}
      </ShopLink>
    </EmptyState>
  );
}
