import type { MenuEntry } from "@/lib/domain/content/content";
import { withoutPreview } from "@/lib/domain/media/picture";

/** The menu without previews of its pictures, which are shown long after the page has loaded. */
export function withoutMenuPreviews(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.map((entry) => ({
    ...entry,
    pictures: entry.pictures.map((item) => ({ ...item, picture: withoutPreview(item.picture) })),
  }));
}
