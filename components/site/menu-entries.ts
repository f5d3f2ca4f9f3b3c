import type { MenuEntry } from "@/lib/domain/content/content";
import { withoutPreview } from "@/lib/domain/media/picture";

/** What the header shows of the menu: its pictures open under the pointer, long after the page has loaded. */
export function shownEntries(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.map((entry) => ({
    ...entry,
    pictures: entry.pictures.map((item) => ({ ...item, picture: withoutPreview(item.picture) })),
  }));
}
