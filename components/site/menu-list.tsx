import { useAtomValue } from "jotai";
import { ContentAnchor } from "@/components/content/anchor";
import { CurrencySelector } from "@/components/currency/selector";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { WishlistCount } from "@/components/wishlist/count";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { MenuEntry } from "@/lib/domain/content/content";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { megaPanelMarkup } from "./mega-panel-markup";
import { menuTexts } from "./texts";

type MenuListProps = {
  storeId: string;
  storeName: string;
  menu: readonly MenuEntry[];
  isCurrencyFixed: boolean;
};

/**
 * The menu, as a drawer on phones and as a row with mega menus on screens of at least 992 px. Both use the same markup.
 */
export function MenuList({ storeId, storeName, menu, isCurrencyFixed }: MenuListProps) {
  const hidesPrices = useAtomValue(subTypeAtom) === "enquiry";
  return (
    <nav
      id="menu"
      popover="auto"
      aria-label={menuTexts.label}
      className="drawer fixed inset-y-0 start-0 end-auto m-0 h-dvh w-[min(22rem,88vw)] overflow-y-auto border-0 bg-paper p-0 lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent"
    >
      <div className="flex h-16 items-center justify-between border-b border-line px-5 lg:hidden">
        <span className="font-display text-2xl">{storeName}</span>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={menuTexts.close}
          className="-me-3 grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="px-5 py-4 lg:flex lg:gap-7 lg:p-0 xl:gap-8">
        {menu.map((entry) => (
          <li key={entry.name} className="menu-entry border-b border-line py-3 last:border-0 lg:border-0 lg:py-0">
            <ContentAnchor
              link={entry.link}
              className="block py-1 font-display text-[1.6rem] leading-tight lg:flex lg:h-18 lg:items-center lg:font-sans lg:text-sm lg:font-normal lg:tracking-normal lg:hover:text-accent"
            >
              {entry.name}
            </ContentAnchor>
            {entry.columns.length > 0 && (
              // HTML, because these are most of the elements of a page without a list (decision 50).
              <div
                className="mega-panel lg:absolute lg:inset-x-0 lg:top-full lg:border-y lg:border-line lg:bg-paper lg:px-gutter lg:py-10"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
                dangerouslySetInnerHTML={{ __html: megaPanelMarkup(storeId, entry).html }}
              />
            )}
          </li>
        ))}
      </ul>
      <ul className="border-t border-line px-5 py-5 lg:hidden">
        <li>
          <ShopLink href="/wishlist" className="flex items-center gap-3 py-2">
            <Icon name="heart" /> {menuTexts.wishlist} <WishlistCount className="text-muted" />
          </ShopLink>
        </li>
        <li>
          <ShopLink href={ACCOUNT_PAGES.overview} className="flex items-center gap-3 py-2">
            <Icon name="account" />
            <span>
              <span className="for-strangers">{menuTexts.signIn}</span>
              <span className="for-customers">{menuTexts.account}</span>
            </span>
          </ShopLink>
        </li>
        {!hidesPrices && (
          <li>
            <CurrencySelector isFixed={isCurrencyFixed} className="-ms-2 w-fit py-1" />
          </li>
        )}
      </ul>
    </nav>
  );
}
