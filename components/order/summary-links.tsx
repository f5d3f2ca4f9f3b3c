import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { summaryLinkTexts } from "./texts";

type SummaryLinksProps = {
  /** The same order or quotation in the account of its customer; null for everybody else. */
  accountHref: string | null;
  /** The visitor is not signed in. */
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
