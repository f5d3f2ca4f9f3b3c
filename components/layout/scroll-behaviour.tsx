"use client";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { onFirstInteraction } from "@/lib/state/first-interaction";

/** The header that steps aside and the way back to the top: what does it is fetched when the visitor first scrolls. */
export function ScrollBehaviour() {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const forget = onFirstInteraction(async () => {
      const { followScrolling } = await import("@/lib/state/follow-scrolling");
      const header = document.getElementById("shop-header");
      if (!isGone && header && button.current) stop = followScrolling(header, button.current);
    });
    return () => {
      isGone = true;
      forget();
      stop?.();
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      hidden
      aria-label="Back to the top"
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
      className="fixed end-4 bottom-4 z-30 grid size-11 place-items-center border border-line bg-paper hover:bg-ink hover:text-paper [&[hidden]]:hidden"
    >
      <Icon name="arrow-up" />
    </button>
  );
}
