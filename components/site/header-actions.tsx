"use client";
import { useAtomValue } from "jotai";
import { CartCount } from "@/components/cart/count";
import { useCartWording } from "@/components/cart/use-wording";
import { CurrencySelector } from "@/components/currency/selector";
import { Icon } from "@/components/ui/icon";
import { iconMarkup } from "@/components/ui/icon-markup";
import { ShopLink } from "@/components/ui/shop-link";
import { WishlistCount } from "@/components/wishlist/count";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { ACCOUNT_OVERVIEW } from "@/lib/domain/customer/overview";
import { type Markup, markup } from "@/lib/domain/site/markup";
import { HEADER_ICON } from "./header-icon";
import { headerTexts } from "./texts";

type HeaderActionsProps = {
  /** True if the store offers no choice of currency. */
  isCurrencyFixed: boolean;
  hasSearch: boolean;
};

/**
 * Grid columns of fixed width, so that nothing moves when the counts and the currency appear. Only screens of less than
 * 360 px have no room for the wishlist.
 */
const COLUMNS =
  "min-[22.5rem]:grid-cols-[repeat(3,2.75rem)] sm:grid-cols-[repeat(4,2.75rem)] lg:grid-cols-[2.75rem_7rem_repeat(3,2.75rem)]";
/**
 * The grid columns in a store without prices, which has neither currency nor cart. On phones, the wishlist then takes
 * the place of the cart.
 */
const FEWER_COLUMNS = "sm:grid-cols-[repeat(3,2.75rem)]";

/**
 * The right-hand part of the header: search, currency, account, wishlist and cart. It is a client component, because a
 * server component would send its markup twice, as HTML and as data for React.
 */
export function HeaderActions({ isCurrencyFixed, hasSearch }: HeaderActionsProps) {
  const { title } = useCartWording();
  const hidesPrices = useAtomValue(subTypeAtom) === "enquiry";
  return (
    <div
      className={`-me-3 grid grid-cols-[repeat(2,2.75rem)] items-center justify-end ${hidesPrices ? FEWER_COLUMNS : COLUMNS}`}
    >
      {hasSearch ? (
        <button type="button" popoverTarget="search" aria-label={headerTexts.search} className={HEADER_ICON}>
          <Icon name="search" />
        </button>
      ) : (
        // Keeps the first column, so that the others stay in theirs.
        <span />
      )}
      {!hidesPrices && <CurrencySelector isFixed={isCurrencyFixed} className="mx-2 max-lg:hidden" />}
      <ShopLink
        href={ACCOUNT_OVERVIEW}
        className={`${HEADER_ICON} relative max-sm:hidden`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
        dangerouslySetInnerHTML={{ __html: accountMarkup().html }}
      />
      <ShopLink href="/wishlist" className={`${HEADER_ICON} relative ${hidesPrices ? "" : "max-[22.5rem]:hidden"}`}>
        <Icon name="heart" />
        <span className="sr-only">{headerTexts.wishlist}</span>
        <WishlistCount className="absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none text-paper" />
      </ShopLink>
      {!hidesPrices && (
        <ShopLink href={CART_PAGE} className={`${HEADER_ICON} relative`}>
          <Icon name="cart" />
          <span className="sr-only">{title}</span>
          <CartCount />
        </ShopLink>
      )}
    </div>
  );
}

function accountMarkup(): Markup {
  return markup`${iconMarkup("account")}<span class="sr-only">${headerTexts.account}<span class="for-customers">${headerTexts.signedIn}</span></span><span class="for-customers absolute end-2.5 top-2.5 size-1.5 rounded-full bg-accent"></span>`;
}
