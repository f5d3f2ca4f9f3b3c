import { buttonClass } from "@/components/ui/button";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";

type SummaryLinksProps = {
  /** Where it stands in the account of the customer whose it is; null for whoever else looks. */
  accountHref: string | null;
  /** Whoever looks might want an account. */
  isStranger: boolean;
};

/** Where to go on from what was ordered or asked for. */
export function SummaryLinks({ accountHref, isStranger }: SummaryLinksProps) {
  return (
    <>
      {accountHref && (
        <a href={accountHref} className={buttonClass("outline", "max-sm:w-full")}>
          See it in your account
        </a>
      )}
      {isStranger && (
        <a href={ACCOUNT_PAGES.signUp} className={buttonClass("outline", "max-sm:w-full")}>
          Create an account
        </a>
      )}
      <ShopLink href="/" className={buttonClass("quiet", "max-sm:w-full")}>
        Back to the shop
      </ShopLink>
    </>
  );
}
