import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import type { MenuEntry } from "@/lib/domain/content";
import { withoutPreview } from "@/lib/domain/picture";
import { CurrencySelector } from "./currency-selector";
import { MenuBehaviour } from "./menu-behaviour";
import { MenuList } from "./menu-list";
import { SearchPanel } from "./search-panel";

type HeaderProps = {
  storeId: string;
  storeName: string;
  menu: readonly MenuEntry[];
  searchKeywords: readonly string[];
  /** The store leaves no choice of currency. */
  isCurrencyFixed: boolean;
};

const ICON_LINK = "grid size-11 place-items-center hover:text-accent";

/**
 * The shop's header. Menu and search are native popovers, so both open without script; from 992 px on the menu's own
 * markup stands in the header row and its sub-menus open under pointer or focus.
 */
export function Header({ storeId, storeName, menu, searchKeywords, isCurrencyFixed }: HeaderProps) {
  return (
    <header id="shop-header" className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 px-gutter lg:h-18">
        <div className="-ms-3 flex items-center lg:ms-0">
          <button type="button" popoverTarget="menu" aria-label="Menu" className={`${ICON_LINK} lg:hidden`}>
            <Icon name="menu" />
          </button>
          <MenuList
            storeId={storeId}
            storeName={storeName}
            menu={menu.map(slimEntry)}
            isCurrencyFixed={isCurrencyFixed}
          />
        </div>
        <ShopLink href="/" className="font-display text-[1.6rem] leading-none whitespace-nowrap lg:text-[1.75rem]">
          {storeName}
        </ShopLink>
        {/* Columns of fixed width: nothing moves while what follows is still arriving. */}
        <div className="-me-3 grid grid-cols-[repeat(2,2.75rem)] items-center justify-end sm:grid-cols-[repeat(4,2.75rem)] lg:grid-cols-[2.75rem_7rem_repeat(3,2.75rem)]">
          <button type="button" popoverTarget="search" aria-label="Search" className={ICON_LINK}>
            <Icon name="search" />
          </button>
          <CurrencySelector isFixed={isCurrencyFixed} className="mx-2 max-lg:hidden" />
          <ShopLink href={ACCOUNT_PAGES.overview} className={`${ICON_LINK} relative max-sm:hidden`}>
            <Icon name="account" />
            <span className="sr-only">
              Account<span className="for-customers">, signed in</span>
            </span>
            <span className="for-customers absolute end-2.5 top-2.5 size-1.5 rounded-full bg-accent" />
          </ShopLink>
          <ShopLink href="/wishlist" aria-label="Wish list" className={`${ICON_LINK} max-sm:hidden`}>
            <Icon name="heart" />
          </ShopLink>
          <ShopLink href="/cart" aria-label="Bag" className={ICON_LINK}>
            <Icon name="bag" />
          </ShopLink>
        </div>
      </div>
      <SearchPanel storeId={storeId} keywords={searchKeywords} />
      <MenuBehaviour />
    </header>
  );
}

/** Its pictures open under the pointer, long after the page has loaded. */
function slimEntry(entry: MenuEntry): MenuEntry {
  return { ...entry, pictures: entry.pictures.map((item) => ({ ...item, picture: withoutPreview(item.picture) })) };
}
