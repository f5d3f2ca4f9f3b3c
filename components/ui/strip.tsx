import type { ReactNode } from "react";
import { StripArrows } from "./strip-arrows";

type StripProps = { label: string /** The items, each an `<li>`. */; children: ReactNode };

/** A row that scrolls natively and snaps to its items, so it works without script. With script it also has arrows. */
export function Strip({ label, children }: StripProps) {
  return (
    <div className="relative">
      <ul
        aria-label={label}
        className="strip strip-of-items"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </ul>
      <StripArrows />
    </div>
  );
}
