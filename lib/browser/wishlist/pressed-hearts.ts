import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";

/** What pressing the hearts did: for each product by slug, true if it was saved and false if it was removed. */
type PressedHearts = Readonly<Record<string, boolean>>;

const KEY = "hearts";

/**
 * The hearts pressed in this tab since the wishlist was last loaded. The next page may have been rendered before the
 * server got these changes, so that page compares its list with them.
 */
export function pressedHearts(): PressedHearts {
  return readSaved(KEY, isPressedHearts, {}, "session");
}

export function savePressedHeart(slug: string, isSaved: boolean): void {
  writeSaved(KEY, { ...pressedHearts(), [slug]: isSaved }, "session");
}

export function removePressedHeart(slug: string): void {
  const { [slug]: _removed, ...others } = pressedHearts();
  if (Object.keys(others).length > 0) writeSaved(KEY, others, "session");
  else removeSaved(KEY, "session");
}

export function popPressedHearts(): PressedHearts {
  const pressed = pressedHearts();
  removeSaved(KEY, "session");
  return pressed;
}

/** Whether the list already includes every change made by pressing a heart. */
export function matchesPressedHearts({ list }: WishlistWire, pressed: PressedHearts): boolean {
  return Object.entries(pressed).every(
    ([slug, isSaved]) => isSaved === list.some(({ product }) => product?.slug === slug),
  );
}

function isPressedHearts(value: unknown): value is PressedHearts {
  return (
    typeof value === "object" && value !== null && Object.values(value).every((pressed) => typeof pressed === "boolean")
  );
}
