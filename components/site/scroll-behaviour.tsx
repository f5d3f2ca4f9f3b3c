"use client";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { followScrolling } from "@/lib/browser/site/follow-scrolling";
import { watchCorner } from "@/lib/browser/site/watch-corner";
import { scrollTexts } from "./texts";

/**
 * Hides the header while the visitor scrolls down, and shows the button back to the top once they have scrolled far
 * enough.
 */
export function ScrollBehaviour() {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const header = document.getElementById("shop-header");
    return header && button.current ? followScrolling(header, button.current) : undefined;
  }, []);
  useEffect(() => (button.current ? watchCorner(button.current) : undefined), []);

  return (
    <button
      ref={button}
      type="button"
      hidden
      aria-label={scrollTexts.backToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
      className="in-corner to-top fixed z-30 grid size-11 place-items-center border border-line bg-paper hover:bg-ink hover:text-paper [&[hidden]]:hidden"
    >
      <Icon name="arrow-up" />
    </button>
  );
}
