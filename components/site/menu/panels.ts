import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { MenuEntry } from "@/lib/domain/content/content";
import { isPersonalPath } from "@/lib/domain/site/route";
import { megaPanelMarkup } from "./panel-markup";

/**
 * Whether the page was sent with the menu's panels. A page of one visitor is made for each request and read by no search
 * engine, so it comes with the first level only, which leads everywhere.
 */
export function useComesWithPanels(): boolean {
  const isPersonal = isPersonalPath(usePathname());
  // The header stays when the router opens another page.
  const [comesWithPanels] = useState(!isPersonal);
  return comesWithPanels;
}

/**
 * Adds the panels to the entries in `list` that were sent without, at the first interaction: before a pointer, finger or
 * key can reach the menu.
 */
export function useLaterPanels(
  list: RefObject<HTMLUListElement | null>,
  storeId: string,
  menu: readonly MenuEntry[],
): void {
  useEffect(
    () =>
      onFirstInteraction(() => {
        for (const [index, entry] of [...(list.current?.children ?? [])].entries()) {
          const shown = menu[index];
          // Adding them to the page, instead of rendering the list anew, leaves the focus where it is.
          if (shown && !entry.querySelector(".mega-panel"))
            entry.insertAdjacentHTML("beforeend", megaPanelMarkup(storeId, shown).html);
        }
      }),
    [list, storeId, menu],
  );
}
