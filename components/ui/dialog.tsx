import type { ReactNode } from "react";
import { Icon } from "./icon";
import { dialogTexts } from "./texts";

type DialogProps = {
  /** The id of the dialog: a link to `#newsletter` opens the dialog with the name `newsletter`. */
  name: string;
  title: string;
  /** Shown beside the content, or above it on phones. */
  picture?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A dialog of the shop. A link to `#name` opens it: `follow-dialogs` shows and closes dialogs when the URL changes.
 * Without script, the style sheet shows the dialog as part of the page.
 */
export function Dialog({ name, title, picture, onClose, children }: DialogProps) {
  return (
    <dialog
      id={name}
      aria-labelledby={`${name}-title`}
      {...(onClose && { onClose })}
      className="dialog"
      data-pictured={!!picture}
    >
      {/* The content fills the whole dialog, so a click whose target is the <dialog> itself was on the backdrop. */}
      <div className={picture ? "sm:grid sm:grid-cols-[0.8fr_1fr]" : ""}>
        <form method="dialog" className="sticky top-0 z-10 col-span-full flex h-0 justify-end noscript:hidden">
          <button
            type="submit"
            aria-label={dialogTexts.close}
            className="m-1.5 grid size-11 shrink-0 place-items-center bg-paper hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </form>
        {picture}
        <div className="px-6 pt-7 pb-8 sm:px-10 sm:pt-11 sm:pb-10">
          {/* Takes the focus when the dialog opens, so that screen readers begin at the start of the dialog. */}
          <h2 id={`${name}-title`} tabIndex={-1} className="pe-8 font-display text-display-3 outline-none">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  );
}
