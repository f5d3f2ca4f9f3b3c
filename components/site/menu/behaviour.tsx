"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Closes the menu on navigation, because Next.js keeps the header in the page, and closes sub-menus on Escape, because
 * CSS cannot.
 */
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

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      leaveMegaPanel();
      closeMegaMenu();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return null;
}

/** Moves the focus from an open sub-menu to the link above it, which stays visible when the sub-menu closes. */
function leaveMegaPanel() {
  const panel = document.activeElement?.closest<HTMLElement>("#menu:not(:popover-open) .mega-panel");
  if (panel?.previousElementSibling instanceof HTMLElement) panel.previousElementSibling.focus();
}

/**
 * Closes the open sub-menu. CSS opens sub-menus on hover or focus; an attribute set here keeps them closed until the
 * pointer leaves the menu or the focus moves.
 */
function closeMegaMenu() {
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
