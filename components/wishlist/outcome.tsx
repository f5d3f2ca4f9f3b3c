import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { viewTexts } from "./texts";

/** A message about the last change of the wishlist. It stays at the bottom of the window. */
export function WishlistOutcome({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <div role="status">
      {children && (
        <div className="fixed start-gutter bottom-4 z-30 flex max-w-[calc(100%-2*var(--spacing-gutter)-3.5rem)] items-center bg-ink ps-5 text-sm text-paper">
          <p className="flex flex-wrap items-center gap-x-4">{children}</p>
          <button
            type="button"
            aria-label={viewTexts.close}
            onClick={onClose}
            className="grid size-12 shrink-0 place-items-center"
          >
            <Icon name="close" className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
