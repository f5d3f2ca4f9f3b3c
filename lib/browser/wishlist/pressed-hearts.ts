import { dropSaved, readSaved, writeSaved } from "@/lib/browser/saved-state";
import type { WishlistWire } from "@/lib/contracts/wishlist/calls";

/** What hearts were pressed to become, by the slug of the product. */
type PressedHearts = Readonly<Record<string, boolean>>;

const KEY = "hearts";

/**
 * The hearts that were pressed in this tab since a list was last seen. Who leaves the page at once takes them to the
 * next one, which may have been rendered before the shop heard of them, even when it has answered meanwhile.
 */
export function pressedHearts(): PressedHearts {
  return readSaved(KEY, isPressedHearts, {}, "session");
}

export function keepPressed(slug: string, is: boolean): void {
  writeSaved(KEY, { ...pressedHearts(), [slug]: is }, "session");
}

export function forgetPressed(slug: string): void {
  const { [slug]: _refused, ...others } = pressedHearts();
  if (Object.keys(others).length > 0) writeSaved(KEY, others, "session");
  else dropSaved(KEY, "session");
}

export function takePressedHearts(): PressedHearts {
  const pressed = pressedHearts();
  dropSaved(KEY, "session");
  return pressed;
}

/** Whether the list is what the hearts were pressed for. */
export function matchesPressedHearts({ list }: WishlistWire, pressed: PressedHearts): boolean {
  return Object.entries(pressed).every(([slug, is]) => is === list.some(({ product }) => product?.slug === slug));
}

function isPressedHearts(value: unknown): value is PressedHearts {
  return (
    typeof value === "object" && value !== null && Object.values(value).every((pressed) => typeof pressed === "boolean")
  );
}
