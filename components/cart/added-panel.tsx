"use client";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { CartPanel } from "./panel";
import { useCartWording } from "./use-wording";
import { capitalised } from "./wording";

type AddedPanelProps = {
  storeId: string;
  shown: ShownCart;
  /** What was put into the bag last; another one each time. */
  added: { itemId: string };
  onClose: () => void;
};

/** Long enough to be read, and to get there: who uses it keeps it open. */
const STAYS_MS = 7_000;

/**
 * The bag below the header, with what was just added on top. It takes neither focus nor page, and goes by itself unless
 * it is used, or the keyboard goes on to what it covers. Domain §4.7.
 */
export function AddedPanel({ storeId, shown, added, onClose }: AddedPanelProps) {
  const { inside } = useCartWording();
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is added it stays as long again
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.style.setProperty("--below-header", `${bringHeader()}px`);
    element.showPopover();
    let timer = setTimeout(() => close.current(), STAYS_MS);
    const stay = () => clearTimeout(timer);
    const wait = () => {
      clearTimeout(timer);
      if (!element.matches(":hover, :focus-within")) timer = setTimeout(() => close.current(), STAYS_MS);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close.current();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // It may come up under a pointer that rests: only one that moves uses it.
    for (const sign of ["pointermove", "pointerdown", "focusin"]) element.addEventListener(sign, stay, { signal });
    for (const sign of ["pointerleave", "focusout"]) element.addEventListener(sign, wait, { signal });
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !element.contains(target) && isCovered(target, element)) close.current();
    };
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [added]);

  return (
    <section ref={panel} popover="manual" aria-labelledby="added-title" className="added-panel">
      <div className="flex items-center justify-between gap-4 px-6 py-3">
        <h2 id="added-title" className="flex items-center gap-2.5 font-medium">
          <Icon name="check" className="size-4" />
          {capitalised(inside)}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-me-3 grid size-11 place-items-center hover:text-accent"
        >
          <Icon name="close" />
        </button>
      </div>
      <CartPanel storeId={storeId} shown={shown} first={added.itemId} />
    </section>
  );
}

/** Whoever goes on with the keyboard must see where they are. */
function isCovered(target: Element, panel: Element): boolean {
  const { top, right, bottom, left } = panel.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
}

/** The header steps aside while one scrolls down. Answers where it ends, in pixels from the top of the window. */
function bringHeader(): number {
  const header = document.getElementById("shop-header");
  if (!header) return 0;
  const wasHidden = header.hasAttribute("data-hidden");
  header.removeAttribute("data-hidden");
  return wasHidden ? header.offsetHeight : header.getBoundingClientRect().bottom;
}
