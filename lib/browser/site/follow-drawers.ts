/**
 * Closes a drawer when the focus leaves it. A drawer is a popover, and a popover does not keep the focus inside; but
 * elements covered by its backdrop must not have the focus. Returns a function that stops this.
 */
export function followDrawers(): () => void {
  const onFocusOut = ({ target, relatedTarget: next }: FocusEvent) => {
    const drawer = target instanceof Element ? drawerOf(target) : null;
    if (drawer && next instanceof Element && drawerOf(next) !== drawer) drawer.hidePopover();
  };
  document.addEventListener("focusout", onFocusOut);
  return () => document.removeEventListener("focusout", onFocusOut);
}

/** The drawer that contains the element or, if the element is a button for a drawer, the one that it opens. */
function drawerOf(element: Element): HTMLElement | null {
  const inside = element.closest<HTMLElement>(".drawer[popover]");
  const opened = document.getElementById(element.getAttribute("popovertarget") ?? "");
  return inside ?? (opened?.matches(".drawer") ? opened : null);
}
