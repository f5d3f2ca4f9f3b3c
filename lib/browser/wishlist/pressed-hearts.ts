import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";

/** The state each heart was pressed into, by the slug of its product. */
type PressedHearts = Readonly<Record<string, boolean>>;

const KEY = "hearts";

/**
 * The hearts pressed in this tab since the list was last loaded. The next page may have been rendered before the server
 * received the change, so it compares its list with them.
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

/** Whether the list already shows every pressed heart. */
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
