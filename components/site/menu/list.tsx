import { useAtomValue } from "jotai";
import { CurrencySelector } from "@/components/currency/selector";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { WishlistCount } from "@/components/wishlist/count";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import type { MenuEntry } from "@/lib/domain/content/content";
import { ACCOUNT_OVERVIEW } from "@/lib/domain/customer/overview";
import { menuTexts } from "../texts";
import { accountLinkMarkup, menuEntriesMarkup, menuTitleMarkup } from "./markup";
import { useMenuPanels } from "./panels";

type MenuListProps = {
  storeId: string;
  storeName: string;
  menu: readonly MenuEntry[];
  isCurrencyFixed: boolean;
};

/**
 * The menu, as a drawer on phones and as a row with mega menus on screens of at least 992 px. Both use the same markup,
 * most of which is HTML and not React elements (decision 50).
 */
export function MenuList({ storeId, storeName, menu, isCurrencyFixed }: MenuListProps) {
  const hidesPrices = useAtomValue(subTypeAtom) === "enquiry";
  const [comesWithPanels, list] = useMenuPanels(storeId, menu);
  return (
    <nav
      id="menu"
      popover="auto"
      aria-label={menuTexts.label}
      className="drawer fixed inset-y-0 start-0 end-auto m-0 h-dvh w-[min(22rem,88vw)] overflow-y-auto border-0 bg-paper p-0 lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent"
    >
      <div
        className="flex h-16 items-center justify-between border-b border-line px-5 lg:hidden"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
        dangerouslySetInnerHTML={{ __html: menuTitleMarkup(storeName).html }}
      />
      <ul
        ref={list}
        className="px-5 py-4 lg:flex lg:gap-7 lg:p-0 xl:gap-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
        dangerouslySetInnerHTML={{ __html: menuEntriesMarkup(storeId, menu, comesWithPanels).html }}
      />
      <ul className="border-t border-line px-5 py-5 lg:hidden">
        <li>
          <ShopLink href="/wishlist" className="flex items-center gap-3 py-2">
            <Icon name="heart" /> {menuTexts.wishlist} <WishlistCount className="text-muted" />
          </ShopLink>
        </li>
        <li>
          <ShopLink
            href={ACCOUNT_OVERVIEW}
            className="flex items-center gap-3 py-2"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` has escaped every text
            dangerouslySetInnerHTML={{ __html: accountLinkMarkup().html }}
          />
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
