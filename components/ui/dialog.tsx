import type { ReactNode } from "react";
import { Icon } from "./icon";

type DialogProps = {
  /** What opens it in the address: `newsletter` at `#newsletter`. */
  name: string;
  title: string;
  /** Beside the text, above it on phones. */
  picture?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * The shop's dialog, closed until the address names it: an opener is a link to `#name`. `follow-dialogs` opens and closes
 * it; without script the style sheet shows it in its place on the page.
 */
export function Dialog({ name, title, picture, onClose, children }: DialogProps) {
  return (
    <dialog id={name} aria-labelledby={`${name}-title`} onClose={onClose} className="dialog" data-pictured={!!picture}>
      {/* The content covers the dialog to its edges: what is clicked outside of it is the backdrop. */}
      <div className={picture ? "sm:grid sm:grid-cols-[0.8fr_1fr]" : ""}>
        <form method="dialog" className="sticky top-0 z-10 col-span-full flex h-0 justify-end noscript:hidden">
          <button
            type="submit"
            aria-label="Close"
            className="m-1.5 grid size-11 shrink-0 place-items-center bg-paper hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </form>
        {picture}
        <div className="px-6 pt-7 pb-8 sm:px-10 sm:pt-11 sm:pb-10">
          {/* Focused when the dialog opens, so that it is read out from its beginning; nothing to be operated. */}
          <h2 id={`${name}-title`} tabIndex={-1} className="pe-8 font-display text-display-3 outline-none">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  );
}
