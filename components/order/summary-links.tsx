import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { summaryLinkTexts } from "./texts";

type SummaryLinksProps = {
  /** The path of this order or quotation in the account of its customer; null if the visitor is somebody else. */
  accountHref: string | null;
  /** True if the visitor is not signed in; they are then offered an account. */
  offersAccount: boolean;
};

/** The links at the end of the summary of an order or quotation. */
export function SummaryLinks({ accountHref, offersAccount }: SummaryLinksProps) {
  return (
    <>
      {accountHref && (
        <a href={withBasePath(accountHref)} className={buttonClass("outline", "max-sm:w-full")}>
          {summaryLinkTexts.account}
        </a>
      )}
      {offersAccount && (
        <a href={withBasePath(ACCOUNT_PAGES.signUp)} className={buttonClass("outline", "max-sm:w-full")}>
          {summaryLinkTexts.createAccount}
        </a>
      )}
      <ShopLink href="/" className={buttonClass("quiet", "max-sm:w-full")}>
        {summaryLinkTexts.shop}
      </ShopLink>
    </>
  );
}
