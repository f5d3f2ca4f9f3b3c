import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { summaryLinkTexts } from "./texts";

type SummaryLinksProps = {
  /** The page of this order or quotation in its customer's account; null for all other visitors. */
  accountHref: string | null;
  /** True if the visitor is not signed in. */
  offersAccount: boolean;
};

/** The links at the end of an order or quotation summary. */
export function SummaryLinks({ accountHref, offersAccount }: SummaryLinksProps) {
  return (
    <>
      {accountHref && (
        <a href={accountHref} className={buttonClass("outline", "max-sm:w-full")}>
          {summaryLinkTexts.account}
        </a>
      )}
      {offersAccount && (
        <a href={ACCOUNT_PAGES.signUp} className={buttonClass("outline", "max-sm:w-full")}>
          {summaryLinkTexts.createAccount}
        </a>
      )}
      <ShopLink href="/" className={buttonClass("quiet", "max-sm:w-full")}>
        {summaryLinkTexts.shop}
      </ShopLink>
    </>
  );
}
