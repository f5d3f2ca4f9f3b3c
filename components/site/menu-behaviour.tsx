"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** What the native menu lacks: it closes when the shopper has gone somewhere, and on Escape. */
export function MenuBehaviour() {
  const pathname = usePathname();
  const before = useRef(pathname);

  useEffect(() => {
    // What was opened before the scripts came stays open.
    if (before.current === pathname) return;
    before.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>("#shop-header :popover-open")) panel.hidePopover();
    closeMegaMenu();
  }, [pathname]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeMegaMenu();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return null;
}

/** Sub-menus open by CSS under pointer or focus; this holds them shut until either of the two has left. */
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
