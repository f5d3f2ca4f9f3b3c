"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** Closes the menu on navigation, because Next.js keeps the header in the page. */
export function MenuBehaviour() {
  const pathname = usePathname();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    // Not on the first run: the visitor has not navigated, and may have opened a panel before the scripts arrived.
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>("#shop-header :popover-open")) panel.hidePopover();
    closeMegaMenu();
  }, [pathname]);

  return null;
}

/**
 * Closes the open sub-menu. CSS opens sub-menus on hover or focus; an attribute set here keeps them closed until the
 * pointer leaves the menu or the focus moves.
 */
export function closeMegaMenu() {
  const menu = document.getElementById("menu");
  if (!menu) return;
  menu.dataset.closed = "";
  const reopen = () => {
    delete menu.dataset.closed;
    menu.removeEventListener("pointerleave", reopen);
    menu.removeEventListener("focusin", reopen);
  };
  menu.addEventListener("pointerleave", reopen);
  menu.addEventListener("focusin", reopen);
  if (!menu.matches(":hover") && !menu.contains(document.activeElement)) reopen();
}
