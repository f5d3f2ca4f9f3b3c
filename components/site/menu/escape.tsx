"use client";
import { useEffect } from "react";
import { closeMegaMenu } from "./behaviour";

/**
 * Closes sub-menus on Escape, because CSS cannot. Its script is loaded after the first interaction, without which no
 * sub-menu opens.
 */
export function MenuEscape() {
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
