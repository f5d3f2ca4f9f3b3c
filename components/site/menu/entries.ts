import type { MenuEntry } from "@/lib/domain/content/content";
import { withoutPreview } from "@/lib/domain/media/picture";

/**
 * Removes the blurred previews from the menu's pictures. The pictures are seen only when the menu opens, long after
 * they have loaded.
 */
export function withoutMenuPreviews(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.map((entry) => ({
    ...entry,
    pictures: entry.pictures.map((item) => ({ ...item, picture: withoutPreview(item.picture) })),
  }));
}
