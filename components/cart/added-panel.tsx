"use client";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { ShownCart } from "@/lib/browser/cart/cart";
import { CartPanel } from "./panel";
import { panelTexts } from "./texts";
import { useCartWording } from "./use-wording";
import { capitalised } from "./wording";

type AddedPanelProps = {
  storeId: string;
  shown: ShownCart;
  /**
   * The item added last. Each addition must pass a new object, because a new object restarts the time for which the
   * panel stays open.
   */
  added: { itemId: string };
  onClose: () => void;
};

/** The time after which the panel closes unless it is used: enough to read it and to move the pointer to it. */
const OPEN_MS = 7_000;
/** Its source makes browsers put the panel after the pressed button in the order of Tab. TypeScript does not know it. */
type SourcedPopover = { showPopover: (options: { source?: HTMLElement }) => void };

/** The distance between the panel and the pressed button, and the least height of a panel, in pixels. */
const GAP = 12;
const MIN_HEIGHT = 160;

/**
 * A panel with the cart, below the header, that appears after an item is added; that item comes first. The panel
 * neither takes the focus nor blocks the page, and leaves the pressed button in view; Tab leads from that button into the
 * panel. It closes after a while unless it is used, and also when the focus moves to something it covers. See
 * docs/domain.md#adding-to-cart.
 */
export function AddedPanel({ storeId, shown, added, onClose }: AddedPanelProps) {
  const { inside } = useCartWording();
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another added item starts the time anew
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const pressed = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    element.style.setProperty("--below-header", `${revealHeader()}px`);
    (element as SourcedPopover).showPopover(pressed && pressed !== document.body ? { source: pressed } : {});
    if (pressed) keepInView(pressed, element);
    let timer = setTimeout(() => close.current(), OPEN_MS);
    const keepOpen = () => clearTimeout(timer);
    const closeLater = () => {
      clearTimeout(timer);
      if (!element.matches(":hover, :focus-within")) timer = setTimeout(() => close.current(), OPEN_MS);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close.current();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    // Not "pointerenter": it also fires if the panel opens under a pointer that does not move, which is not use of the
    // panel.
    for (const type of ["pointermove", "pointerdown", "focusin"]) element.addEventListener(type, keepOpen, { signal });
    for (const type of ["pointerleave", "focusout"]) element.addEventListener(type, closeLater, { signal });
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !element.contains(target) && isCovered(target, element)) close.current();
    };
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
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
          aria-label={panelTexts.close}
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

/** Whether the panel covers the element. If the element has the focus, it must stay visible (WCAG 2.4.11). */
function isCovered(target: Element, panel: Element): boolean {
  const { top, right, bottom, left } = panel.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
}

/**
 * Moves the panel beside the element if it covers it, or else, where the window is too narrow for that, makes the panel
 * end above it.
 */
function keepInView(pressed: Element, panel: HTMLElement): void {
  panel.style.removeProperty("inset-inline-end");
  panel.style.removeProperty("max-height");
  if (!isCovered(pressed, panel)) return;
  const box = pressed.getBoundingClientRect();
  const { top, width } = panel.getBoundingClientRect();
  if (box.left >= width + 2 * GAP) panel.style.insetInlineEnd = `${window.innerWidth - box.left + GAP}px`;
  else panel.style.maxHeight = `${Math.max(box.top - top - GAP, MIN_HEIGHT)}px`;
}

/**
 * Shows the header again if scrolling down has hidden it. Returns its bottom edge, in pixels from the top of the
 * window.
 */
function revealHeader(): number {
  const header = document.getElementById("shop-header");
  if (!header) return 0;
  const wasHidden = header.hasAttribute("data-hidden");
  header.removeAttribute("data-hidden");
  return wasHidden ? header.offsetHeight : header.getBoundingClientRect().bottom;
}
