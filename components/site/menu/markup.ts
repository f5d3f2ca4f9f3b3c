import { anchorMarkup } from "@/components/content/anchor-markup";
import { iconMarkup } from "@/components/ui/icon-markup";
import type { MenuEntry } from "@/lib/domain/content/content";
import { type Markup, markup } from "@/lib/domain/site/markup";
import { menuTexts } from "../texts";
import { megaPanelMarkup } from "./panel-markup";

/** The menu's title and close button, which phones show. */
export function menuTitleMarkup(storeName: string): Markup {
  return markup`<span class="font-display text-2xl">${storeName}</span><button type="button" popovertarget="menu" popovertargetaction="hide" aria-label="${menuTexts.close}" class="-me-3 grid size-11 place-items-center">${iconMarkup("close")}</button>`;
}

/** The entries of the menu, with their panels, or with those only whose entry is no link. */
export function menuEntriesMarkup(storeId: string, menu: readonly MenuEntry[], hasPanels: boolean): Markup {
  const panelOf = (entry: MenuEntry) => (hasPanels || !entry.link ? megaPanelMarkup(storeId, entry) : markup``);
  return markup`${menu.map((entry) => entryMarkup(entry, panelOf(entry)))}`;
}

function entryMarkup({ link, name }: MenuEntry, panel: Markup): Markup {
  return markup`<li class="menu-entry">${anchorMarkup(link, "menu-link", name)}${panel}</li>`;
}

/** The link to the account, which says whether the visitor is signed in. */
export function accountLinkMarkup(): Markup {
  return markup`${iconMarkup("account")}<span><span class="for-strangers">${menuTexts.signIn}</span><span class="for-customers">${menuTexts.account}</span></span>`;
}
