"use client";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { cartCount } from "@/lib/browser/cart/estimate";
import { markScrollBar } from "@/lib/browser/site/follow-dialogs";
import { CartPanel } from "./panel";
import { panelTexts } from "./texts";
import { useCartWording } from "./use-wording";

type CartDrawerProps = { storeId: string; shown: ShownCart; isOpen: boolean; onClose: () => void };

/**
 * The cart as a panel at the side of the page. It is a native modal dialog, so the browser returns the focus to the
 * page when it closes.
 */
export function CartDrawer({ storeId, shown, isOpen, onClose }: CartDrawerProps) {
  const { name } = useCartWording();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    if (dialog.current?.open) return;
    markScrollBar();
    dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="bag-drawer-title"
      onClose={onClose}
      // A press outside the dialog closes it, too: `follow-dialogs` does that for every dialog.
      className="bag-drawer"
    >
      {isOpen && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 px-6 py-3">
            <h2 id="bag-drawer-title" ref={heading} tabIndex={-1} className="font-display text-display-3 outline-none">
              {panelTexts.heading(name, shown.cart ? cartCount(shown.cart) : null)}
            </h2>
            <button
              type="button"
              aria-label={panelTexts.close}
              onClick={onClose}
              className="-me-3 grid size-11 place-items-center hover:text-accent"
            >
              <Icon name="close" />
            </button>
          </div>
          <CartPanel storeId={storeId} shown={shown} />
        </div>
      )}
    </dialog>
  );
}
