import { Children, type ReactNode } from "react";
import { StripArrows } from "./strip-arrows";

type StripProps = { label: string; itemClassName: string; children: ReactNode };

/** A row that scrolls natively and snaps to its items, so it works without script. With script it also has arrows. */
export function Strip({ label, itemClassName, children }: StripProps) {
  return (
    <div className="relative">
      <ul
        aria-label={label}
        className="strip strip-of-items"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {Children.map(children, (child) => (
          <li className={itemClassName}>{child}</li>
        ))}
      </ul>
      <StripArrows />
    </div>
  );
}
