import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";

/** Whether each pressed heart now saves its product, by the slug of the product. */
type PressedHearts = Readonly<Record<string, boolean>>;

const KEY = "hearts";

/**
 * The hearts pressed in this tab since the list was last loaded. The server may have rendered the next page before it
 * received the change, so that page compares its list with these hearts.
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

/** Whether the list already agrees with every pressed heart. */
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
