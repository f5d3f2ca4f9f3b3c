import { withNext } from "@/components/account/with-next";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";

/** What a link shows that opens no order: whose it is, and whether there is one, is not told. */
export function NoOrder() {
  return (
    <EmptyState
      heading="This link opens no order"
      text="It may be incomplete, or too old by now. If you have an account, all your orders are there."
    >
      <a href={withNext(ACCOUNT_PAGES.signIn, ACCOUNT_PAGES.orders)} className={buttonClass()}>
        To your orders
      </a>
      <ShopLink href="/" className={buttonClass("quiet")}>
        Back to the shop
      </ShopLink>
    </EmptyState>
  );
}
