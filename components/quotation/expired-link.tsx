import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { emailLinkTexts, quotationTexts } from "./texts";

/** `contactNumber` is empty if the store has none. */
type ExpiredLinkProps = { contactNumber: string };

/**
 * Shown for a link that has expired or that never existed. Both get the same text, so that trying links does not reveal
 * which quotations exist.
 */
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
