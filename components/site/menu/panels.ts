import { usePathname, useSelectedLayoutSegments } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { MenuEntry } from "@/lib/domain/content/content";
import { CHOSEN_SEGMENT, isVisitorPath } from "@/lib/domain/site/route";
import { megaPanelMarkup } from "./panel-markup";

/**
 * Whether the page comes with the panels of the menu, and a reference for the list of its entries. A page that is made for
 * each request comes with the first level only, which leads everywhere: search results, lists with a choice and pages of
 * one visitor. Its panels are added at the first interaction, before a pointer, finger or key can reach the menu.
 */
export function useMenuPanels(
  storeId: string,
  menu: readonly MenuEntry[],
): [comesWithPanels: boolean, list: RefObject<HTMLUListElement | null>] {
  const list = useRef<HTMLUListElement>(null);
  const path = usePathname();
  const hasChoice = useSelectedLayoutSegments().at(-1) === CHOSEN_SEGMENT;
  // Kept, because the header stays when the router opens another page.
  const [comesWithPanels] = useState(!(hasChoice || isVisitorPath(path)));
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
