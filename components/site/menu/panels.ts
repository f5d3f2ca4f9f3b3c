import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { MenuEntry } from "@/lib/domain/content/content";
import { isPersonalPath, SEARCH_PATH } from "@/lib/domain/site/route";
import { megaPanelMarkup } from "./panel-markup";

/**
 * Whether the page comes with the panels of the menu, and a reference for the list of its entries. Search results and pages
 * of one visitor are made for each request and listed by no search engine, so they come with the first level only, which
 * leads everywhere; the panels are added at the first interaction, before a pointer, finger or key can reach the menu.
 */
export function useMenuPanels(
  storeId: string,
  menu: readonly MenuEntry[],
): [comesWithPanels: boolean, list: RefObject<HTMLUListElement | null>] {
  const list = useRef<HTMLUListElement>(null);
  const path = usePathname();
  // Kept, because the header stays when the router opens another page.
  const [comesWithPanels] = useState(!(path === SEARCH_PATH || isPersonalPath(path)));
  useEffect(
    () =>
      onFirstInteraction(() => {
        menu.forEach((entry, index) => {
          const item = list.current?.children[index];
          // Adding the panel to the link, instead of rendering the list anew, leaves the focus where it is.
          if (item?.childElementCount === 1) item.insertAdjacentHTML("beforeend", megaPanelMarkup(storeId, entry).html);
        });
      }),
    [storeId, menu],
  );
  return [comesWithPanels, list];
}
