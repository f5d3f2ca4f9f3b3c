"use client";
import type { ReactNode } from "react";
import { SearchPanel } from "@/components/search/panel";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import type { MenuEntry } from "@/lib/domain/content/content";
import { HeaderActions } from "./header-actions";
import { HEADER_ICON } from "./header-icon";
import { MenuBehaviour } from "./menu/behaviour";
import { MenuList } from "./menu/list";
import { headerTexts } from "./texts";

type HeaderProps = {
  storeId: string;
  storeName: string;
  /** The store's logo or name, which leads to the home page. */
  brand: ReactNode;
  menu: readonly MenuEntry[];
  /** Searches to suggest; null if the store has no search. */
  searchKeywords: readonly string[] | null;
  /** True if the store offers no choice of currency. */
  isCurrencyFixed: boolean;
};

/**
 * The shop's header. Menu and search are native popovers, so they open without script. On screens of at least 992 px,
 * the same menu is a row in the header, and its sub-menus open on hover or focus. It is a client component, because a
 * server component would send its markup twice with every page.
 */
export function Header({ storeId, storeName, brand, menu, searchKeywords, isCurrencyFixed }: HeaderProps) {
  return (
    <header id="shop-header" className="sticky top-0 z-40 border-b border-line bg-paper">
      {/* The icons of a phone are wider than half of what the logo leaves. Their column has a fixed width, so that the logo
          stays where it is when they arrive. */}
      <div className="grid h-16 grid-cols-[1fr_auto_4.75rem] items-center gap-2 px-gutter min-[22.5rem]:grid-cols-[1fr_auto_7.5rem] sm:grid-cols-[1fr_auto_1fr] sm:gap-4 lg:h-18">
        <div className="-ms-3 flex items-center lg:ms-0">
          <button
            type="button"
            popoverTarget="menu"
            aria-label={headerTexts.menu}
            className={`${HEADER_ICON} lg:hidden`}
          >
            <Icon name="menu" />
          </button>
          <MenuList storeId={storeId} storeName={storeName} menu={menu} isCurrencyFixed={isCurrencyFixed} />
        </div>
        <ShopLink href="/" className="font-display text-[1.6rem] leading-none whitespace-nowrap lg:text-[1.75rem]">
          {brand}
        </ShopLink>
        <HeaderActions isCurrencyFixed={isCurrencyFixed} hasSearch={!!searchKeywords} />
      </div>
      {searchKeywords && <SearchPanel storeId={storeId} keywords={searchKeywords} />}
      <MenuBehaviour />
    </header>
  );
}
