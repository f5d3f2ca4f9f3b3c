/**
 * Closes a drawer when the keyboard leaves it. A popover holds no focus back, and nothing behind its veil may have the
 * focus while it is open. Answers how to stop.
 */
export function followDrawers(): () => void {
  const onFocusOut = ({ target, relatedTarget: next }: FocusEvent) => {
    const drawer = target instanceof Element ? drawerOf(target) : null;
    if (drawer && next instanceof Element && drawerOf(next) !== drawer) drawer.hidePopover();
  };
  document.addEventListener("focusout", onFocusOut);
  return () => document.removeEventListener("focusout", onFocusOut);
}

/** The one that it is in, or that it opens. */
function drawerOf(element: Element): HTMLElement | null {
  const inside = element.closest<HTMLElement>(".drawer[popover]");
  const opened = document.getElementById(element.getAttribute("popovertarget") ?? "");
  return inside ?? (opened?.matches(".drawer") ? opened : null);
}
